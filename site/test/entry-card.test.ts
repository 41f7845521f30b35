import { expect, test } from 'vitest'
import type { OptionListName } from '#core/contract/data-files.ts'
import type { FilterListName } from '#core/contract/options.ts'
import { FILTERS } from '#core/domain/results/results.ts'
import { LANGS } from '#core/i18n/languages.ts'
import { MESSAGES } from '#core/i18n/messages.ts'
import type { ListingCard } from '#data/index/inputs.ts'
import type { OptionNames } from '#data/index/option-names.ts'
import { entryOf } from '#data/index/entry-of.ts'
import { cardWords } from '#site/ui/cards/card-words.page.ts'
import { listingItem } from '#site/ui/cards/grids.html.ts'
import { listingCard, placeCard } from '#site/ui/cards/listing-card.ts'
import { cardHtml } from '#site/ui/cards/card-html.ts'
import type { FilterLists } from '#site/features/results/results.ts'
import { card, read } from './samples.ts'

const options: OptionNames = {
  kashrut: { unknown: { en: 'Supervision unknown', he: 'ההשגחה אינה ידועה' } },
  supervision: {
    board: { en: 'Example Board' },
    second: { en: 'Second Board' },
  },
  cuisine: { grill: { en: 'Grill', he: 'גריל' }, fish: { en: 'Fish' } },
  foodtype: { meat: { en: 'Meat', ru: 'Мясное' } },
  pricerange: { low: { en: 'Low', de: 'Niedrig' } },
  apartmenttype: { studio: { en: 'Studio' } },
  apartmentsnumberofrooms: { '2': { en: '2 rooms' } },
  religion: { orthodox: { en: 'Orthodox' } },
  originofcommunity: { ashkenazi: { en: 'Ashkenazi' } },
}

const CARDS: readonly (readonly [string, Partial<ListingCard>])[] = [
  ['a bare one', {}],
  [
    'a paid sample with everything',
    {
      paid: true,
      sample: true,
      worth: 0,
      foodType: ['meat'],
      cuisine: ['grill', 'fish', 'grill'],
      priceRange: 'low',
      kashrut: 'supervised',
      supervision: ['board', 'second'],
      rating: { mean: 4.26, count: 3 },
      startRate: { amount: 1120, currency: 'EUR' },
    },
  ],
  ['one with one review', { rating: { mean: 5, count: 1 } }],
  ['one with many reviews', { rating: { mean: 2.5, count: 1234 } }],
  ['a synagogue', { dtype: 231, religion: 'orthodox', originOfCommunity: 'ashkenazi' }],
  [
    'a rental',
    { dtype: 236, apartmentType: 'studio', apartmentsNumberOfRooms: '2', startRate: { amount: 99, currency: 'ILS' } },
  ],
  [
    'one of an old map, by Latin letters',
    {
      title: { en: 'Ohel Moshe', he: 'אהל משה' },
      transliterated: true,
      unchecked: true,
      confirmed: '2020-12-18',
      isOld: true,
    },
  ],
  ['one that is kosher by a map', { kashrut: 'map-says', unchecked: true }],
  ['one of which no street is known', { address: 'Jerusalem' }],
  ['a name in English only', { title: { en: 'Only & "English" <b>' } }],
]

const CENTRE = [35.2, 31.7] as const

test.each(
  CARDS.flatMap(([name, fields]) =>
    LANGS.flatMap((lang) => [false, true].map((withTown) => ({ name, lang, withTown, fields }))),
  ),
)('$name, $lang, town $withTown: an island shows what the page shows', ({ lang, withTown, fields }) => {
  const listed = card(fields)
  const lists = Object.fromEntries(
    FILTERS[listed.dtype].map((list) => [
      list,
      Object.entries(options[list] ?? {}).map(([id, name]) => ({
        id,
        name: name[lang] ?? name.en,
        ...(name[lang] === undefined && { lang: 'en' }),
      })),
    ]),
  ) as FilterLists
  // As it comes over the wire.
  const entry = JSON.parse(JSON.stringify(entryOf(lang, listed)))
  const centre = withTown ? undefined : { at: CENTRE, towards: MESSAGES[lang].places.help.compass }
  const nameOf = (list: OptionListName, id: string) => {
    const { name = id, lang: other } = lists[list as FilterListName]?.find((option) => option.id === id) ?? {}
    return { text: name, lang: other }
  }
  const late = listingCard(entry, { lang, words: cardWords(lang), nameOf, withTown, centre })
  const built = listingItem({ lang, options }, listed, {
    town: withTown,
    centre,
    level: 2,
  })
  // Only a page that is built needs its position, for visitors who have kept a point.
  const at = listed.sample ? undefined : listed.position
  expect(cardHtml(late, { level: 2, at })).toEqual(built)
})

const towards = MESSAGES.en.places.help.compass
const shown = (fields: Partial<ListingCard>) =>
  read(
    listingItem({ lang: 'en', options }, card({ picture: undefined, ...fields }), { centre: { at: CENTRE, towards } }),
  )

test('a card says how far from the centre it is, in both units, and where', () => {
  const card = shown({ position: [35.2, 31.745] })
  const away = card.querySelector('.card-body > .card-away')
  expect(away?.querySelector('.in-km')?.textContent).toBe('5 km')
  expect(away?.querySelector('.in-miles')?.textContent).toBe('3.1 mi')
  expect(away?.matches('.to-n') && away.querySelector('.i-arrow')).toBeTruthy()
  expect(away?.textContent).toContain(' to the north')
  expect(card.querySelector('.kind > .icon')).toBeTruthy()
})

test.each([
  ['a sample, which is nowhere', { sample: true }],
  ['what is at the centre', { position: CENTRE }],
])('the card of %s does not say so', (_, fields) => {
  const card = shown(fields)
  expect(card.querySelector('.card-away')).toBeNull()
  expect(card.querySelector('.kind > .icon')).toBeTruthy()
})

test.each(LANGS)('a card leaves its town out of the address, in any language: %s', (lang) => {
  const entry = entryOf(lang, card({ address: 'הרצל 1, ירושלים' }))
  expect(entry.address).toBe(lang === 'he' ? 'הרצל 1' : 'Herzl St 1')
  expect(entry.hebrewAddress).toBe(lang === 'he' ? undefined : 'הרצל 1')
  const { lines } = placeCard(entry, { sampleListing: '' }, {})
  if (lang === 'en') expect(lines[0]?.text).toEqual([{ text: 'Herzl St 1', lang: undefined }])
})
