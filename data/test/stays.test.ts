import { expect, test } from 'vitest'
import type { StoredCard } from '#data/index/cards.ts'
import type { Index } from '#data/index/open.ts'
import type { FeatureInput, VacationsInput } from '#data/index/inputs.ts'
import { pageInput } from '#data/index/page-kinds.ts'
import { searchFeatures } from '#data/index/feature-search.ts'
import type { StayOption } from '#core/terms/stay-options.ts'
import { documents, feature, listing, PARIS } from './content.ts'
import { builtIndex, expectAsRebuilt, subjectRows, update, World } from './world.ts'

const HOTEL = 600
const PROGRAMME = 9

const cardOf = (index: Index): StoredCard =>
  JSON.parse(index.get<{ card: string }>('select card from listings where tnid = ?', HOTEL)!.card) as StoredCard

test('a programme says what the hotel where it is held has, and follows it and the synagogue near it', async () => {
  const own = new World(documents())
  const at = { place: PARIS, position: [2.2, 48.7] as [number, number] }
  own.put('listings', HOTEL, listing(HOTEL, { dtype: 230, ...at, sukkah: true }))
  own.put('features', PROGRAMME, feature(PROGRAMME, { hotel: HOTEL }))
  const index = await builtIndex(own)
  const hotel = () => (pageInput(index, 'feature', PROGRAMME) as FeatureInput).hotel
  const hash = () => subjectRows(index).find(({ kind, ref }) => kind === 'feature' && ref === PROGRAMME)?.hash
  expect(hotel()).toEqual({ tnid: HOTEL, dtype: 230, title: { en: 'Restaurant 600' }, sukkah: true })
  const hashes = [hash()]
  own.put('listings', 601, listing(601, { dtype: 231, ...at }))
  await update(index, own)
  expect(hotel()?.synagogue).toMatchObject({ tnid: 601, km: 0 })
  hashes.push(hash())
  own.put('listings', HOTEL, listing(HOTEL, { dtype: 230, ...at, sukkah: false }))
  await update(index, own)
  expect(hotel()?.sukkah).toBe(false)
  hashes.push(hash())
  own.remove('listings', HOTEL)
  await update(index, own)
  expect(hotel()).toBeUndefined()
  expect(new Set([...hashes, hash()]).size).toBe(4)
  await expectAsRebuilt(index, own)
})

test('lists know what a hotel has for Shabbat, and follow its answers', async () => {
  const own = new World(documents())
  own.put('listings', HOTEL, listing(HOTEL, { dtype: 230, sukkah: true, shabbatLift: false }))
  const index = await builtIndex(own)
  expect(cardOf(index).forShabbat).toEqual(['sukkah'])
  own.put('listings', HOTEL, listing(HOTEL, { dtype: 230, sukkah: true, shabbatLift: true }))
  await update(index, own)
  expect(cardOf(index).forShabbat).toEqual(['shabbat-lift', 'sukkah'])
})

test('programmes are found by what their hotel is known to have, and offered by what any has', async () => {
  const own = new World(documents().filter(({ kind }) => kind !== 'features'))
  own.put('listings', HOTEL, listing(HOTEL, { dtype: 230, sukkah: true, shabbatLift: false }))
  own.put('features', PROGRAMME, feature(PROGRAMME, { hotel: HOTEL }))
  own.put('features', 10, feature(10))
  const index = await builtIndex(own)
  const found = (...forShabbat: StayOption[]) =>
    searchFeatures(index, { text: '', forShabbat, page: 1, at: 0 }).features.map(({ nid }) => nid)
  const offered = () => (pageInput(index, 'vacations', 0) as VacationsInput).forShabbat
  expect(found()).toEqual([PROGRAMME, 10])
  expect(found('sukkah')).toEqual([PROGRAMME])
  expect(found('shabbat-lift')).toEqual([])
  expect(offered()).toEqual(['sukkah'])
  own.put('listings', HOTEL, listing(HOTEL, { dtype: 230, sukkah: true, shabbatLift: true }))
  await update(index, own)
  expect(found('sukkah', 'shabbat-lift')).toEqual([PROGRAMME])
  expect(found('sukkah', 'eruv')).toEqual([])
  expect(offered()).toEqual(['shabbat-lift', 'sukkah'])
  await expectAsRebuilt(index, own)
  own.remove('listings', HOTEL)
  await update(index, own)
  expect(offered()).toEqual([])
  expect(found('sukkah')).toEqual([])
  await expectAsRebuilt(index, own)
})
