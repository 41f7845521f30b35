import type { PlaceCalendar } from '#core/contract/times.ts'
import { format, isolate } from '#core/i18n/format.ts'
import { numberText } from '#core/text/values.ts'
import type { Lang } from '#core/i18n/languages.ts'

type Words = Readonly<Record<'method' | 'israel' | 'diaspora' | 'askRabbi', string>>

/** How times are calculated: by local custom, with havdalah by degrees. */
export function methodText(
  lang: Lang,
  { method, timeZone, israel }: Pick<PlaceCalendar, 'method' | 'timeZone' | 'israel'>,
  words: Words,
): string {
  const how = format(words.method, {
    minutes: method.candles,
    degrees: numberText(lang, Number(method.havdalah)),
    zone: isolate(timeZone),
  })
  return [how, israel ? words.israel : words.diaspora, words.askRabbi].join(' ')
}
