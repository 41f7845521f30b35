import type { FoundPage } from '#core/contract/places.ts'
import { worldHref } from '#core/domain/links.ts'
import { choiceUrl } from '#core/domain/results/results-url.ts'
import { hrefOf, slugIn } from '#core/domain/routes.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { translator } from '#core/i18n/translate.ts'
import type { DirectoryType } from '#core/terms/directory.ts'
import { textIn, type Localized } from '#core/terms/localized.ts'
import { typeName } from '#core/text/type-names.ts'
import { numberText } from '#core/text/values.ts'
import { bestAnywhere } from '#data/index/best-listings.ts'
import type { Index } from '#data/index/open.ts'
import { optionList } from '#data/index/queries.ts'
import type { Understood } from '#data/index/understood.ts'

/** A kind in the world: the best, and the list of each country. A dish has no page but that of its search. */
export function kindAnywhere(
  index: Index,
  { type, options }: { type: DirectoryType; options: Understood['options'] },
  { lang, text }: { lang: Lang; text: string },
): FoundPage[] {
  const found = bestAnywhere(index, { type, options, lang })
  if (!found) return []
  const { countries, ...best } = found
  const chosen = optionNames(index, options, lang)
  const name = chosen.length > 0 ? `${typeName(lang, type)}: ${listText(lang, chosen)}` : typeName(lang, type)
  const query = new URLSearchParams({ q: text }).toString()
  return [
    {
      id: 'kind',
      group: 'kinds',
      name,
      text: name,
      href: chosen.length > 0 ? `${hrefOf(lang, { kind: 'search' })}?${query}` : worldHref(lang, type),
      about: [{ text: translator(lang)('common:search.groups.listed', { count: numberText(lang, best.total) }) }],
      ...best,
      within: countries.map(({ place, total }) => {
        const names = JSON.parse(place.names) as Localized
        const list = {
          kind: 'results',
          id: place.id,
          slug: slugIn(lang, names, place.id),
          dtype: type,
          page: 1,
        } as const
        return {
          name: textIn(lang, names),
          href: choiceUrl(hrefOf(lang, list), { filters: options, page: 1 }, 'az'),
          total,
        }
      }),
    },
  ]
}

export const optionNames = (index: Index, options: Understood['options'], lang: Lang): string[] =>
  Object.entries(options).flatMap(([list, ids]) => {
    const known = optionList(index, list)
    return ids.flatMap((id) => known.find((option) => option.id === id) ?? []).map(({ name }) => textIn(lang, name))
  })

export const listText = (lang: Lang, names: readonly string[]): string =>
  new Intl.ListFormat(lang, { type: 'unit', style: 'short' }).format(names)
