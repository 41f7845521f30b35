import type { DayZmanim } from '#core/contract/times.ts'
import { HAVDALAH_METHODS } from '#core/domain/times/options.ts'
import { LANGUAGES, type Lang } from '#core/i18n/languages.ts'
import { filled, isolated } from '#core/i18n/filled.ts'
import type { CandleWords } from '#site/components/candle-times/candle-words.ts'
import { Bar } from './Bar.tsx'

interface Props {
  lang: Lang
  words: CandleWords
  /** Undefined while loading. */
  answer: DayZmanim | undefined
}

/** How the times were calculated. */
export function MethodNote({ lang, words, answer }: Props) {
  const lines = answer ? methodLines(lang, words, answer) : undefined
  return (
    <div className="stack gap-2 quiet method-note">
      <h3>{words.method}</h3>
      <ul className="bullets">
        {lines
          ? lines.map((line) => <li key={line}>{line}</li>)
          : [0, 1, 2, 3, 4].map((at) => (
              <li key={at}>
                <Bar size="line" />
              </li>
            ))}
      </ul>
      <p>{words.askRabbi}</p>
    </div>
  )
}

function methodLines(lang: Lang, words: CandleWords, { method, loc }: DayZmanim): string[] {
  const number = new Intl.NumberFormat(LANGUAGES[lang].locale)
  const rule = HAVDALAH_METHODS[method.havdalah]
  const havdalah =
    'degrees' in rule
      ? filled(words.degreesBelow, { degrees: number.format(rule.degrees) })
      : filled(words.minutesAfter, { minutes: rule.minutes })
  return [
    filled(words.minutesBefore, { minutes: method.candles }),
    havdalah,
    method.elevation ? words.fromHeight : words.seaLevel,
    filled(words.zone, { zone: isolated(loc.timeZone) }),
    loc.israel ? words.israel : words.diaspora,
  ]
}
