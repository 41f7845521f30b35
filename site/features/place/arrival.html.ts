import { html, type Html } from '#core/i18n/html.ts'
import { pageHref } from '#core/domain/links.ts'
import type { DayMoment, HolyDays, ShabbatTimes } from '#core/domain/times/types.ts'
import { shortDay } from '#core/text/values.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { MESSAGES } from '#core/i18n/messages.ts'
import { translator } from '#core/i18n/translate.ts'
import type { CityInput } from '#data/index/inputs.ts'
import { occasion } from '#site/features/times/moments.html.ts'

/** A run of holy days as the script of an arrival gets it; days are `YYYY-MM-DD`, the others texts. */
export interface ArrivalRun {
  eve: string
  /** The day of havdalah. */
  last: string
  name: string
  candles: string
  havdalah: string
  /** The hour; absent where the sun does not set. */
  landing?: string
}

export type ArrivalWords = Record<'ahead' | 'eve' | 'during' | 'past' | 'beyond' | 'sunless' | 'trip', string>

/** How long it is to candle lighting, or to havdalah: written by a script into a line that is there before. */
export function remaining(lang: Lang, { runs: [run] }: Pick<ShabbatTimes, 'runs'>): Html | undefined {
  const first = run?.lightings[0]
  if (!first || first.at === 'none' || run.havdalah.at === 'none') return undefined
  const { candlesIn, endsIn } = MESSAGES[lang].places.kit
  return html`<p
    class="no-print remaining"
    data-candles="${String(first.at.at)}"
    data-candles-in="${candlesIn}"
    data-end="${String(run.havdalah.at.at)}"
    data-ends-in="${endsIn}"
  ></p>`
}

/** Asks for a day of arrival. Its script answers from the times of the coming weeks, or leads to those of any day. */
export function arrivalField(lang: Lang, { place, times, help }: CityInput): Html {
  const t = translator(lang)
  const { arrival } = MESSAGES[lang].places.kit
  const words = { ...arrival, sunless: t('places:help.landingNone'), trip: t('times:trip.nav') } satisfies ArrivalWords
  const runs = times.runs
    .filter(({ lightings }) => lightings.length > 0)
    .map((run, at) => arrivalRun(lang, run, help.landings[at]))
  return html`
    <div
      class="cluster needs-script no-print arrival"
      data-times="${`${pageHref(lang, 'candleTimes')}?loc=${place.id}&date=`}"
      data-trip="${`${pageHref(lang, 'trip')}?stop=${place.id},`}"
      data-runs="${JSON.stringify(runs)}"
      data-words="${JSON.stringify(words)}"
    >
      <label for="arrival">${t('places:kit.arrive')}</label>
      <span class="arrival-day" data-ask="${t('times:candles.chooseDay')}"
        ><input type="date" id="arrival" aria-describedby="arrival-why"
      /></span>
      <p class="small" id="arrival-why">${t('places:kit.arriveWhy')}</p>
      <output for="arrival" data-clock></output>
    </div>
  `
}

function arrivalRun(lang: Lang, run: HolyDays, landing: DayMoment | undefined): ArrivalRun {
  const first = run.lightings[0]!
  return {
    eve: first.day,
    last: run.havdalah.day,
    name: occasion(lang, run),
    candles: dayAndTime(lang, first),
    havdalah: dayAndTime(lang, run.havdalah),
    ...(landing && landing.at !== 'none' && { landing: landing.at.local }),
  }
}

const dayAndTime = (lang: Lang, { day, at }: DayMoment): string =>
  `${shortDay(lang, day)}, ${at === 'none' ? translator(lang)('times:times.none') : at.local}`
