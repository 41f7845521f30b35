import { expect, test } from 'vitest'
import { readPrayers } from '#core/domain/prayers/notation.ts'
import { minyanState } from '#core/domain/prayers/state.ts'
import type { Index } from '#data/index/open.ts'
import { listingInput } from '#data/index/listing-input.ts'
import { listedCards } from '#data/index/entries.ts'
import { listing } from './content.ts'
import { NOW } from './helpers.ts'
import { builtIndex, subjectRows, update, World } from './world.ts'

const DAY_MS = 86_400_000
const MINUTE_MS = 60_000
const TODAY = new Date(NOW).toISOString().slice(0, 10)

function world(): World {
  const world = new World()
  const line = 'shacharit Su-Sa 07:00; mincha Su-Sa 13:15; yomTov open; cholHamoed usual; fast usual; erev asFriday'
  const prayerTimes = { ...readPrayers(line)!, source: { name: 'Editors' }, confirmedAt: TODAY }
  world.put('listings', 901, listing(901, { dtype: 231, prayerTimes }))
  world.put('listings', 902, listing(902, { dtype: 231 }))
  return world
}

const hashes = (index: Index) =>
  new Map(subjectRows(index).map(({ kind, ref, hash }) => [`${kind} ${ref}`, hash] as const))
const onPage = (index: Index, at: number) => minyanState(listingInput(index, 901)!.prayerTimes!.coming, at)
function onCard(index: Index, at: number) {
  const coming = listedCards(index, [901])[0]?.minyanim?.coming ?? []
  return minyanState(
    coming.map(([minute, code]) => [minute * MINUTE_MS, code] as const),
    at,
  )
}

test('a page and its card have the services of a week, and then get those of the next one', async () => {
  const content = world()
  const index = await builtIndex(content)
  const before = hashes(index)
  for (const days of [0, 3, 6]) {
    expect(onPage(index, NOW + days * DAY_MS).is).toBe('next')
    expect(onCard(index, NOW + days * DAY_MS)).toEqual(onPage(index, NOW + days * DAY_MS))
  }
  expect(onPage(index, NOW + 9 * DAY_MS).is).toBe('unknown')
  await update(index, content, { now: NOW + 7 * DAY_MS, refreshShabbatTimes: true })
  expect(onPage(index, NOW + 9 * DAY_MS).is).toBe('next')
  expect(onCard(index, NOW + 9 * DAY_MS).is).toBe('next')
  expect(hashes(index).get('listing 901')).not.toBe(before.get('listing 901'))
  expect(hashes(index).get('listing 902')).toBe(before.get('listing 902'))
})

test('where nobody has stated them there are none', async () => {
  const index = await builtIndex(world())
  expect(listingInput(index, 902)).not.toHaveProperty('prayerTimes')
  expect(listedCards(index, [902])[0]).not.toHaveProperty('minyanim')
})
