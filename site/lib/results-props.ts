import { textIn } from '#core/domain/localized.ts'
import { MESSAGES } from '#core/i18n/messages.ts'
import { RESULTS_WORDS } from '#core/i18n/results/words.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { translator } from '#core/i18n/translate.ts'
import type { ResultsBarProps } from '#site/islands/results/ResultsBar.tsx'
import type { CardWords } from '#site/islands/results/EntryCard.tsx'
import { resultsHref } from './links.ts'
import type { PageContext } from './page.ts'
import { typeLongName } from './words.ts'

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
    title: t('results:title', { type, place: textIn(lang, place.names) }),
    page,
    total,
    hasPaid,
    withTown: place.kind === 'country',
    words: {
      ...RESULTS_WORDS[lang],
      shown: t('results:shown', {
        from: '{{from}}',
        to: '{{to}}',
        total: '{{total}}',
      }),
      pages: t('results:pages'),
      page: t('results:page', { page: '{{page}}' }),
      previous: t('results:previous'),
      next: t('results:next'),
      card: cardWords(lang),
    },
  }
}

/** The words of a card, as site/lib/cards.ts has them. */
export function cardWords(lang: Lang): CardWords {
  const t = translator(lang)
  const common: Readonly<Record<string, string>> = MESSAGES[lang].common
  const forms = Object.entries(common).flatMap(([key, text]) => {
    const [name, form] = key.split('_')
    return name === 'reviewCount' && form ? [[form, text]] : []
  })
  return {
    sample: t('common:sampleListing'),
    unchecked: t('common:unchecked'),
    featured: t('common:featured'),
    featuredWhy: t('common:featuredWhy'),
    stars: t('common:stars', { mean: '{{mean}}' }),
    reviews: Object.fromEntries(forms) as CardWords['reviews'],
    pricePerNight: t('common:pricePerNight', { price: '{{price}}' }),
  }
}
