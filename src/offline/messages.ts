import { isRecord } from '../platform/record'

/** What worker and page say to each other. */

/** Worker → page: the server has another program than the one that was running. `entry` is its main script's path. */
export interface NewVersion {
  type: 'docs:new-version'
  entry: string
}

/** Page → worker: addresses this visit read before the worker was there; they are kept too. */
export interface Used {
  type: 'docs:used'
  urls: string[]
}

export const isNewVersion = (data: unknown): data is NewVersion =>
  isTyped(data, 'docs:new-version') && typeof (data as NewVersion).entry === 'string'

export const isUsed = (data: unknown): data is Used => isTyped(data, 'docs:used') && Array.isArray((data as Used).urls)

const isTyped = (data: unknown, type: string): boolean => isRecord(data) && data.type === type
