import { resultsHref } from '#core/domain/links.ts'
import { textIn } from '#core/domain/localized.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { MESSAGES } from '#core/i18n/messages.ts'
import { translator } from '#core/i18n/translate.ts'
import { typeLongName } from '#core/i18n/type-names.ts'
import type { CardWords } from '#site/islands/results/EntryCard.tsx'
import type { ResultsBarProps } from '#site/islands/results/ResultsBar.tsx'
import type { PageContext } from '#site/render/page.ts'

/** What the bar above a page of results needs. */
export function resultsProps({
  lang,
  input: { place, dtype, page, total, hasPaid },
}: Pick<PageContext<'results'>, 'lang' | 'input'>): ResultsBarProps {
  const t = translator(lang)
  const type = typeLongName(lang, dtype)
  return {
    lang,
    dtype,
    locId: place.id,
    path: resultsHref(lang, place, dtype),
    title: t('places:results.title', {
      type,
      place: textIn(lang, place.names),
    }),
    page,
    total,
    hasPaid,
    withTown: place.kind === 'country',
    words: {
      ...MESSAGES[lang].places.filters,
      shown: t('places:results.shown', {
        from: '{{from}}',
        to: '{{to}}',
        total: '{{total}}',
      }),
      pages: t('places:results.pages'),
      page: t('places:results.page', { page: '{{page}}' }),
      previous: t('places:results.previous'),
      next: t('places:results.next'),
      card: cardWords(lang),
    },
  }
}

/** The words of a card, as site/lib/cards.ts has them. */
export function cardWords(lang: Lang): CardWords {
  const t = translator(lang)
  const forms = Object.entries(MESSAGES[lang].common).flatMap(([key, text]) => {
    const [name, form] = key.split('_')
    return name === 'reviewCount' && form ? [[form, text]] : []
  })
  return {
    sample: t('common:sampleListing'),
    unchecked: t('common:unchecked'),
    uncheckedAsOf: t('common:uncheckedAsOf', { year: '{{year}}' }),
    featured: t('common:featured'),
    featuredWhy: t('common:featuredWhy'),
    stars: t('common:stars', { mean: '{{mean}}' }),
    reviews: Object.fromEntries(forms) as CardWords['reviews'],
    pricePerNight: t('common:pricePerNight', { price: '{{price}}' }),
  }
}
