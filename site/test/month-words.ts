import type { Lang } from '#core/i18n/languages.ts'
import { calendarDictionary } from '#site/features/calendar/calendar-dictionary.ts'
import type { Wording } from '#site/features/calendar/month-days.ts'
import { monthProps } from '#site/features/calendar/month-props.page.ts'
import { jerusalem } from './samples.ts'

/** The page's props in a language, as the page makes them. */
export function propsIn(lang: Lang) {
  return monthProps({ lang, input: { place: jerusalem, year: 5787, day: '2026-11-28' } })
}

/** What the calendar is written with in a language. */
export async function wordingIn(lang: Lang): Promise<Wording> {
  const calendar = await calendarDictionary(lang)
  return { lang, calendar, texts: propsIn(lang).words }
}

/** A place with its times, as the API answers. */
export const newYork = {
  tlid: 5128581,
  locTitle: 'New York City',
  coords: [-74.00597, 40.71427],
  elevationMetres: 57,
  timeZone: 'America/New_York',
  country: 'US',
  israel: false,
  times: [],
}
