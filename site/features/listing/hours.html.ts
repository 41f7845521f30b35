import { WEEKDAYS, type JewishDayName } from '#core/terms/hours.ts'
import type { Hours, JewishDays, SeedListing, Span, SpanTime } from '#core/contract/data-files.ts'
import { UNKNOWN_DAYS } from '#core/domain/hours/notation.ts'
import { html, type Html } from '#core/i18n/html.ts'
import { localDayText, nthWeekdayName } from '#core/domain/times/dates.ts'
import { format } from '#core/i18n/format.ts'
import { timeText as wordsOfTime } from '#core/text/typed-hours-text.ts'
import { timeRange } from '#core/text/time-range.ts'
import { dayDateText } from '#core/text/values.ts'
import { direction, type Lang } from '#core/i18n/languages.ts'
import { MESSAGES } from '#core/i18n/messages.ts'
import { sourceName } from '#core/text/own-sources.ts'
import { translator } from '#core/i18n/translate.ts'
import { icon } from '#site/ui/icons/icon.ts'
import { liveLine } from '#site/ui/cards/card-html.ts'
import { factList } from '#site/ui/blocks/fact-list.html.ts'
import type { PageContext } from '#site/ui/page/page-context.ts'
import type { HoursData } from '#site/ui/cards/hours-data.ts'
import { hoursData } from '#site/ui/cards/hours-texts.page.ts'

type Page = PageContext<'listing'>

/** The line that a script fills with whether the place is open now; nothing without it. */
export function hoursNow({ lang, input }: Page): Html | undefined {
  const { hours, place } = input
  if (!hours) return undefined
  const data = hoursData(hours, { lang, timeZone: place.timeZone })
  return nowLine(data)
}

/** A line that a script keeps true. */
export const nowLine = (data: HoursData): Html => liveLine(JSON.stringify(data))

/** The week as it was stated, what holds on Jewish days, and who says so. */
export function hoursSection({ lang, input }: Page): Html | undefined {
  const { listing, hours: coming } = input
  const { hours } = listing
  if (!hours || !coming) return undefined
  const words = MESSAGES[lang].listing.listing
  const date = dayDateText(lang, hours.confirmedAt)
  const exceptions = (hours.exceptions ?? [])
    .filter(({ to }) => to >= coming.day)
    .map(({ from, to, spans }): [string, Html] => [
      from === to ? shortDate(lang, from) : `${shortDate(lang, from)} – ${shortDate(lang, to)}`,
      spansHtml(lang, spans),
    ])
  return html`
    <section class="section hours" aria-labelledby="hours-title">
      <h2 id="hours-title">${words.openingHours}</h2>
      ${coming.isOld && html`<p class="notice">${icon('info')}<span>${format(words.hours.asOf, { date })}</span></p>`}
      ${factList([...weekOf(lang, hours), ...jewishDaysOf(lang, hours.jewishDays), ...exceptions])}
      <p class="fine">${statedBy(lang, listing, hours)} ${words.hours.local}</p>
    </section>
  `
}

/** Who stated hours or services, where that is not the source of the listing itself. */
export function statedBy(
  lang: Lang,
  { provenance }: Pick<SeedListing, 'provenance'>,
  { source: { name }, confirmedAt }: Pick<Hours, 'source' | 'confirmedAt'>,
): Html | undefined {
  if (name === provenance?.name) return undefined
  const date = dayDateText(lang, confirmedAt)
  return translator(lang).html('listing:listing.hours.stated', { source: sourceName(lang, name), date })
}

/** What holds on festivals, their eves, Chol HaMoed and fasts; of all that is not known, one line. */
export function jewishDaysOf(lang: Lang, answers: JewishDays): [string, Html][] {
  const words = MESSAGES[lang].edit.hours
  const { jewishDays, askDays } = MESSAGES[lang].listing.listing.hours
  const names = Object.keys(UNKNOWN_DAYS) as JewishDayName[]
  const unknown = names.filter((name) => answers[name] === 'unknown')
  const known = names.filter((name) => answers[name] !== 'unknown')
  const asked = known.length === 0 ? jewishDays : unknown.map((name) => words.days[name]).join(', ')
  return [
    ...known.map((name): [string, Html] => [words.days[name], html`${words.answers[answers[name]]}`]),
    ...(unknown.length > 0 ? [[asked, html`${askDays}`] as [string, Html]] : []),
  ]
}

const shortDate = (lang: Lang, day: string): string => localDayText(lang, day, 'short')

/** Days in a row with the same hours on one line. */
function weekOf(lang: Lang, { week }: Hours): [string, Html][] {
  const spansOn = WEEKDAYS.map((day) => week.find(({ days }) => days.includes(day))?.spans ?? [])
  const rows: { from: number; to: number; spans: readonly Span[] }[] = []
  for (const [at, spans] of spansOn.entries()) {
    const last = rows.at(-1)
    if (last && JSON.stringify(last.spans) === JSON.stringify(spans)) last.to = at
    else rows.push({ from: at, to: at, spans })
  }
  return rows.map(({ from, to, spans }) => [
    from === to ? nthWeekdayName(lang, from) : `${nthWeekdayName(lang, from)} – ${nthWeekdayName(lang, to)}`,
    spansHtml(lang, spans),
  ])
}

function spansHtml(lang: Lang, spans: readonly Span[]): Html {
  if (spans.length === 0) return html`${MESSAGES[lang].listing.listing.hours.closed.usual}`
  const texts = spans.map(({ from, to }) => {
    const range = timeRange({ from, to }, [timeText(lang, from), timeText(lang, to)])
    return html`<bdi dir="${direction(lang)}" data-clock>${range}</bdi>`
  })
  return html`${texts.map((text, at) => html`${at > 0 && ', '}${text}`)}`
}

/** A time in words: 'candle lighting (60 min before)'. */
export const timeText = (lang: Lang, time: SpanTime): string => wordsOfTime(time, MESSAGES[lang].listing.listing.hours)
