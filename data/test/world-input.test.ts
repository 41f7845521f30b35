import { expect, test } from 'vitest'
import type { WorldInput } from '#data/index/inputs.ts'
import type { Index } from '#data/index/open.ts'
import { pageInput } from '#data/index/page-kinds.ts'
import { documents, ISRAEL, JERUSALEM, listing, PARIS } from './content.ts'
import { builtIndex, subjectRows, update, World } from './world.ts'

/** Two restaurants in Jerusalem, one and a synagogue in Paris; one is a sample. */
function world() {
  const own = new World(documents().filter(({ kind }) => kind !== 'listings'))
  const put = (tnid: number, other: object) => own.put('listings', tnid, listing(tnid, { dtype: 228, ...other }))
  put(401, { place: JERUSALEM })
  put(402, { place: JERUSALEM })
  put(403, { place: JERUSALEM, sample: true })
  put(404, { place: PARIS })
  put(405, { place: PARIS, dtype: 231 })
  return { own, put }
}

const worldOf = (index: Index, dtype: number) => pageInput(index, 'world', dtype) as WorldInput | undefined
const linesOf = (input: WorldInput | undefined) =>
  input?.countries.map(({ place, total, cities }) => [
    place.id,
    total,
    cities.map((city) => [city.place.id, city.count]),
  ])

test('a page of the world has the countries of a type, most listings first, and no samples', async () => {
  const index = await builtIndex(world().own)
  const food = worldOf(index, 228)
  expect(food?.total).toBe(3)
  expect(linesOf(food)).toEqual([
    [ISRAEL, 2, [[JERUSALEM, 2]]],
    [expect.any(Number), 1, [[PARIS, 1]]],
  ])
  expect(food?.countries[0]?.towns).toBe(1)
  expect(worldOf(index, 200)?.total).toBe(4)
  expect(worldOf(index, 230)?.countries).toEqual([])
  expect(worldOf(index, 999)).toBeUndefined()
})

test('heritage begins with its eight sites of most importance, and other types with none', async () => {
  const { own, put } = world()
  for (let n = 1; n <= 9; n++)
    put(410 + n, { place: n % 2 ? PARIS : JERUSALEM, dtype: 237, importance: n === 3 ? 0 : 4 })
  put(420, { place: PARIS, dtype: 237, importance: 5 })
  put(421, { place: PARIS, dtype: 237, importance: 5, sample: true })
  const index = await builtIndex(own)
  const best = worldOf(index, 237)?.best.map(({ tnid }) => tnid)
  expect(best).toEqual([420, 411, 412, 414, 415, 416, 417, 418])
  expect(worldOf(index, 228)?.best).toEqual([])
})

test('it changes with its own listings, and is listed where it has some', async () => {
  const { own, put } = world()
  const index = await builtIndex(own)
  const rows = () => subjectRows(index).filter(({ kind }) => kind === 'world')
  const before = rows()
  put(406, { place: PARIS, dtype: 230 })
  await update(index, own)
  const changed = rows().filter((row, at) => row.hash !== before[at]!.hash)
  expect(worldOf(index, 230)?.total).toBe(1)
  expect(changed.find(({ ref }) => ref === 230)?.noindex).toBe(0)
  expect(before.find(({ ref }) => ref === 230)?.noindex).toBe(1)
})
