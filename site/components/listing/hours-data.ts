import type { HoursText } from '#core/i18n/hours-text.ts'

/** What a page says of its place's hours in the coming days. */
export interface HoursData {
  texts: readonly HoursText[]
  /** How long, with hours and without. */
  hm: string
  m: string
}
