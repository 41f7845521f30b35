import { pageHref } from '#core/domain/links.ts'
import { ALL_TYPES } from '#core/terms/directory.ts'
import { slugOf } from '#core/domain/slug.ts'
import type { Stop } from '#core/domain/trip/stops.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { askStay } from '#site/features/trip/stay.ts'
import { foundHref } from '#site/ui/search/place-search.ts'
import type { Copy } from './copy.ts'

export interface TripCity {
  id: number
  lang: Lang
  name: string
  href: string
}

/** Stores the trip planner and what it asks for these stops. Resolves to their cities. */
export async function copyTrip(copy: Copy, { stops, lang }: { stops: readonly Stop[]; lang: Lang }) {
  await copy.page(decodeURI(pageHref(lang, 'trip')))
  const send: typeof fetch = async (url) => (await copy.answer(String(url))) ?? Response.error()
  const cities = new Map<number, TripCity>()
  await copy.each(stops, async (stop) => {
    const { calendar } = await askStay(stop, { lang, send })
    const { tlid: id, locTitle: name } = calendar
    cities.set(id, { id, lang, name, href: foundHref(lang, ALL_TYPES, { id, slug: slugOf(name) || String(id) }) })
  })
  return [...cities.values()]
}
