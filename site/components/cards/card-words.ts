import { MESSAGES } from '#core/i18n/messages.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { memo } from '#site/lib/memo.ts'
import type { CardWords } from './listing-card.ts'
import type { OfferWords } from './offer-card.ts'

const known = memo<CardWords>()

export function cardWords(lang: Lang): CardWords {
  return known(lang, () => {
    const { common } = MESSAGES[lang]
    const forms = Object.entries(common).flatMap(([key, text]) => {
      const [name, form] = key.split('_')
      return name === 'reviewCount' && form ? [[form, text]] : []
    })
    const { sampleListing, unchecked, featured, featuredWhy, stars, pricePerNight } = common
    return {
      sample: sampleListing,
      unchecked,
      featured,
      featuredWhy,
      stars,
      reviews: Object.fromEntries(forms) as CardWords['reviews'],
      pricePerNight,
    }
  })
}

export function offerWords(lang: Lang): OfferWords {
  const { sampleOffer, priceFrom } = MESSAGES[lang].common
  return { sample: sampleOffer, priceFrom }
}
