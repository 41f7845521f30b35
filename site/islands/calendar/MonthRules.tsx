import { HAVDALAH_METHODS } from '#core/domain/times/options.ts'
import { fill } from '#core/i18n/fill.ts'
import { numberText } from '#core/i18n/formats.ts'
import type { Lang } from '#core/i18n/languages.ts'
import type { MonthWords } from '#site/components/calendar/month-words.ts'
import type { Rules } from '#site/stores/calendar/month-view.ts'

interface Props {
  lang: Lang
  words: MonthWords
  rules: Rules
  hasNone: boolean
}

/** How the times and festivals of the place are calculated. */
export function MonthRules({ lang, words, rules, hasNone }: Props) {
  const { israel, method, timeZone } = rules
  const rule = HAVDALAH_METHODS[method.havdalah]
  const havdalah =
    'degrees' in rule
      ? fill(words.degrees, { degrees: numberText(lang, rule.degrees) })
      : fill(words.minutes, { minutes: numberText(lang, rule.minutes) })
  const text = fill(words.method, {
    minutes: numberText(lang, method.minutesBeforeSunset),
    havdalah,
    zone: timeZone,
  })
  return (
    <>
      {hasNone && <p className="notice is-warning">{words.noneWhy}</p>}
      <p className="fine cal-rules">
        {text} {method.elevation ? words.height : words.seaLevel} {israel ? words.israel : words.diaspora}{' '}
        {words.askRabbi}
      </p>
    </>
  )
}
