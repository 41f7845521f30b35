import type { Asked, Look } from '#core/domain/shell/asked.ts'
import { slugOf } from '#core/domain/slug.ts'
import { DEFAULT_LANG, type Lang } from '#core/i18n/languages.ts'
import { foundHref, typedHref } from '#site/ui/search/place-search.ts'

/** The address in another language of what one asks for, percent-encoded like the given one. */
export function addressIn(
  lang: Lang,
  asked: Asked,
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
): string {
  if (asked.kind === 'words') return typedHref(lang, asked.look, asked.text)
  if (asked.kind === 'place') return placeHrefOf(lang, asked.look, asked)
  const prefix = lang === DEFAULT_LANG ? '' : `/${lang}`
  return prefix + pathname.slice(pathname.lastIndexOf('/')) + search
}

/** The page of a place that an address names, of a kind. */
const placeHrefOf = (lang: Lang, look: Look, { id, words }: { id: number; words: string }): string =>
  foundHref(lang, look, { id, slug: slugOf(words) || String(id) })
