import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useLocale } from '../../../content/page-context'
import { Button } from '../../../ui/Button'
import { Link } from '../../../ui/Link'
import { useProductTexts } from '../../../ui/use-product-texts'
import { Note } from '../FailureNote'
import { Field } from '../Field'
import { ToolForm } from '../ToolForm'
import { handOverQuery } from './callback-query'
import type { OAuthProvider } from './providers'

/** For redirect addresses on the visitor's machine: a visible link instead of a pop-up, and a field for where it led. */
export function LoopbackReturn({ provider, url }: { provider: OAuthProvider; url: string }) {
  const { t } = useProductTexts()
  const { prefix } = useLocale()
  const navigate = useNavigate()
  const [pasted, setPasted] = useState('')
  const [bad, setBad] = useState(false)
  const accept = () => {
    const search = queryOf(pasted)
    if (search === undefined) return setBad(true)
    handOverQuery(search)
    navigate(`${prefix}tool/${provider.id}/callback.html`)
  }
  return (
    <ToolForm onSubmit={accept}>
      <Note tone="info">
        <p>{t('oauth.loopback')}</p>
        <p>
          <Link to={url}>{t('oauth.openTab', { who: t(`who.${provider.id}`) })}</Link>
        </p>
        <Field
          label={t('oauth.paste')}
          secret
          value={pasted}
          onChange={(text) => {
            setPasted(text)
            setBad(false)
          }}
          error={bad ? t('oauth.pasteBad') : undefined}
        />
        <div>
          <Button type="submit">{t('oauth.pasteGo')}</Button>
        </div>
      </Note>
    </ToolForm>
  )
}

/** The query of a pasted address, when it answers a sign-in. */
function queryOf(text: string): string | undefined {
  try {
    const { search, searchParams } = new URL(text.trim())
    return searchParams.has('code') || searchParams.has('error') ? search : undefined
  } catch {
    // The URL constructor throws on what is no address.
    return undefined
  }
}
