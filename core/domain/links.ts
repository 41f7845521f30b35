import type { DirectoryType, WorldType } from '#core/terms/directory.ts'
import type { Lang } from '#core/i18n/languages.ts'
import type { Localized } from '#core/terms/localized.ts'
import { memo } from './memo.ts'
import { pathOf, slugIn, type Route } from './routes.ts'

// The same targets come back on thousands of pages, so their links are kept. Browsers percent-encode them: Hebrew pages
// are smaller so, because a link has the same letters as the name beside it.

interface NamedPlace {
  id: number
  names: Localized
}

const hrefs = memo<string>()

/** What the slug depends on, so that a renamed place gets a new link. */
function nameKey(lang: Lang, name: Localized): string {
  return `${name[lang] ?? ''}|${name.en}`
}

export function placeHref(lang: Lang, { id, names }: NamedPlace): string {
  return hrefs(`p${lang}${id} ${nameKey(lang, names)}`, () =>
    pathOf(lang, { kind: 'place', id, slug: slugIn(lang, names, id) }),
  )
}

export function travelHref(lang: Lang, { id, names }: NamedPlace): string {
  return hrefs(`t${lang}${id} ${nameKey(lang, names)}`, () =>
    pathOf(lang, { kind: 'travel', id, slug: slugIn(lang, names, id) }),
  )
}

export function resultsHref(lang: Lang, { id, names }: NamedPlace, dtype: DirectoryType, page = 1): string {
  const key = `r${lang}${id} ${dtype} ${page} ${nameKey(lang, names)}`
  return hrefs(key, () => {
    const slug = slugIn(lang, names, id)
    return pathOf(lang, { kind: 'results', id, slug, dtype, page })
  })
}

interface NamedListing {
  tnid: number
  dtype: DirectoryType
  title: Localized
}

export function listingHref(lang: Lang, { tnid, dtype, title }: NamedListing): string {
  const key = `l${lang}${tnid} ${dtype} ${nameKey(lang, title)}`
  return hrefs(key, () => {
    const slug = slugIn(lang, title, tnid)
    return pathOf(lang, { kind: 'listing', tnid, dtype, slug })
  })
}

export function featureHref(lang: Lang, { nid, title }: { nid: number; title: Localized }): string {
  return hrefs(`f${lang}${nid} ${nameKey(lang, title)}`, () =>
    pathOf(lang, { kind: 'feature', nid, slug: slugIn(lang, title, nid) }),
  )
}

export function categoryHref(lang: Lang, { id, title }: { id: number; title: Localized }): string {
  return hrefs(`c${lang}${id} ${nameKey(lang, title)}`, () =>
    pathOf(lang, { kind: 'category', id, slug: slugIn(lang, title, id) }),
  )
}

export function authorityHref(lang: Lang, { id }: { id: string }): string {
  return hrefs(`a${lang}${id}`, () => pathOf(lang, { kind: 'authority', slug: id }))
}

export function ownPageHref(lang: Lang, { id }: { id: string }): string {
  return hrefs(`o${lang}${id}`, () => pathOf(lang, { kind: 'ownPage', slug: id }))
}

/** The page of the countries with listings, of all types or of one. */
export function worldHref(lang: Lang, dtype: WorldType): string {
  return hrefs(`w${lang}${dtype}`, () => pathOf(lang, { kind: 'world', dtype }))
}

/** A page of which a language has one. */
export function pageHref(
  lang: Lang,
  kind: Exclude<
    Route['kind'],
    'world' | 'place' | 'feed' | 'travel' | 'results' | 'listing' | 'feature' | 'category' | 'authority' | 'ownPage'
  >,
): string {
  return hrefs(`s${lang}${kind}`, () => pathOf(lang, { kind }))
}
