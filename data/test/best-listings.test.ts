import { expect, test } from 'vitest'
import { bestListings } from '#data/index/best-listings.ts'
import type { DirectoryType } from '#core/terms/directory.ts'
import type { Index } from '#data/index/open.ts'
import type { Understood } from '#data/index/understood.ts'
import { documents, ISRAEL, JERUSALEM, listing, PARIS } from './content.ts'
import { builtIndex, World } from './world.ts'

function town() {
  const world = new World(documents().filter(({ kind }) => kind !== 'listings'))
  const options = [
    { id: 'unknown', name: { en: 'Not stated' } },
    { id: 'map-says', name: { en: 'A map says so' } },
  ]
  world.put('options', 'kashrut', { list: 'kashrut', options })
  const put = (tnid: number, other: object) =>
    world.put('listings', tnid, listing(tnid, { dtype: 228, place: JERUSALEM, cuisine: ['pizza'], ...other }))
  return { world, put }
}

async function pizzerias() {
  const { world, put } = town()
  for (let tnid = 401; tnid < 409; tnid++) put(tnid, { title: { en: `Pizza ${tnid}` }, address: `Jaffa Road ${tnid}` })
  put(420, { paid: true, title: { en: 'Paid' } })
  put(421, { sample: true })
  put(424, { sample: true, cuisine: ['grill'] })
  put(422, { cuisine: ['sushi'] })
  put(423, { place: PARIS })
  return builtIndex(world)
}

const ask = (index: Index, place: number, type: DirectoryType, options: Understood['options'] = {}) =>
  bestListings(index, place, { type, options, lang: 'en' })

test('finds the best real listings of a kind in a town, and tells how many there are', async () => {
  const found = ask(await pizzerias(), JERUSALEM, 228, { cuisine: ['pizza'] })
  expect(found?.total).toBe(9)
  expect(found?.best.map(({ name }) => name)).toEqual(['Paid', ...[1, 2, 3, 4, 5].map((at) => `Pizza 40${at}`)])
  expect(found?.best[1]?.href).toMatch(/-DI401-/)
  expect(found?.best[1]?.about).toEqual([{ text: 'Jaffa Road 401' }])
  expect(found?.best[1]?.km).toBeGreaterThan(0)
  expect(found?.shared).toEqual([{ text: 'Not stated' }])
})

test('has the nearest to the centre first among those alike', async () => {
  const { world, put } = town()
  const norths = [3, 1, 2]
  for (const [at, north] of norths.entries())
    put(401 + at, { title: { en: `${north}` }, position: [35.21633, 31.76904 + north / 100] })
  const found = ask(await builtIndex(world), JERUSALEM, 228)
  expect(found?.best.map(({ name }) => name)).toEqual(['1', '2', '3'])
})

test('tells no distance of a listing of which only the town is known', async () => {
  const { world, put } = town()
  put(401, { inTown: true })
  put(402, {})
  const found = ask(await builtIndex(world), JERUSALEM, 228)
  expect(found?.best.map(({ href, km }) => [/DI(\d+)/.exec(href)?.[1], typeof km])).toEqual([
    ['402', 'number'],
    ['401', 'undefined'],
  ])
})

test('says what differs in kashrut on each, and leaves no single one out', async () => {
  const { world, put } = town()
  const source = { kind: 'import', name: 'A map', retrieved: '2026-01-01' }
  const mapClaim = { claim: 'map-says', source, confirmedAt: '2026-01-01', confirmedBy: 'Editors' }
  for (let tnid = 401; tnid < 408; tnid++)
    put(tnid, tnid === 407 ? { kashrutFacts: [mapClaim] } : { priceRange: 'low' })
  const found = ask(await builtIndex(world), JERUSALEM, 228)
  expect(found?.best).toHaveLength(7)
  expect(found?.shared).toBeUndefined()
  const factsOf = (at: number) => found?.best[at]?.about.map(({ text }) => text).slice(-2)
  expect(factsOf(0)?.at(-1)).toBe('A map says so')
  expect(factsOf(1)).toEqual(['Not stated', 'Low'])
})

test('knows no samples, also where nothing is real', async () => {
  expect(ask(await pizzerias(), JERUSALEM, 228, { cuisine: ['grill'] })).toBeUndefined()
})

test('finds any of the options of a list, all kinds without any, and nothing of whole countries', async () => {
  const index = await pizzerias()
  expect(ask(index, JERUSALEM, 228, { cuisine: ['pizza', 'sushi'] })?.total).toBe(10)
  expect(ask(index, JERUSALEM, 228)?.total).toBe(10)
  expect(ask(index, JERUSALEM, 228, { cuisine: ['bakery'] })).toBeUndefined()
  expect(ask(index, JERUSALEM, 230)).toBeUndefined()
  expect(ask(index, ISRAEL, 228)).toBeUndefined()
})
