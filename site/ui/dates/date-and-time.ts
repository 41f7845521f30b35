import { LANGUAGES } from '#core/i18n/languages.ts'
import { pageLang } from '#site/ui/page/page-lang.ts'
import { isInTwelveHours } from '#site/ui/units/units.ts'

/** A moment in the reader's zone and hours, '27 Nov 2026, 16:30'. */
export const dateAndTime = (at: number): string =>
  new Intl.DateTimeFormat(LANGUAGES[pageLang()].dateLocale, {
    dateStyle: 'medium',
    timeStyle: 'short',
    hourCycle: isInTwelveHours() ? 'h12' : 'h23',
  }).format(at)
