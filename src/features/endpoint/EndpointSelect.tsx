import { type FormEvent, useId, useState } from 'react'
import { useSite } from '../../content/page-context'
import { useStore } from '../../platform/use-store'
import {
  CUSTOM_ENDPOINT,
  chosenEndpoint,
  currentEndpoint,
  customEndpoint,
  offeredEndpoints,
  readEndpointUrl,
  visitedHost,
} from '../../stores/endpoint'
import { Button } from '../../ui/Button'
import { useTranslation } from '../../ui/translation'
import { EndpointCheck } from './EndpointCheck'
import styles from './EndpointSelect.module.css'

/** Value of the entry that asks for another address; no endpoint can have this name. */
const ASK = '\u0000ask'

/** Which helper service the tools call. What is shown is what is used, whatever an older visit left behind. */
export function EndpointSelect() {
  const { t } = useTranslation()
  const { endpoints } = useSite()
  const id = useId()
  const [asking, setAsking] = useState(false)
  const chosen = useStore(chosenEndpoint)
  const custom = useStore(customEndpoint)
  const host = useStore(visitedHost)
  const offered = offeredEndpoints(endpoints, host, custom)
  if (offered.length === 0) return null
  const { name, url } = currentEndpoint(endpoints, host, custom, chosen)

  const choose = (value: string) => {
    if (value === ASK) setAsking(true)
    else chosenEndpoint.set(value)
  }
  return (
    <div className={styles.endpoint} data-print="hide">
      <label htmlFor={id}>{t('endpoint.label')}</label>
      <select id={id} value={name} onChange={(event) => choose(event.target.value)}>
        {offered.map((endpoint) => (
          <option key={endpoint.name} value={endpoint.name}>
            {endpoint.url} ({endpoint.name})
          </option>
        ))}
        <option value={ASK}>{t('endpoint.custom')}</option>
      </select>
      <EndpointCheck key={url} url={url} />
      {asking && <OwnAddress before={custom} onDone={() => setAsking(false)} />}
    </div>
  )
}

function OwnAddress({ before, onDone }: { before: string; onDone(): void }) {
  const { t } = useTranslation()
  const id = useId()
  const [text, setText] = useState(before)
  const [invalid, setInvalid] = useState(false)

  const use = (event: FormEvent) => {
    event.preventDefault()
    const url = readEndpointUrl(text)
    setInvalid(url === undefined)
    if (url === undefined) return
    customEndpoint.set(url)
    chosenEndpoint.set(CUSTOM_ENDPOINT)
    onDone()
  }
  const remove = () => {
    customEndpoint.set('')
    onDone()
  }
  return (
    <form className={styles.form} onSubmit={use} noValidate>
      <label htmlFor={id}>{t('endpoint.customLabel')}</label>
      <input
        id={id}
        type="url"
        // biome-ignore lint/a11y/noAutofocus: the visitor has just asked for this field
        autoFocus
        placeholder="https://api.example.com"
        value={text}
        aria-invalid={invalid}
        aria-describedby={`${id}-hint`}
        onChange={(event) => setText(event.target.value)}
      />
      <p id={`${id}-hint`} role={invalid ? 'alert' : undefined} data-invalid={invalid || undefined}>
        {t(invalid ? 'endpoint.invalid' : 'endpoint.customHint')}
      </p>
      <div className={styles.buttons}>
        <Button type="submit" look="primary">
          {t('endpoint.use')}
        </Button>
        <Button onClick={onDone}>{t('endpoint.cancel')}</Button>
        {before && (
          <Button look="quiet" onClick={remove}>
            {t('endpoint.remove')}
          </Button>
        )}
      </div>
    </form>
  )
}
