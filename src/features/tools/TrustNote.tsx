import { Icon } from '../../ui/Icon'
import { useProductTexts } from '../../ui/use-product-texts'
import styles from './tools.module.css'
import { useEndpoint } from './use-endpoint'

/** Who sees what is entered and what comes back. */
export type Trust = 'helper' | 'password' | 'provider' | 'none'

/** Says before the first use where secrets travel. */
export function TrustNote({ trust, who }: { trust: Trust; who: string }) {
  const { t } = useProductTexts()
  const { name, url } = useEndpoint()
  const texts = {
    helper: 'tool.trustHelper',
    password: 'tool.trustPassword',
    provider: 'tool.trustProvider',
    none: 'tool.trustNone',
  } as const
  return (
    <p className={styles.trust}>
      <Icon name="shield" />
      <span>{t(texts[trust], { name, url, who })}</span>
    </p>
  )
}
