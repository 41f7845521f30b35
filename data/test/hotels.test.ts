import { expect, test } from 'vitest'
import type { StoredHotel } from '#core/contract/data-files.ts'
import { fc } from '#core/test/properties.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { geocode } from '#data/index/geocode.ts'
import type { Index } from '#data/index/open.ts'
import { searchPlaces } from '#data/index/search.ts'
import { updateIndex } from '#data/index/write.ts'
import { city, JERUSALEM, listing, PARIS } from './content.ts'
import { NOW } from './helpers.ts'
import { builtIndex, World } from './world.ts'

const hotel = (id: number, name: string, position: [number, number], more: Partial<StoredHotel> = {}): StoredHotel => ({
  id: `node/${id}`,
  name,
  position,
  ...more,
})

const KRAKOW = 3094802
const KRAKOW_HILTON = hotel(1, 'Kraków Hilton Hotel', [19.94, 50.06], { names: { he: 'הילטון קרקוב' } })
const PARIS_HOTELS = [
  hotel(2, 'Hôtel de la Paix', [2.35, 48.86], { also: ['Peace Inn'] }),
  hotel(3, 'Hilton', [2.36, 48.87]),
  hotel(4, 'Hilton Opéra', [2.33, 48.88]),
  hotel(5, 'Jerusalem', [2.34, 48.85]),
]

async function withHotels(change: (world: World) => void = () => {}): Promise<{ world: World; index: Index }> {
  const world = new World()
  world.put('hotels', PARIS, { id: PARIS, hotels: PARIS_HOTELS })
  world.put('hotels', KRAKOW, { id: KRAKOW, hotels: [KRAKOW_HILTON] })
  change(world)
  return { world, index: await builtIndex(world) }
}

const titles = (index: Index, text: string, near?: { lat: number; lng: number }, lang: Lang = 'en') =>
  geocode(index, text, { lang, near }).found.map(({ title }) => title)

test.each([
  ['its town in front', 'Krakow Hilton'],
  ['its town behind', 'hilton krakow'],
  ['the word for a hotel in front', 'Hotel Hilton, Kraków'],
  ['its whole name', 'KRAKÓW HILTON HOTEL'],
  ['its name in Hebrew', 'מלון הילטון קרקוב'],
  ['its name in English and the town in Hebrew', 'Hilton קרקוב'],
])('finds a hotel by %s, as a point with its town', async (_, text) => {
  const { index } = await withHotels()
  expect(geocode(index, text, { lang: 'en' })).toEqual({
    found: [{ title: 'Kraków Hilton Hotel', about: 'Kraków, Poland', lat: 50.06, lng: 19.94 }],
    isNamed: true,
  })
})

test('finds one by another name and without accents, and names it in the language of the reader', async () => {
  const { index } = await withHotels()
  expect(titles(index, 'hotel de la paix')).toEqual(['Hôtel de la Paix'])
  expect(titles(index, 'peace inn')).toEqual(['Hôtel de la Paix'])
  expect(titles(index, 'Hilton Kraków', undefined, 'he')).toEqual(['הילטון קרקוב'])
})

test('a beginning finds, and is no name', async () => {
  const { index } = await withHotels()
  expect(geocode(index, 'de la pai', { lang: 'en' })).toMatchObject({ found: [{ lat: 48.86 }], isNamed: false })
  expect(titles(index, 'hostel')).toEqual([])
  expect(titles(index, 'hôtel Paris')).toEqual([])
})

test('of several, the exact name comes first; those near the page are meant where there are any', async () => {
  const { index } = await withHotels()
  expect(titles(index, 'Hilton')).toEqual(['Hilton', 'Kraków Hilton Hotel', 'Hilton Opéra'])
  const krakow = { lat: 50.05, lng: 19.9 }
  expect(titles(index, 'Hilton', krakow)).toEqual(['Kraków Hilton Hotel'])
  expect(titles(index, 'Hilton', { lat: 31.8, lng: 35.2 })).toHaveLength(3)
  expect(titles(index, 'Peace Inn', krakow)).toEqual(['Hôtel de la Paix'])
})

test('a town comes before a hotel of its name, and our listings come before hotels', async () => {
  const shul = listing(500, { dtype: 231, place: PARIS, title: { en: 'Hilton Synagogue' }, address: '1 quai' })
  const { index } = await withHotels((world) => {
    world.put('listings', 500, shul)
    world.put('listings', 501, listing(501, { title: { en: 'Corner' }, address: '141 Hilton Avenue' }))
  })
  expect(titles(index, 'Jerusalem')).toEqual(['Jerusalem', 'Jerusalem'])
  expect(geocode(index, 'Jerusalem', { lang: 'en' }).found[0]).toMatchObject({ about: 'Israel', lat: 31.769 })
  expect(titles(index, 'Hilton')[0]).toBe('Hilton Synagogue')
  expect(titles(index, 'Hilt')).toContain('Corner')
  expect(titles(index, 'Hilton')).not.toContain('Corner')
})

test('a hotel that is a listing of ours is there once, as the listing', async () => {
  const own = listing(501, { dtype: 230, place: PARIS, title: { en: 'Peace Inn' }, position: [2.3501, 48.86] })
  const { index } = await withHotels((world) => world.put('listings', 501, own))
  expect(geocode(index, 'Peace Inn', { lang: 'en' }).found).toMatchObject([{ listing: { tnid: 501 } }])
})

test('only what changed is written again, and what is gone is not found', async () => {
  const { world, index } = await withHotels()
  const idOf = (name: string) =>
    index.get<{ id: number }>(`select id from hotels where json_extract(body, '$.name') = ?`, name)?.id
  const id = idOf('Kraków Hilton Hotel')
  const [, ...others] = PARIS_HOTELS
  world.put('hotels', PARIS, { id: PARIS, hotels: [hotel(9, 'Ibis', [2.3, 48.8]), ...others] })
  await updateIndex(index, world, { now: NOW })
  expect(idOf('Kraków Hilton Hotel')).toBe(id)
  expect(titles(index, 'peace inn')).toEqual([])
  expect(titles(index, 'ibis paris')).toEqual(['Ibis'])
  world.remove('hotels', PARIS)
  await updateIndex(index, world, { now: NOW })
  expect(titles(index, 'ibis paris')).toEqual([])
  expect(index.get('select count(*) n from hotels')).toEqual({ n: 1 })
})

test('they are found by a new name of their town', async () => {
  const { world, index } = await withHotels()
  const names = { en: 'Cracow' }
  world.put('cities', KRAKOW, city({ id: KRAKOW, names, lat: 50.0614, lng: 19.9366, country: 'PL' }))
  await updateIndex(index, world, { now: NOW })
  expect(titles(index, 'Hilton Cracow')).toEqual(['Kraków Hilton Hotel'])
})

test('they are on no page and in no search', async () => {
  const pages = (index: Index) => index.all('select kind, ref, sub, hash from subjects order by id')
  const plain = await builtIndex(new World())
  const { index } = await withHotels()
  expect(pages(index)).toEqual(pages(plain))
  expect(index.meta('counts')).toBe(plain.meta('counts'))
  expect(index.all('select * from sets where kind = ?', 'hotels')).toEqual([])
  expect(searchPlaces(index, 'hilton', { lang: 'en' })).toEqual([])
})

test('takes any text', async () => {
  const { index } = await withHotels()
  const words = fc.array(
    fc.constantFrom('"', ':', 'OR', 'hotel', 'hil', 'ה', '*', 'names', '\ud83d', String(JERUSALEM)),
  )
  fc.assert(fc.property(words, (parts) => void geocode(index, parts.join(' '), { lang: 'he' })))
})
