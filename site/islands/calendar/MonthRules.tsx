import { HAVDALAH_METHODS } from '#core/domain/times/options.ts'
import { LANGUAGES, type Lang } from '#core/i18n/languages.ts'
import { filled } from '#site/stores/calendar/month-days.ts'
import type { Rules } from '#site/stores/calendar/month-view.ts'

export type RulesWords = Readonly<
  Record<
    | 'noPlace'
    | 'noneWhy'
    | 'method'
    | 'degrees'
    | 'minutes'
    | 'seaLevel'
    | 'height'
    | 'israel'
    | 'diaspora'
    | 'askRabbi',
    string
  >
>

interface Props {
  lang: Lang
  words: RulesWords
  rules: Rules
  hasNone: boolean
}

/** How the times and festivals of the place are calculated. */
export function MonthRules({ lang, words, rules, hasNone }: Props) {
  const { israel, method, timeZone } = rules
  const number = new Intl.NumberFormat(LANGUAGES[lang].locale)
  const rule = HAVDALAH_METHODS[method.havdalah]
  const havdalah =
    'degrees' in rule
      ? filled(words.degrees, { degrees: number.format(rule.degrees) })
      : filled(words.minutes, { minutes: number.format(rule.minutes) })
  const text = filled(words.method, {
    minutes: number.format(method.minutesBeforeSunset),
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
