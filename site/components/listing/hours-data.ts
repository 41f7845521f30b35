import type { StretchCode } from '#core/domain/hours/state.ts'
import type { Messages } from '#core/i18n/messages.ts'

type Words = Messages['listing']['listing']['hours']

/** What the script needs to say whether a place is open. */
export type HoursWords = Pick<
  Words,
  'now' | 'closesIn' | 'closesAt' | 'why' | 'closed' | 'opens' | 'ask' | 'unknown' | 'hm' | 'm' | 'tonight' | 'tomorrow'
>

/** Of a page: stretches by the minute, the place's zone, and what to say in the page's language. */
export interface HoursData {
  stretches: readonly (readonly [minute: number, code: StretchCode | 'end'])[]
  zone: string
  lang: string
  words: HoursWords
}
