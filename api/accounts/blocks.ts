import { dayText } from '#core/domain/times/dates.ts'
import { dayDateText } from '#core/text/values.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { MESSAGES } from '#core/i18n/messages.ts'

const DAY_MS = 86_400_000

/** The end of a block without an end: the last moment of a date. */
export const BLOCKED_FOR_GOOD = 8_640_000_000_000_000

/** The last day of a block in words, in a language. */
export const blockEnd =
  (until: number) =>
  (lang: Lang): string =>
    until === BLOCKED_FOR_GOOD
      ? MESSAGES[lang].accounts.blocked.forGood
      : dayDateText(lang, dayText(Math.floor((until - 1) / DAY_MS)))
