import { shownIn } from '#core/domain/localized.ts'
import { MESSAGES } from '#core/i18n/messages.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { counted } from '#core/i18n/plural.ts'
import type { CategoryCard } from '#data/index/inputs.ts'
import { categoryHref } from '#core/domain/links.ts'
import { pictureSrc } from '#site/components/shared/pictures.ts'
import type { Card } from './card.ts'

/** A category of vacations with the number of its offers. */
export function categoryCard(lang: Lang, category: CategoryCard): Card {
  const words = MESSAGES[lang].travel.categories
  const { title, description, picture, count, sample } = category
  return {
    url: categoryHref(lang, category),
    title: shownIn(lang, title),
    image: pictureSrc(picture, 800),
    sample: sample ? words.samples : undefined,
    facts: shownIn(lang, description),
    lines: [],
    price: count > 0 ? [counted(lang, words, 'offers', count)] : undefined,
  }
}
