import type { FeatureItem } from '#core/contract/content.ts'
import type { Lang } from '#core/i18n/languages.ts'
import type { Messages } from '#core/i18n/messages.ts'
import { dayRangeText, moneyText } from '#core/text/values.ts'
import { saveOf, withName, type Card, type CardLine } from './card.ts'

export interface OfferWords
  extends
    Pick<Messages['common'], 'sampleOffer' | 'priceFrom'>,
    Partial<Pick<Messages['common'], 'datesOnRequest' | 'priceOnRequest'>> {
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
      ...datesLine(lang, dates, words),
      ...(past ? [{ icon: 'info', text: words.datesPassed ?? '', isMuted: true } as const] : []),
    ],
    price: past ? undefined : priceOf(lang, startRate, words),
  }
}

function datesLine(lang: Lang, dates: FeatureItem['dates'], { datesOnRequest }: OfferWords): CardLine[] {
  if (dates) return [{ icon: 'calendar', text: [dayRangeText(lang, dates.from, dates.to)] }]
  return datesOnRequest ? [{ icon: 'calendar', text: datesOnRequest, isMuted: true }] : []
}

function priceOf(lang: Lang, rate: FeatureItem['startRate'], { priceFrom, priceOnRequest }: OfferWords): Card['price'] {
  if (rate) return withName(priceFrom, moneyText(lang, rate))
  return priceOnRequest === undefined ? undefined : [priceOnRequest]
}
