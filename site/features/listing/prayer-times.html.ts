import type { PrayerRow, PrayerTimes, Season } from '#core/contract/data-files.ts'
import { WEEKDAYS, type JewishDayName } from '#core/terms/hours.ts'
import { html, type Html } from '#core/i18n/html.ts'
import { SERVICES, type PrayerDay } from '#core/terms/prayers.ts'
import type { ComingPrayers } from '#core/domain/prayers/coming.ts'
import { nthWeekdayName } from '#core/domain/times/dates.ts'
import { format } from '#core/i18n/format.ts'
import { dayDateText, monthDayText } from '#core/text/values.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { MESSAGES } from '#core/i18n/messages.ts'
import { icon } from '#site/ui/icons/icon.ts'
import { factList } from '#site/ui/blocks/fact-list.html.ts'
import type { PageContext } from '#site/ui/page/page-context.ts'
import { jewishDaysOf, nowLine, statedBy, timeText } from './hours.html.ts'
import { minyanData } from '#site/ui/cards/hours-texts.page.ts'

type Page = PageContext<'listing'>

/** The line that a script fills with the next minyan; nothing without it, nor by the times of an earlier week. */
export function nextMinyan({ lang, input: { prayerTimes, place } }: Page): Html | undefined {
  if (!prayerTimes || prayerTimes.isOfEarlierWeek) return undefined
  return nowLine(minyanData(prayerTimes, { lang, timeZone: place.timeZone }))
}

/** The services as they were stated, what holds on Jewish days, and who says so. */
export function prayersSection({ lang, input }: Page): Html | undefined {
  const { listing, prayerTimes: coming } = input
  const { prayerTimes } = listing
  if (!prayerTimes || !coming) return undefined
  const words = MESSAGES[lang].listing.listing
  const date = dayDateText(lang, prayerTimes.confirmedAt)
  return html`
    <section class="section hours" aria-labelledby="prayers-title">
      <h2 id="prayers-title">${words.prayers}</h2>
      ${coming.isOld && html`<p class="notice">${icon('info')}<span>${format(words.minyan.asOf, { date })}</span></p>`}
      ${weekLine(lang, prayerTimes, coming)}
      <div class="below-4 services">${factList(servicesOf(lang, prayerTimes))}</div>
      ${factList(jewishDaysOf(lang, prayerTimes.jewishDays))}
      <p class="fine">${statedBy(lang, listing, prayerTimes)} ${words.hours.local}</p>
    </section>
  `
}

/** Of which week they are, where they hold for one only. */
function weekLine(lang: Lang, { shabbat }: PrayerTimes, { isOfEarlierWeek }: ComingPrayers): Html | undefined {
  if (!shabbat) return undefined
  const { earlierWeek, week } = MESSAGES[lang].listing.listing.minyan
  const date = dayDateText(lang, shabbat)
  if (!isOfEarlierWeek) return html`<p class="below-4">${format(week, { date })}</p>`
  return html`<p class="notice">${icon('info')}<span>${format(earlierWeek, { date })}</span></p>`
}

/** A service each, with a line for the days that share its times. */
function servicesOf(lang: Lang, { rows }: PrayerTimes): [string, Html][] {
  const { services } = MESSAGES[lang].edit.prayers
  return SERVICES.flatMap((service): [string, Html][] => {
    const own = rows.filter((row) => row.service === service)
    if (own.length === 0) return []
    const lines = own.map((row) => {
      const times = row.times.map((time) => timeText(lang, time)).join(', ')
      return html`<span class="baseline service-row"
        ><span class="quiet">${daysText(lang, row)}</span> <span><bdi data-clock>${times}</bdi></span></span
      >`
    })
    return [[services[service], html`${lines}`]]
  })
}

/** 'Sunday – Friday, On fast days, summer time'. */
function daysText(lang: Lang, { days, season }: PrayerRow): string {
  const { days: names } = MESSAGES[lang].edit.hours
  const numbers = days.map((day) => WEEKDAYS.indexOf(day as (typeof WEEKDAYS)[number]))
  const runs: [first: number, last: number][] = []
  for (const nth of numbers.filter((number) => number >= 0)) {
    const last = runs.at(-1)
    if (last && nth === last[1] + 1) last[1] = nth
    else runs.push([nth, nth])
  }
  const weekdays = runs.map(([first, last]) =>
    first === last ? nthWeekdayName(lang, first) : `${nthWeekdayName(lang, first)} – ${nthWeekdayName(lang, last)}`,
  )
  const others = days.filter((day: PrayerDay): day is JewishDayName => day in names).map((day) => names[day])
  return [...weekdays, ...others, ...(season ? [seasonText(lang, season)] : [])].join(', ')
}

function seasonText(lang: Lang, season: Season): string {
  if (typeof season === 'string') return MESSAGES[lang].listing.listing.minyan[season]
  return `${monthDayText(lang, season.from)} – ${monthDayText(lang, season.to)}`
}
