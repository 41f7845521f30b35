import { excerptOf } from '#core/domain/excerpt.ts'
import { listingHref, placeHref } from '#core/domain/links.ts'
import { textIn } from '#core/terms/localized.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { translator } from '#core/i18n/translate.ts'
import { typeName } from '#core/text/type-names.ts'
import type { FeedEntry } from '#data/index/inputs.ts'
import { siteName } from '#site/ui/page/site-words.page.ts'
import { pageUrl } from '#site/ui/head/page-meta.page.ts'
import type { PageContext } from '#site/ui/page/page-context.ts'

/** What both formats say. */
export interface Feed {
  lang: Lang
  id: string
  title: string
  /** Of the feed itself, and of the page that it belongs to. */
  self: string
  home: string
  site: { name: string; url: string }
  /** ISO 8601. */
  updated: string
  entries: readonly ShownEntry[]
}

export interface ShownEntry {
  id: string
  url: string
  title: string
  updated: string
  /** Plain texts, a paragraph each. */
  paragraphs: readonly string[]
  type: string
  rights?: string
}

/** Since when ids of this form are given (RFC 4151): addresses change with the names in them. */
const SINCE = 2026
const DESCRIPTION_LETTERS = 600

export function feedOf(page: PageContext<'feed'>): Feed {
  const { lang, input, origin } = page
  const { place, entries } = input
  const t = translator(lang)
  const tag = `tag:${new URL(origin).hostname},${SINCE}:${lang}`
  return {
    lang,
    id: `${tag}/place/${place.id}`,
    title: t('places:place.feedTitle', { place: textIn(lang, place.names) }),
    self: pageUrl(page),
    home: origin + encodeURI(placeHref(lang, place)),
    site: { name: siteName(lang, page.frame), url: `${origin}/` },
    updated: momentOf(entries[0]!.said),
    entries: entries.map((entry) => shownEntry(lang, entry, { origin, tag })),
  }
}

function shownEntry(lang: Lang, entry: FeedEntry, { origin, tag }: { origin: string; tag: string }): ShownEntry {
  const { tnid, dtype, title, description, address, said, source } = entry
  return {
    id: `${tag}/listing/${tnid}`,
    url: origin + encodeURI(listingHref(lang, entry)),
    title: textIn(lang, title),
    updated: momentOf(said),
    paragraphs: [excerptOf(textIn(lang, description), DESCRIPTION_LETTERS), address].filter((text) => text !== ''),
    type: typeName(lang, dtype),
    ...(source && { rights: `${source.name}, ${source.licence}` }),
  }
}

/** Days have no hour of their own. */
const momentOf = (day: string): string => `${day}T00:00:00Z`
