import { expect, test } from 'vitest'
import { distanceKm } from '#core/domain/distance.ts'
import { DIRECTORY_TYPES } from '#core/terms/directory.ts'
import { fc } from '#core/test/properties.ts'
import type { ListingInput } from '#data/index/inputs.ts'
import type { Index } from '#data/index/open.ts'
import { pageInput } from '#data/index/page-kinds.ts'
import { listing } from './content.ts'
import { builtIndex, stalePages, subjectRows, update, World } from './world.ts'

const SUVA = 2198148

/** Degrees east of Suva at its latitude that are about a kilometre. */
const KM = 0.0095

const at = (km: number) => ({ place: SUVA, position: [178.44 + km * KM, -18.13] as [number, number] })

/** What the page of a listing names around it. */
const named = (index: Index, tnid: number) =>
  (pageInput(index, 'listing', tnid) as ListingInput).nearest.map((near) => near.tnid)

const hashes = (index: Index) =>
  new Map(subjectRows(index).flatMap(({ kind, ref, hash }) => (kind === 'listing' ? [[ref, hash]] : [])))

async function indexWith(listings: Readonly<Record<number, object>>) {
  const own = new World()
  for (const [tnid, fields] of Object.entries(listings)) own.put('listings', tnid, listing(Number(tnid), fields))
  return { own, index: await builtIndex(own) }
}

test('three of its own kind and one of each other kind within a walk, nearest first', async () => {
  const { index } = await indexWith({
    600: { dtype: 228, ...at(0) },
    601: { dtype: 228, ...at(0.5) },
    602: { dtype: 228, ...at(3) },
    603: { dtype: 228, ...at(9) },
    604: { dtype: 228, ...at(9.5) },
    610: { dtype: 231, ...at(1) },
    611: { dtype: 231, ...at(0.3) },
    612: { dtype: 230, ...at(2.2) },
    613: { dtype: 232, ...at(1.9) },
    614: { dtype: 233, ...at(0.1) },
    615: { dtype: 232, ...at(0.1), sample: true },
    616: { dtype: 232, ...at(0.1), inTown: true },
  })
  expect(named(index, 600)).toEqual([611, 601, 613, 602, 603])
})

test('beside a place of remembrance stand places of prayer and of heritage alone', async () => {
  const around = {
    601: { dtype: 228, ...at(0.1) },
    602: { dtype: 231, ...at(0.5) },
    603: { dtype: 237, ...at(0.4) },
    604: { dtype: 232, ...at(0.2) },
  }
  const { index } = await indexWith({ ...around, 600: { dtype: 237, heritageType: 'cemetery', ...at(0) } })
  expect(named(index, 600)).toEqual([603, 602])
  const { index: other } = await indexWith({ ...around, 600: { dtype: 237, heritageType: 'museum', ...at(0) } })
  expect(named(other, 600)).toEqual([601, 604, 603, 602])
})

test('a new name costs the pages that name it, not those of the town', async () => {
  const kitchens = Object.fromEntries(
    Array.from({ length: 40 }, (_, i) => [700 + i, { dtype: 228, ...at(i * 0.2) }] as const),
  )
  const { own, index } = await indexWith(kitchens)
  const before = hashes(index)
  own.put('listings', 720, listing(720, { ...kitchens[720], title: { en: 'Renamed' } }))
  await update(index, own)
  const changed = [...hashes(index)].filter(([tnid, hash]) => before.get(tnid) !== hash).map(([tnid]) => tnid)
  // Of two as far from one, the first by number is named.
  expect(changed.sort()).toEqual([719, 720, 721, 722])
})

test('whatever changes, the pages around know', async () => {
  const own = new World()
  const index = await builtIndex(own)
  const change = fc.record({
    tnid: fc.integer({ min: 800, max: 830 }),
    dtype: fc.constantFrom(...DIRECTORY_TYPES),
    // Some in one spot, some just within or beyond the reach of others.
    east: fc.constantFrom(0, 0.5, 1, 1.9, 2.1, 4, 9.9, 10.1),
    north: fc.constantFrom(0, 0.001, 0.01),
    kind: fc.constantFrom('here', 'here', 'here', 'sample', 'inTown', 'gone'),
    title: fc.constantFrom('One', 'Two'),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 4 }), async (changes) => {
      for (const { tnid, dtype, east, north, kind, title } of changes) {
        const { place, position } = at(east)
        position[1] += north
        const there = { dtype, place, title: { en: title }, position }
        if (kind === 'gone') own.remove('listings', tnid)
        else own.put('listings', tnid, listing(tnid, kind === 'here' ? there : { ...there, [kind]: true }))
      }
      await update(index, own)
      expect(stalePages(index)).toEqual([])
    }),
    { numRuns: 60 },
  )
  for (const { kind, ref } of subjectRows(index)) {
    if (kind !== 'listing') continue
    const { listing: self, nearest } = pageInput(index, 'listing', ref) as ListingInput
    const [lng, lat] = self.position
    for (const { position, km } of nearest)
      expect(km).toBe(Math.round(distanceKm(lat, lng, position[1], position[0]) * 100) / 100)
  }
})
