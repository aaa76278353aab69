import { useEffect, useEffectEvent, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { localeLinks } from '../../content/locale-links'
import { usePage } from '../../content/page-context'
import { encodePath } from '../../content/paths'
import { decideLocale } from '../../stores/dismissals'
import { Button } from '../../ui/Button'
import { Dialog } from '../../ui/Dialog'
import { useTranslation } from '../../ui/translation'
import styles from './LocaleSuggestion.module.css'
import { preferredLocale } from './suggestion-rules'

/** Asks, in both languages, whether to change to the one the visitor's browser prefers. */
export function LocaleSuggestion() {
  const { t } = useTranslation()
  const { page, manifest } = usePage()
  const navigate = useNavigate()
  const [open, setOpen] = useState(true)
  const [remember, setRemember] = useState(false)
  const links = localeLinks(manifest, page)
  const { auto } = manifest.site.localeRedirect
  const target = links.find((link) => link.prefix === preferredLocale(manifest, navigator.languages))
  const here = manifest.site.locales[page.locale]
  const there = target && manifest.site.locales[target.prefix]
  const texts = there?.redirectModal

  const decide = () => {
    // The other language must not ask its own question on arrival.
    for (const { prefix } of links) {
      decideLocale(prefix, 'session')
      if (remember) decideLocale(prefix, 'local')
    }
    setOpen(false)
  }
  const change = () => {
    decide()
    if (target) navigate(encodePath(target.path) + window.location.search + window.location.hash, { replace: true })
  }
  const changeNow = useEffectEvent(change)
  // Where the owner wants no question, the visitor's first language is taken for the answer.
  useEffect(() => {
    if (auto) changeNow()
  }, [auto])

  if (auto || !target || !texts || !here) return null
  const own = here.redirectModal ?? texts
  const named = (text: string) => text.replaceAll('$1', texts.name)
  return (
    <Dialog open={open} onClose={decide} label={t('redirect.title')} className={styles.dialog}>
      <div className={styles.body}>
        <p lang={target.lang}>{named(texts.hint)}</p>
        {own !== texts && <p lang={here.lang}>{named(own.hint)}</p>}
        <label>
          <input type="checkbox" checked={remember} onChange={(event) => setRemember(event.target.checked)} />
          <span lang={target.lang}>{texts.remember}</span>
        </label>
        <div className={styles.buttons}>
          <Button look="primary" lang={target.lang} onClick={change} data-autofocus>
            {named(texts.switch)}
          </Button>
          <Button lang={here.lang} onClick={decide}>
            {own.cancel}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
