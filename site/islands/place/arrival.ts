import { attribute, html, type Html } from '#core/domain/html.ts'
import { filled } from '#core/i18n/filled.ts'
import type { ArrivalRun, ArrivalWords } from '#site/components/place/arrival.ts'
import { dayOf } from '#site/stores/dates/local-day.ts'

/** Says in which Shabbat or festival an arrival ends, and warns when it is late for it. */
export function answer(box: HTMLElement): void {
  const { runs = '[]', words = '{}', times = '', trip = '' } = box.dataset
  const day = box.querySelector('input')!.value
  const output = box.querySelector('output')!
  const shown = arrivalHtml(day, {
    runs: JSON.parse(runs) as ArrivalRun[],
    words: JSON.parse(words) as ArrivalWords,
    today: dayOf(new Date()),
    timesHref: times + day,
    tripHref: trip + day,
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
  /** The trip planner with a stop that begins on it. */
  tripHref: string
}

export function arrivalHtml(day: string, { runs, words, today, timesHref, tripHref }: Known): Html {
  if (!day) return html``
  if (day < today) return line(words.past, true)
  const run = runs.find(({ last }) => day <= last)
  const plan = html`<p><a href="${tripHref}">${words.trip}</a></p>`
  if (!run)
    return html`<p><a href="${timesHref}">${words.beyond}</a></p>
      ${plan}`
  const { landing = '' } = run
  const warning = day > run.eve ? words.during : day < run.eve ? undefined : landing ? words.eve : words.sunless
  const warned = warning && line(filled(warning, { ...run, landing }), true)
  return html`${line(filled(words.ahead, { ...run }))}${warned}${plan}`
}

const line = (text: string, isWarning = false): Html =>
  html`<p ${attribute('class', isWarning && 'is-warning')}>${text}</p>`
