import { categoryHref, pageHref, travelHref } from '#core/domain/links.ts'
import { textIn } from '#core/terms/localized.ts'
import { format, isolate } from '#core/i18n/format.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { MESSAGES } from '#core/i18n/messages.ts'
import type { FeatureInput } from '#data/index/inputs.ts'

/** Links to the most similar current offers first; to the search if there are none. */
export function waysOn(lang: Lang, { category, past, place, others }: FeatureInput): { href: string; text: string }[] {
  const words = MESSAGES[lang].travel.pastOffers
  const named = (name: string) => format(words.current, { name: isolate(name) })
  const ways = [
    ...(category && past?.hasKind
      ? [
          {
            href: categoryHref(lang, category),
            text: named(textIn(lang, category.title)),
          },
        ]
      : []),
    ...(place.hasPage && others.length > 0
      ? [
          {
            href: travelHref(lang, place),
            text: named(textIn(lang, place.names)),
          },
        ]
      : []),
  ]
  return ways.length > 0 ? ways : [{ href: pageHref(lang, 'vacations'), text: words.all }]
}
