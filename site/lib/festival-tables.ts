import { hebrewDateIn, hebrewDayIn, occasionNameIn } from '#core/domain/times/calendar-names.ts'
import { dayNumber } from '#core/domain/times/dates.ts'
import { daysOfYear } from '#core/domain/times/hebrew-day.ts'
import { CALENDAR_MESSAGES } from '#core/domain/times/hebrew-words.ts'
import { jewishDays } from '#core/domain/times/jewish-day.ts'
import type { HebrewDate, Occasion, OccasionKind } from '#core/domain/times/types.ts'
import { LANGUAGES, type Lang } from '#core/i18n/languages.ts'
import { translator } from '#core/i18n/translate.ts'
import { html, type Html } from './html.ts'
import { memo } from './memo.ts'

/** A day, `YYYY-MM-DD`, by both calendars. */
interface Day {
  day: string
  hebrew: HebrewDate
}

/** From a day to a day; the same for one day. */
interface Span {
  from: Day
  to: Day
}

/** A festival or a fast of a year, with its days in Israel and elsewhere; one of them may have none. */
export interface FestivalRow {
  occasion: Occasion
  israel?: Span
  abroad?: Span
}

/** What the tables tell; of what begins on one day, in this order. */
const KINDS: readonly OccasionKind[] = ['yomTov', 'fast', 'cholHamoed', 'minor', 'modern']

/** The festivals and fasts of a Hebrew year in their order. */
export function festivalsOf(year: number): FestivalRow[] {
  const rows: FestivalRow[] = []
  for (const where of ['israel', 'abroad'] as const) {
    for (const { occasion, ...span } of spansOf(year, where === 'israel')) {
      const known = rows.find((row) => row.occasion.name === occasion.name)
      if (known) known[where] = span
      else rows.push({ occasion, [where]: span })
    }
  }
  return rows.sort((a, b) => placeOf(a) - placeOf(b))
}

/** By its first day, then by its kind. */
function placeOf({ occasion, israel, abroad }: FestivalRow): number {
  const starts = [israel, abroad].flatMap((span) => (span ? [dayNumber(span.from.day)] : []))
  return Math.min(...starts) * KINDS.length + KINDS.indexOf(occasion.kind)
}

function spansOf(year: number, israel: boolean): (Span & { occasion: Occasion })[] {
  const { first, last } = daysOfYear(year)
  const count = dayNumber(last) - dayNumber(first) + 1
  const spans: (Span & { occasion: Occasion })[] = []
  for (const { day, hebrew, occasions } of jewishDays(first, count, israel)) {
    const at = { day, hebrew }
    for (const { name: ownName, kind, moved } of occasions) {
      if (!KINDS.includes(kind)) continue
      const name = ofItsWeek(ownName)
      const known = spans.find(({ occasion }) => occasion.name === name)
      if (known) known.to = at
      else spans.push({ occasion: { name, kind, moved }, from: at, to: at })
    }
  }
  return spans
}

/** The Shabbat among the weekdays of a festival is one of them. */
function ofItsWeek(name: Occasion['name']): Occasion['name'] {
  if (name === 'Sukkot Shabbat Chol ha-Moed') return 'Chol HaMoed Sukkot'
  if (name === 'Pesach Shabbat Chol ha-Moed') return 'Chol HaMoed Pesach'
  return name
}

/** The year as it is written: '5787', 'תשפ״ז'. */
export function hebrewYear(lang: Lang, year: number): string {
  return CALENDAR_MESSAGES[lang].hebrewYear(year)
}

/** A section with the festivals and fasts of a Hebrew year. */
export function festivalTable(lang: Lang, year: number): Html {
  const t = translator(lang)
  const title = t('times:month.tables', { year: hebrewYear(lang, year) })
  const rows = festivalsOf(year).map((row) => {
    const name = occasionNameIn(CALENDAR_MESSAGES[lang], row.occasion)
    const spans = placed(lang, row)
    const civil = spans.map(
      ({ where, span }) => html`
        <span class="moment">${where && html`<small>${where}:</small> `}${civilText(lang, span)}</span>
      `,
    )
    const hebrew = spans.map(({ span }) => html`<span class="moment"><bdi>${hebrewText(lang, span)}</bdi></span>`)
    return html`
      <tr>
        <th scope="row"><bdi>${name}</bdi></th>
        <td>${civil}</td>
        <td>${hebrew}</td>
      </tr>
    `
  })
  return html`
    <section class="section" aria-labelledby="year-${year}">
      <h2 id="year-${year}">${title}</h2>
      <table class="times festival-table">
        <thead>
          <tr>
            <th scope="col">${t('times:month.festival')}</th>
            <th scope="col">${t('times:month.date')}</th>
            <th scope="col">${t('times:times.hebrewDate')}</th>
          </tr>
        </thead>
        <tbody>
          ${rows}
        </tbody>
      </table>
    </section>
  `
}

/** One span where it is the same everywhere, else each with its place. */
function placed(lang: Lang, { israel, abroad }: FestivalRow): { where?: string; span: Span }[] {
  const t = translator(lang)
  if (!israel || !abroad) {
    const where = t(israel ? 'times:month.onlyIsrael' : 'times:month.onlyAbroad')
    const span = israel ?? abroad
    return span ? [{ where, span }] : []
  }
  const isSame = israel.from.day === abroad.from.day && israel.to.day === abroad.to.day
  if (isSame) return [{ span: israel }]
  return [
    { where: t('times:month.inIsrael'), span: israel },
    { where: t('times:month.abroad'), span: abroad },
  ]
}

const formats = memo<Intl.DateTimeFormat>()

/** 'Saturday, October 3, 2026', or from such a day to another. */
function civilText(lang: Lang, { from, to }: Span): Html {
  const format = formats(
    lang,
    () =>
      new Intl.DateTimeFormat(LANGUAGES[lang].locale, {
        weekday: 'long',
        day: 'numeric',
        month: 'long',
        year: 'numeric',
        calendar: 'gregory',
        timeZone: 'UTC',
      }),
  )
  const at = ({ day }: Day) => Date.parse(`${day}T00:00:00Z`)
  if (from.day !== to.day) return html`${format.formatRange(at(from), at(to))}`
  return html`<time datetime="${from.day}">${format.format(at(from))}</time>`
}

function hebrewText(lang: Lang, { from, to }: Span): string {
  const words = CALENDAR_MESSAGES[lang]
  const last = hebrewDateIn(words, to.hebrew)
  return from.day === to.day ? last : `${hebrewDayIn(words, from.hebrew)} – ${last}`
}
