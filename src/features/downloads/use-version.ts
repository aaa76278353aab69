import { useEffect, useState } from 'react'
import { useSite } from '../../content/page-context'
import { fetchText } from '../../platform/fetch-text'
import { isRecord } from '../../platform/record'
import { report } from '../../platform/report'
import { CALL_TIMEOUT } from '../../site/constants'
import { isVersion } from './catalog'

export interface Version {
  /** Being asked for; what is shown meanwhile is the known one. */
  state: 'asking' | 'newest' | 'known'
  number: string
}

const asked = new Map<string, Promise<string>>()

/** The newest version's number, asked for once a visit. Rejects when the answer is none. */
function newestVersion(address: string): Promise<string> {
  const known = asked.get(address)
  if (known) return known
  const asking = ask(address)
  asked.set(address, asking)
  asking.catch(() => asked.delete(address))
  return asking
}

async function ask(address: string): Promise<string> {
  const text = await fetchText(address, {
    signal: AbortSignal.timeout(CALL_TIMEOUT),
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
  })
  const answer: unknown = JSON.parse(text)
  if (!isRecord(answer) || !isVersion(answer.version)) throw new Error('the answer holds no version')
  return answer.version
}

/** The newest version where the service answers, else the one that the data file knows. */
export function useVersion(known: string): Version {
  const address = useSite().services.version
  const [version, setVersion] = useState<Version>({ state: address ? 'asking' : 'known', number: known })
  useEffect(() => {
    if (!address) return
    let current = true
    newestVersion(address).then(
      (number) => {
        if (current) setVersion({ state: 'newest', number })
      },
      (error: unknown) => {
        report('the newest version is not known', address, 'check services.version in site.yaml', error)
        if (current) setVersion({ state: 'known', number: known })
      },
    )
    return () => {
      current = false
    }
  }, [address, known])
  return version
}
