import type { Lang } from '#core/i18n/languages.ts'
import { MESSAGES } from '#core/i18n/messages.ts'
import type { SampleOffersProps } from '#site/features/samples/SampleOffers.tsx'

/** Props of the samples at the end of a list of offers: those of a place or of a category, or all. */
export function sampleOffersProps(
  lang: Lang,
  of: Pick<SampleOffersProps, 'destination' | 'category'> = {},
): SampleOffersProps {
  const { sampleOffer, priceFrom, datesOnRequest, priceOnRequest, saveNamed } = MESSAGES[lang].common
  const { show, hide } = MESSAGES[lang].travel.none.samples
  const words = { sampleOffer, priceFrom, datesOnRequest, priceOnRequest, saveNamed }
  return { lang, ...of, words: { ...words, samples: { ...MESSAGES[lang].places.samples, show, hide } } }
}
