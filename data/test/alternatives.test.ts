import { expect, test } from 'vitest'
import type { KnownAlternatives } from '#data/index/alternatives-of.ts'
import type { CityInput, CountryInput, ResultsInput } from '#data/index/inputs.ts'
import { alternativesAt, alternativesIn, MAX_ALTERNATIVE_KM } from '#data/index/alternatives-input.ts'
import { placeRow } from '#data/index/cards.ts'
import type { Index } from '#data/index/open.ts'
import { pageInput } from '#data/index/page-kinds.ts'
import { resultsSub } from '#data/index/results-input.ts'
import { city, ISRAEL, JERUSALEM, listing, PAGELESS } from './content.ts'
import { builtIndex, expectAsRebuilt, subjectRows, update, World } from './world.ts'

const KRAKOW = 3094802
const POLAND = 798544

const synagogue = (tnid: number, fields = {}) => listing(tnid, { dtype: 231, ...fields })
const lacking = (index: Index, id: number, dtype: number): KnownAlternatives | undefined =>
  (pageInput(index, 'place', id) as CityInput).alternatives.find((alternative) => alternative.dtype === dtype)

const VIENNA = city({
  id: 2761369, names: { en: 'Vienna' }, lat: 48.2085, lng: 16.3721, country: 'AT', capital: true, population: 1_691_468,
}) // prettier-ignore
const SALZBURG = city({ id: 2766824, names: { en: 'Salzburg' }, lat: 47.7994, lng: 13.044, country: 'AT' })
const AUSTRIA = 2782113

/** An empty city, in a world where a community has a phone, and a town abroad has two places to eat. */
function world(): World {
  const own = new World()
  own.put('listings', 600, synagogue(600, { place: 3093133, position: [19.47, 51.77], phones: ['+48 42 000 0000'] }))
  own.put('listings', 601, synagogue(601, { place: KRAKOW, position: [19.94, 50.06], sample: true, phones: ['1'] }))
  for (const body of [VIENNA, SALZBURG]) own.put('cities', body.id, body)
  own.put('countries', AUSTRIA, { id: AUSTRIA, code: 'AT', continent: 'EU', names: { en: 'Austria' } })
  for (const tnid of [610, 611])
    own.put('listings', tnid, listing(tnid, { place: VIENNA.id, position: [16.37, 48.21] }))
  own.put('listings', 612, listing(612, { place: KRAKOW, position: [19.94, 50.06], sample: true }))
  return own
}

test('a town without food has the nearest community with a phone and the nearest town with food', async () => {
  const index = await builtIndex(world())
  const { community, town, place, authority } = lacking(index, KRAKOW, 228)!
  expect(place.id).toBe(KRAKOW)
  expect(community).toMatchObject({ tnid: 600, phone: '+48 42 000 00 00', place: { id: 3093133 } })
  expect(community).not.toHaveProperty('country')
  expect(town).toMatchObject({ place: { id: VIENNA.id }, country: { en: 'Austria' }, dtype: 228, count: 2 })
  expect(town!.km).toBeCloseTo(330, -1)
  expect(authority).toBeUndefined()
  // A town that has some needs nothing instead.
  expect(lacking(index, VIENNA.id, 228)).toBeUndefined()
  expect(lacking(index, JERUSALEM, 228)).toBeUndefined()
})

test('who looks for a stay is not sent to an authority or a community', async () => {
  const own = world()
  own.put('authorities', 'vaad', { id: 'vaad', names: { en: 'Vaad' }, places: [KRAKOW], website: 'https://vaad.test' })
  const index = await builtIndex(own)
  expect(lacking(index, KRAKOW, 228)).toHaveProperty('authority')
  expect(lacking(index, KRAKOW, 230)).not.toHaveProperty('authority')
  expect(lacking(index, KRAKOW, 230)).not.toHaveProperty('community')
  expect(lacking(index, KRAKOW, 231)).not.toHaveProperty('authority')
  expect(lacking(index, KRAKOW, 231)).toHaveProperty('community')
})

test('a community much farther away than the nearest synagogue is no answer, and that town is', async () => {
  const own = world()
  const katowice = city({ id: 3096472, names: { en: 'Katowice' }, lat: 50.26, lng: 19.02, country: 'PL' })
  own.put('cities', katowice.id, katowice)
  own.put('listings', 620, synagogue(620, { place: katowice.id, position: [19.02, 50.26] }))
  const index = await builtIndex(own)
  expect(lacking(index, KRAKOW, 231)).not.toHaveProperty('community')
  expect(lacking(index, KRAKOW, 231)!.town).toMatchObject({ place: { id: katowice.id }, dtype: 231, count: 1 })
  // Food is farther away than the community.
  expect(lacking(index, KRAKOW, 228)).toHaveProperty('community')
})

test('an authority is offered if it works and can be reached: of the town, else of the whole country', async () => {
  const own = world()
  const put = (id: string, fields = {}) => own.put('authorities', id, { id, names: { en: id }, ...fields })
  const website = 'https://kosher.test'
  put('a-sample', { places: [KRAKOW], website, sample: true })
  put('b-closed', { places: [KRAKOW], website, closed: '2026-01-01' })
  put('c-silent', { places: [KRAKOW] })
  put('d-other-town', { countries: ['PL'], kind: 'vaad', places: [3093133], website })
  const index = await builtIndex(own)
  expect(lacking(index, KRAKOW, 228)!.authority).toBeUndefined()
  put('e-country', { countries: ['PL'], kind: 'agency', website })
  await update(index, own)
  expect(lacking(index, KRAKOW, 228)!.authority).toEqual({ id: 'e-country', names: { en: 'e-country' }, website })
  put('f-town', { places: [KRAKOW], phones: ['+48 12 000 0000'] })
  await update(index, own)
  expect(lacking(index, KRAKOW, 228)!.authority).toMatchObject({ id: 'f-town', phone: '+48 12 000 00 00' })
  await expectAsRebuilt(index, own)
})

test('a new place in the nearest town, and one that goes, change the guides that count it', async () => {
  const own = world()
  const index = await builtIndex(own)
  const hashes = () => new Map(subjectRows(index).map(({ kind, ref, sub, hash }) => [`${kind} ${ref} ${sub}`, hash]))
  const before = hashes()
  // Farther from Krakow than the nearest one there.
  own.put('listings', 613, listing(613, { place: VIENNA.id, position: [16.3, 48.2] }))
  await update(index, own)
  expect(lacking(index, KRAKOW, 228)!.town!.count).toBe(3)
  expect(hashes().get(`place ${KRAKOW} 0`)).not.toBe(before.get(`place ${KRAKOW} 0`))
  own.remove('listings', 613)
  await update(index, own)
  expect(hashes().get(`place ${KRAKOW} 0`)).toBe(before.get(`place ${KRAKOW} 0`))
  await expectAsRebuilt(index, own)
})

test('a list of samples alone has the same answer as the guide, and one with a real place none', async () => {
  const index = await builtIndex(world())
  const list = (place: number) => pageInput(index, 'results', place, resultsSub(228, 1)) as ResultsInput
  expect(list(KRAKOW).alternatives).toEqual(lacking(index, KRAKOW, 228))
  expect(list(VIENNA.id)).not.toHaveProperty('alternatives')
})

const SUVA = 2198148

test('a community or a town farther than 500 km is no answer', async () => {
  const own = world()
  const index = await builtIndex(own)
  // The nearest of both are on another continent.
  expect(lacking(index, SUVA, 228)).toEqual({ dtype: 228, place: expect.objectContaining({ id: SUVA }) })
  const [lat, lng] = [-18.1416, 178.4415]
  const north = (km: number): [number, number] => [lng, lat + km / 111.2]
  own.put('listings', 620, synagogue(620, { position: north(MAX_ALTERNATIVE_KM + 2), phones: ['+972 1'] }))
  own.put('listings', 621, listing(621, { position: north(MAX_ALTERNATIVE_KM - 2) }))
  await update(index, own)
  const near = lacking(index, SUVA, 228)!
  expect(near.community).toBeUndefined()
  expect(near.town!.km).toBeLessThan(MAX_ALTERNATIVE_KM)
  expect(alternativesAt(index, { lat, lng }, 228)).toEqual(near)
})

const country = (index: Index, id: number) => (pageInput(index, 'place', id) as CountryInput).alternatives

test('a country without food names its authority and its own community, and what is near its capital', async () => {
  const own = world()
  own.put('authorities', 'pl', {
    id: 'pl', names: { en: 'PL' }, countries: ['PL'], kind: 'nationalRabbinate', website: 'https://pl.test',
  }) // prettier-ignore
  const index = await builtIndex(own)
  const poland = country(index, POLAND)!
  expect(poland).toMatchObject({ dtype: 228, authority: { id: 'pl' }, community: { tnid: 600 } })
  // Its town says where it is.
  expect(poland.community).not.toHaveProperty('km')
  expect(poland).toMatchObject({ from: { id: KRAKOW }, town: { place: { id: VIENNA.id }, country: { en: 'Austria' } } })
  expect(poland.town!.km).toBe(lacking(index, KRAKOW, 228)!.town!.km)
  expect(country(index, ISRAEL)).toBeUndefined()
  expect(country(index, AUSTRIA)).toBeUndefined()
})

test('a country follows the listings that its answer names', async () => {
  const own = world()
  const index = await builtIndex(own)
  const list = () => pageInput(index, 'results', POLAND, resultsSub(228, 1)) as ResultsInput
  expect(list().alternatives).toEqual(country(index, POLAND))
  // A community abroad is measured from the capital.
  own.put('listings', 602, synagogue(602, { place: VIENNA.id, position: [16.37, 48.2], phones: ['+43 1 000 0000'] }))
  await update(index, own)
  expect(country(index, POLAND)).toMatchObject({ community: { tnid: 600 } })
  own.remove('listings', 600)
  await update(index, own)
  expect(country(index, POLAND)).toMatchObject({ community: { tnid: 602, country: { en: 'Austria' } } })
  expect(country(index, POLAND)!.community!.km).toBeCloseTo(330, -1)
  await expectAsRebuilt(index, own)
  for (const tnid of [602, 610, 611]) own.remove('listings', tnid)
  await update(index, own)
  expect(Object.keys(country(index, POLAND)!)).toEqual(['dtype', 'place'])
  await expectAsRebuilt(index, own)
})

test('a country counts its towns, and those with places to eat without samples', async () => {
  const own = world()
  const index = await builtIndex(own)
  const counts = (id: number) => {
    const { towns, foodTowns } = pageInput(index, 'place', id) as CountryInput
    return { towns, foodTowns }
  }
  expect(counts(POLAND)).toEqual({ towns: 2, foodTowns: 0 })
  expect(counts(AUSTRIA)).toEqual({ towns: 2, foodTowns: 1 })
  own.put('listings', 614, listing(614, { place: SALZBURG.id, position: [13.04, 47.8] }))
  await update(index, own)
  expect(counts(AUSTRIA)).toEqual({ towns: 2, foodTowns: 2 })
  await expectAsRebuilt(index, own)
})

test('around a point it is the answer of the nearest town, measured from the point', async () => {
  const own = world()
  own.put('listings', 603, synagogue(603, { place: 4409896, position: [-93.3, 37.22], phones: ['+1 417 555 0100'] }))
  const index = await builtIndex(own)
  const [here, there] = [alternativesAt(index, { lat: 50.1, lng: 19.9 }, 228), lacking(index, KRAKOW, 228)]
  expect(here).toMatchObject({ place: { id: KRAKOW }, community: { tnid: 600 }, town: { count: 2 } })
  expect(here!.community!.km).not.toBe(there!.community!.km)
  // A town without a page is measured like a point.
  const pageless = alternativesIn(index, placeRow(index, PAGELESS)!, 231)
  expect(pageless).toMatchObject({ place: { id: PAGELESS }, community: { tnid: 603 } })
})
