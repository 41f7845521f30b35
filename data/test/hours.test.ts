import { expect, test } from 'vitest'
import { readHours } from '#core/domain/hours/notation.ts'
import { hoursState } from '#core/domain/hours/state.ts'
import { addDays } from '#core/domain/times/dates.ts'
import type { Index } from '#data/index/open.ts'
import { listingInput } from '#data/index/listing-input.ts'
import { listedCards } from '#data/index/entries.ts'
import { openIn } from '#core/domain/hours/open-in.ts'
import { listing } from './content.ts'
import { NOW } from './helpers.ts'
import { builtIndex, subjectRows, update, World } from './world.ts'

const DAY_MS = 86_400_000
const TODAY = new Date(NOW).toISOString().slice(0, 10)

function world(confirmedAt = TODAY): World {
  const world = new World()
  const stated = readHours('Su-Sa 00:00-24:00; yomTov open; erev asFriday; cholHamoed usual; fast usual')!
  world.put('listings', 901, listing(901, { hours: { ...stated, source: { name: 'Editors' }, confirmedAt } }))
  world.put('listings', 902, listing(902))
  return world
}

const hashes = (index: Index) =>
  new Map(subjectRows(index).map(({ kind, ref, hash }) => [`${kind} ${ref}`, hash] as const))
const stateAt = (index: Index, at: number) => hoursState(listingInput(index, 901)!.hours!.stretches, at).is

test('a page has its hours for a week, and then gets those of the next one', async () => {
  const content = world()
  const index = await builtIndex(content)
  const before = hashes(index)
  for (let days = 0; days < 7; days++) expect(stateAt(index, NOW + days * DAY_MS)).toBe('open')
  expect(stateAt(index, NOW + 9 * DAY_MS)).toBe('unknown')

  await update(index, content, { now: NOW + 3 * DAY_MS, refreshShabbatTimes: true })
  expect(hashes(index).get('listing 901')).toBe(before.get('listing 901'))

  await update(index, content, { now: NOW + 7 * DAY_MS, refreshShabbatTimes: true })
  for (let days = 7; days < 14; days++) expect(stateAt(index, NOW + days * DAY_MS)).toBe('open')
  expect(hashes(index).get('listing 901')).not.toBe(before.get('listing 901'))
  expect(hashes(index).get('listing 902')).toBe(before.get('listing 902'))
})

test('lists and cards have them too, for as long, and other pages do not change', async () => {
  const content = world()
  const index = await builtIndex(content)
  const isOpen = (now: number) => {
    const cards = listedCards(index, [901, 902])
    return [901, 902].map((tnid) => openIn(cards.find((card) => card.tnid === tnid)?.hours, 'now', now))
  }
  expect(isOpen(NOW)).toEqual(['open', 'unknown'])
  expect(isOpen(NOW + 9 * DAY_MS)).toEqual(['unknown', 'unknown'])
  const before = new Set(subjectRows(index).map(({ hash }) => hash))
  await update(index, content, { now: NOW + 7 * DAY_MS, refreshShabbatTimes: true })
  expect(isOpen(NOW + 9 * DAY_MS)).toEqual(['open', 'unknown'])
  // A week later, cards carry the next one; pages without such cards stay.
  const others = subjectRows(index).filter(({ hash }) => !before.has(hash))
  const changed = others.map(({ kind, ref }) => `${kind} ${ref}`)
  expect(changed).toContain('results 281184')
  expect(changed).not.toContain('listing 902')
  content.put('listings', 901, listing(901))
  await update(index, content, { now: NOW + 7 * DAY_MS, refreshShabbatTimes: true })
  expect(isOpen(NOW + 9 * DAY_MS)).toEqual(['unknown', 'unknown'])
})

test('hours that nobody has confirmed for half a year say so', async () => {
  const isOld = async (days: number) => listingInput(await builtIndex(world(addDays(TODAY, -days))), 901)?.hours?.isOld
  expect(await isOld(179)).toBeUndefined()
  expect(await isOld(182)).toBe(true)
})
