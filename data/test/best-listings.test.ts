import { expect, test } from 'vitest'
import { bestListings } from '#data/index/best-listings.ts'
import type { DirectoryType } from '#core/contract/directory.ts'
import type { Index } from '#data/index/open.ts'
import type { Understood } from '#data/index/understood.ts'
import { documents, ISRAEL, JERUSALEM, listing, PARIS } from './content.ts'
import { builtIndex, World } from './world.ts'

async function pizzerias() {
  const world = new World(documents().filter(({ kind }) => kind !== 'listings'))
  const put = (tnid: number, other: object) =>
    world.put('listings', tnid, listing(tnid, { dtype: 228, place: JERUSALEM, cuisine: ['pizza'], ...other }))
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
  expect(found?.best[1]?.about.at(-1)).toEqual({ text: 'Jaffa Road 401' })
})

test('shows samples, and says so, only where nothing is real', async () => {
  const found = ask(await pizzerias(), JERUSALEM, 228, { cuisine: ['grill'] })
  expect(found?.total).toBe(1)
  expect(found?.best[0]?.about[0]).toEqual({ text: 'Sample listing' })
})

test('finds any of the options of a list, all kinds without any, and nothing of whole countries', async () => {
  const index = await pizzerias()
  expect(ask(index, JERUSALEM, 228, { cuisine: ['pizza', 'sushi'] })?.total).toBe(10)
  expect(ask(index, JERUSALEM, 228)?.total).toBe(10)
  expect(ask(index, JERUSALEM, 228, { cuisine: ['bakery'] })).toBeUndefined()
  expect(ask(index, JERUSALEM, 230)).toBeUndefined()
  expect(ask(index, ISRAEL, 228)).toBeUndefined()
})
