import { expect, test } from 'vitest'
import type { StoredCard } from '#data/index/cards.ts'
import type { Index } from '#data/index/open.ts'
import type { FeatureInput } from '#data/index/inputs.ts'
import { pageInput } from '#data/index/page-kinds.ts'
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
