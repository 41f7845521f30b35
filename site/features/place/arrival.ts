import { attribute, html, type Html } from '#core/i18n/html.ts'
import { addDays, dayNumber, weekdayOf } from '#core/domain/times/dates.ts'
import { MAX_NIGHTS } from '#core/domain/trip/stops.ts'
import { format } from '#core/i18n/format.ts'
import type { ArrivalRun, ArrivalWords } from '#site/features/place/arrival.html.ts'
import { dayOf } from '#site/ui/dates/local-day.ts'

/** Says in which Shabbat or festival an arrival ends, and warns when it is late for it. */
export function answer(box: HTMLElement): void {
  const { runs = '[]', words = '{}', times = '', trip = '' } = box.dataset
  const day = box.querySelector('input')!.value
  const output = box.querySelector('output')!
  box.toggleAttribute('data-answers', day !== '')
  const shown = arrivalHtml(day, {
    runs: JSON.parse(runs) as ArrivalRun[],
    words: JSON.parse(words) as ArrivalWords,
    today: dayOf(new Date()),
    timesHref: times + day,
    tripHref: trip,
  })
  // Said again only where it has changed.
  if (output.innerHTML !== shown.html) output.innerHTML = shown.html
}

interface Known {
  runs: readonly ArrivalRun[]
  words: ArrivalWords
  /** `YYYY-MM-DD`, where the reader is. */
  today: string
  /** The page with the times of the chosen day. */
  timesHref: string
  /** The trip planner with a stop, up to its day. */
  tripHref: string
}

export function arrivalHtml(day: string, { runs, words, today, timesHref, tripHref }: Known): Html {
  if (!day) return html``
  if (day < today) return line(words.past, true)
  const run = runs.find(({ last }) => day <= last)
  const plan = html`<p><a href="${tripHref + stayText(stayOver(day, run, today))}">${words.trip}</a></p>`
  if (!run)
    return html`<p><a href="${timesHref}">${words.beyond}</a></p>
      ${plan}`
  const { landing = '' } = run
  const warning = day > run.eve ? words.during : day < run.eve ? undefined : landing ? words.eve : words.sunless
  const warned = warning && line(format(warning, { ...run, landing }), true)
  return html`${line(format(words.ahead, { ...run }))}${warned}${plan}`
}

interface Stay {
  day: string
  nights: number
}

const stayText = ({ day, nights }: Stay): string => `${day},${nights}`

/**
 * A stay over the whole Shabbat or festival: from its eve, for an arrival during it, until the day after it. Beyond the
 * known ones, over the next Shabbat.
 */
function stayOver(day: string, run: ArrivalRun | undefined, today: string): Stay {
  const begins = run && run.eve < day && run.eve >= today ? run.eve : day
  const last = run?.last ?? addDays(day, SATURDAY - weekdayOf(day))
  const nights = dayNumber(last) + 1 - dayNumber(begins)
  return { day: begins, nights: Math.min(nights, MAX_NIGHTS) }
}

const SATURDAY = 6

const line = (text: string, isWarning = false): Html =>
  html`<p ${attribute('class', isWarning && 'is-warning')}>${text}</p>`
