// Whether a place is open: the page has the coming days, this says what holds now.
import { hoursState, type HoursState, type Stretch } from '#core/domain/hours/state.ts'
import { fill } from '#core/i18n/fill.ts'
import type { HoursData, HoursWords } from '#site/components/listing/hours-data.ts'

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000
/** Until when it says how long, and not only until when. */
const SOON_MINUTES = 12 * 60
const EVENING = '17:00'

for (const line of document.querySelectorAll<HTMLElement>('[data-hours]')) {
  const data = JSON.parse(line.dataset['hours']!) as HoursData
  const stretches = data.stretches.map(([at, code]): Stretch => [at * MINUTE_MS, code])
  const show = () => {
    const text = textOf(hoursState(stretches, Date.now()), data)
    const shown = line.querySelector('span')!
    if (shown.textContent !== text) shown.textContent = text
    line.hidden = false
  }
  show()
  setInterval(show, MINUTE_MS)
}

/** 'Open now · closes in 1 h 40 for Shabbat (15:55)'. */
function textOf(state: HoursState, { words, zone, lang }: HoursData): string {
  if (state.is === 'unknown') return words.unknown
  if (state.is === 'ask') return words.ask[state.about]
  const first = state.is === 'open' ? words.now : words.closed[state.closedFor]
  if (state.until === undefined) return first
  const at = momentText(state.until, { words, zone, lang })
  if (state.is === 'closed') return `${first} · ${fill(words.opens, { at })}`
  const { closesFor = 'usual' } = state
  const why = closesFor === 'usual' ? '' : words.why[closesFor]
  const minutes = Math.ceil((state.until - Date.now()) / MINUTE_MS)
  const text = minutes < SOON_MINUTES ? words.closesIn : words.closesAt
  return `${first} · ${fill(text, { at, why, in: spanText(minutes, words) })}`
}

function spanText(minutes: number, words: HoursWords): string {
  const [h, m] = [Math.floor(minutes / 60), minutes % 60]
  return h > 0 ? fill(words.hm, { h, m: String(m).padStart(2, '0') }) : fill(words.m, { m })
}

/** A time there, with its day unless that is today: 'tonight 18:15', 'Sun 10:00'. */
function momentText(at: number, { words, zone, lang }: Omit<HoursData, 'stretches'>): string {
  const shown = (options: Intl.DateTimeFormatOptions, moment = at, locale = lang) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: zone }).format(moment)
  const time = shown({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
  const day = (moment: number) => shown({ dateStyle: 'short' }, moment)
  const now = Date.now()
  if (day(at) === day(now)) return time >= EVENING && at - now > 60 * MINUTE_MS ? fill(words.tonight, { time }) : time
  if (day(at) === day(now + DAY_MS)) return fill(words.tomorrow, { time })
  return `${shown({ weekday: 'short' })} ${time}`
}
