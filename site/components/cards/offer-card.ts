import type { FeatureItem } from '#core/contract/content.ts'
import type { Lang } from '#core/i18n/languages.ts'
import type { Messages } from '#core/i18n/messages.ts'
import { dayRangeText, moneyText } from '#core/i18n/formats.ts'
import { saveOf, withName, type Card } from './card.ts'

export interface OfferWords extends Pick<Messages['common'], 'sampleOffer' | 'priceFrom'> {
  saveNamed?: string
  /** Marks offers whose dates have passed; only saved lists have any. */
  datesPassed?: string
}

export function offerCard(offer: FeatureItem, { lang, words }: { lang: Lang; words: OfferWords }): Card {
  const { url, title, titleLang, image, sample, summary, summaryLang, locTitle, locLang } = offer
  const { dates, past, startRate } = offer
  return {
    url,
    title: { text: title, lang: titleLang },
    image,
    sample: sample ? words.sampleOffer : undefined,
    save: saveOf(words.saveNamed, 'feature', offer.nid, title),
    facts: { text: summary, lang: summaryLang },
    lines: [
      { icon: 'pin', text: { text: locTitle, lang: locLang } },
      ...(dates ? [{ icon: 'calendar', text: [dayRangeText(lang, dates.from, dates.to)] } as const] : []),
      ...(past ? [{ icon: 'info', text: words.datesPassed ?? '', isMuted: true } as const] : []),
    ],
    price: startRate && !past ? withName(words.priceFrom, moneyText(lang, startRate)) : undefined,
  }
}
