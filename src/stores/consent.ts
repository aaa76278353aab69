import { createStored } from '../platform/storage'
import { STORAGE } from '../site/constants'

/** Whether external scripts may run; undecided until the visitor has said so. */
export type Consent = 'granted' | 'denied' | 'undecided'

export const consent = createStored<Consent>({
  key: STORAGE.consent,
  parse: (text) => (text === 'granted' || text === 'denied' ? text : undefined),
  format: (value) => (value === 'undecided' ? null : value),
  fallback: 'undecided',
})
