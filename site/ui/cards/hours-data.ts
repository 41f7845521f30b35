import type { HoursText } from '#core/text/hours-text.ts'

/** What a page says of its place's hours in the coming days. */
export interface HoursData {
  /** Minute of the epoch from which the texts' minutes count: small numbers make small pages. */
  start: number
  /** The last one also holds before the first. */
  texts: readonly HoursText[]
  /** How long, with hours and without. */
  hm: string
  m: string
}
