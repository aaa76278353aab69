import { use } from 'react'
import { readDataFile, textIn } from '../../content/data-file'
import { usePage } from '../../content/page-context'
import { ButtonLink } from '../../ui/Button'
import { Icon } from '../../ui/Icon'
import { readPlans } from './plans'
import styles from './pricing.module.css'

/** What AList costs: one card a plan, all of it data. */
export function Pricing() {
  const { page } = usePage()
  const plans = readPlans(use(readDataFile('pricing')))
  return (
    <div className={styles.plans}>
      {plans.map(({ id, name, price, features, actions }) => (
        <section key={id} className={styles.plan} aria-labelledby={`plan-${id}`}>
          <p id={`plan-${id}`} className={styles.name}>
            {textIn(name, page.lang)}
          </p>
          <p className={styles.price}>{textIn(price, page.lang)}</p>
          <ul>
            {features.map((feature) => {
              const text = textIn(feature, page.lang)
              return (
                <li key={text}>
                  <Icon name="check" />
                  <span>{text}</span>
                </li>
              )
            })}
          </ul>
          <div className={styles.actions}>
            {actions.map(({ text, href, look }) => (
              <ButtonLink key={href} to={href} look={look}>
                {textIn(text, page.lang)}
              </ButtonLink>
            ))}
          </div>
        </section>
      ))}
    </div>
  )
}
