import { expect, test } from 'vitest'
import { featureItem } from '#data/index/entry-of.ts'
import { LANGS } from '#core/i18n/languages.ts'
import type { FeatureCard } from '#data/index/inputs.ts'
import { offerItem } from '#site/ui/cards/grids.html.ts'
import { offerCard } from '#site/ui/cards/offer-card.ts'
import { cardHtml } from '#site/ui/cards/card-html.ts'
import { vacationSearchProps } from '#site/features/vacations/search-props.page.ts'
import { jerusalem } from './samples.ts'

const bare: FeatureCard = {
  nid: 3,
  title: { en: 'Week <by> the sea', he: 'שבוע ליד הים' },
  summary: { en: 'Full board.' },
  place: jerusalem,
  picture: 'sea-1',
  sample: false,
}

const CARDS: readonly (readonly [string, Partial<FeatureCard>])[] = [
  ['a bare one', {}],
  ['a sample', { sample: true }],
  ['one with dates', { dates: { from: '2026-12-04', to: '2026-12-11' } }],
  ['one with a price', { startRate: { amount: 12_760, currency: 'ILS' } }],
  ['one in a place with an English name only', { place: { ...jerusalem, names: { en: 'Suva' } } }],
]

const input = {
  categories: [],
  features: [],
  total: 0,
  hasSamples: false,
  samples: [],
  kinds: [],
  destinations: [],
  months: [],
  prices: [],
  forShabbat: [],
}

test.each(CARDS.flatMap(([name, fields]) => LANGS.map((lang) => ({ name, lang, fields }))))(
  '$name, $lang: an island shows what the page shows',
  ({ lang, fields }) => {
    const card = { ...bare, ...fields }
    // As it comes over the wire.
    const offer = JSON.parse(JSON.stringify(featureItem(lang, card)))
    const { words } = vacationSearchProps({ lang, input })
    expect(cardHtml(offerCard(offer, { lang, words: words.results }))).toEqual(offerItem(lang, card))
  },
)
