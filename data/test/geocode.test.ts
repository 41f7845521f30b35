import { expect, test } from 'vitest'
import { fc } from '#core/test/properties.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { geocode } from '#data/index/geocode.ts'
import type { Index } from '#data/index/open.ts'
import { nothingTouched } from '#data/index/affected-pages.ts'
import { writeListing } from '#data/index/write-listings.ts'
import { listing, PARIS } from './content.ts'
import { testIndex } from './helpers.ts'
import { builtIndex, World } from './world.ts'

const victoire = listing(500, {
  dtype: 231,
  place: PARIS,
  title: {
    en: 'Victoire Synagogue',
    he: 'בית הכנסת ויקטואר',
    fr: 'Synagogue de la Victoire',
  },
  address: '44 rue de la Victoire',
  position: [2.3375, 48.876],
})

async function withListings(): Promise<Index> {
  const index = await testIndex()
  const write = (fields: typeof victoire) =>
    writeListing(index, fields.tnid, { listing: fields, words: undefined }, { touched: nothingTouched(), now: 0 })
  write(victoire)
  write(listing(501, { title: { en: 'Parisienne' }, address: '' }))
  return index
}

const found = (index: Index, text: string, lang: Lang = 'en') => geocode(index, text, { lang }).found
const titles = (index: Index, text: string) => found(index, text).map(({ title }) => title)

test.each([
  ['its title', 'victoire syna'],
  ['its title in another language', 'בית הכנסת ויקטואר'],
  ['its address', '44 Rue de la Victoire'],
  ['its address in another order, with the town', 'Paris, Victoire 44'],
  ['its address and a town in Hebrew', 'victoire פריז'],
])('finds a listing by %s', async (_, text) => {
  const index = await withListings()
  expect(found(index, text)).toEqual([
    {
      title: 'Victoire Synagogue',
      about: '44 rue de la Victoire, Paris',
      lat: 48.876,
      lng: 2.337,
      listing: { tnid: 500, tlid: PARIS, locTitle: 'Paris' },
    },
  ])
})

test('a place of the very name comes first, then listings', async () => {
  const index = await withListings()
  expect(titles(index, 'Paris')).toEqual(['Paris', 'Parisienne'])
  expect(found(index, 'פריז', 'he')).toEqual([{ title: 'פריז', about: 'צרפת', lat: 48.8534, lng: 2.3488 }])
  expect(titles(index, 'pari')).toEqual(['Parisienne', 'Paris'])
})

test('tells namesakes apart', async () => {
  const index = await testIndex()
  expect(found(index, 'springfield')).toMatchObject([
    { title: 'Springfield', about: 'Missouri, United States' },
    { title: 'Springfield', about: 'Illinois, United States' },
  ])
  expect(found(index, 'Springfield, Illinois')).toHaveLength(1)
})

test('a town alone does not find all that is in it', async () => {
  const index = await withListings()
  expect(titles(index, 'פריז')).toEqual(['Paris'])
})

test('samples are nowhere: their addresses are invented', async () => {
  const world = new World()
  world.put('listings', 7, listing(7, { sample: true }))
  const index = await builtIndex(world)
  expect(titles(index, 'Main Street 7')).not.toContain('Restaurant 7')
  expect(titles(index, 'Main Street 8')).toContain('Restaurant 8')
})

test('what was taken out or renamed is not found any more', async () => {
  const index = await withListings()
  const touched = nothingTouched()
  const renamed = { ...victoire, title: { en: 'Shul' }, address: '1 quai' }
  writeListing(index, 500, { listing: renamed, words: undefined }, { touched, now: 0 })
  expect(titles(index, 'victoire')).toEqual([])
  expect(titles(index, 'shul')).toEqual(['Shul'])
  writeListing(index, 500, { listing: undefined, words: undefined }, { touched, now: 0 })
  expect(titles(index, 'shul')).toEqual([])
})

test('at most ten', async () => {
  const index = await testIndex()
  for (let tnid = 600; tnid < 620; tnid++) {
    const fields = { title: { en: `Beth ${tnid}` }, sample: false }
    const body = listing(tnid, fields)
    writeListing(index, tnid, { listing: body, words: undefined }, { touched: nothingTouched(), now: 0 })
  }
  expect(titles(index, 'beth 6')).toHaveLength(10)
})

test('takes any text', async () => {
  const index = await withListings()
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 200 }),
    fc.string({ unit: 'grapheme', maxLength: 200 }),
    fc.array(fc.constantFrom('"', ':', '{', 'OR', ' ', 'vic', 'a', '\ud83d')).map((parts) => parts.join('')),
  )
  fc.assert(
    fc.property(text, (typed) => {
      geocode(index, typed, { lang: 'he', near: { lat: 50, lng: 14 } })
    }),
  )
})
