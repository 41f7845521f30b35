import { expect, test } from 'vitest'
import type { KashrutFact } from '#core/contract/data-files.ts'
import { authoritiesInput, authorityInput } from '#data/index/authority-inputs.ts'
import { listingInput } from '#data/index/listing-input.ts'
import type { Index } from '#data/index/open.ts'
import { keyRef } from '#data/index/queries.ts'
import { listing } from './content.ts'
import { NOW } from './helpers.ts'
import { builtIndex, subjectRows, update, World } from './world.ts'

const DAY_MS = 86_400_000
const dayAfter = (days: number) => new Date(NOW + days * DAY_MS).toISOString().slice(0, 10)

function certified(validUntil: string): KashrutFact {
  return {
    claim: 'certified',
    authority: 'example-board',
    certificate: { validUntil },
    source: { kind: 'certificatePhoto', name: 'A photo', retrieved: dayAfter(-30) },
    confirmedAt: dayAfter(-30),
    confirmedBy: 'Editors',
  }
}

/** One certificate that ends in ten days, one that lasts a year. */
function certifiedWorld(): World {
  const world = new World()
  world.put('listings', 901, listing(901, { kashrutFacts: [{ ...certified(dayAfter(10)), glatt: true }] }))
  world.put('listings', 902, listing(902, { kashrutFacts: [certified(dayAfter(365))] }))
  return world
}

const rows = (index: Index) => index.all('select tnid, card, turns from listings order by tnid')
const statusOf = (index: Index, tnid: number) => listingInput(index, tnid)?.kashrut[0]?.shown
const hashOf = (index: Index, tnid: number) =>
  subjectRows(index).find(({ kind, ref }) => kind === 'listing' && ref === tnid)?.hash
const cardOf = (index: Index, tnid: number) =>
  JSON.parse(index.get<{ card: string }>('select card from listings where tnid = ?', tnid)!.card) as object

test('the night after a certificate ends, its page, card and filters say so, and no other page changes', async () => {
  const world = certifiedWorld()
  const index = await builtIndex(world)
  expect(statusOf(index, 901)).toEqual({ status: 'supervised', until: dayAfter(10) })
  expect(cardOf(index, 901)).toMatchObject({
    kashrut: 'supervised',
    supervision: ['example-board'],
    kosherStandards: ['glatt'],
  })
  const before = [901, 902].map((tnid) => hashOf(index, tnid))
  const later = { now: NOW + 12 * DAY_MS, refreshShabbatTimes: true }
  await update(index, world, later)
  expect(statusOf(index, 901)).toEqual({ status: 'expired', on: dayAfter(10) })
  expect(cardOf(index, 901)).toMatchObject({ kashrut: 'expired' })
  expect(cardOf(index, 901)).not.toHaveProperty('supervision')
  expect(cardOf(index, 901)).not.toHaveProperty('kosherStandards')
  expect(hashOf(index, 901)).not.toBe(before[0])
  expect(hashOf(index, 902)).toBe(before[1])
  expect(rows(index)).toEqual(rows(await builtIndex(world, later)))
})

test('a clock that was put back restores what was said before', async () => {
  const world = certifiedWorld()
  const index = await builtIndex(world, { now: NOW + 12 * DAY_MS })
  await update(index, world, { now: NOW, refreshShabbatTimes: true })
  expect(statusOf(index, 901)).toEqual({ status: 'supervised', until: dayAfter(10) })
  expect(rows(index)).toEqual(rows(await builtIndex(world)))
})

const KRAKOW = 3094802

const authorityHash = (index: Index, id: string) =>
  subjectRows(index).find(({ kind, ref }) => kind === 'authority' && ref === keyRef(id))?.hash

test('the page of an authority shows what it supervises until that ends, and changes with nothing else', async () => {
  const world = certifiedWorld()
  world.put('authorities', 'another', { id: 'another', names: { en: 'Another' } })
  const index = await builtIndex(world)
  const page = () => authorityInput(index, keyRef('example-board'))!
  const tnids = () => page().sections.flatMap(({ cards }) => cards.map(({ tnid }) => tnid))
  expect(tnids()).toEqual(expect.arrayContaining([901, 902]))
  const before = ['example-board', 'another'].map((id) => authorityHash(index, id))
  world.put('listings', 903, listing(903))
  await update(index, world)
  expect(['example-board', 'another'].map((id) => authorityHash(index, id))).toEqual(before)
  world.put('listings', 902, listing(902, { title: { en: 'Renamed' }, kashrutFacts: [certified(dayAfter(365))] }))
  await update(index, world)
  expect(authorityHash(index, 'example-board')).not.toBe(before[0])
  expect(authorityHash(index, 'another')).toBe(before[1])
  const later = { now: NOW + 12 * DAY_MS, refreshShabbatTimes: true }
  await update(index, world, later)
  expect(tnids()).not.toContain(901)
  expect(tnids()).toContain(902)
  const rebuilt = await builtIndex(world, later)
  expect(authorityHash(index, 'example-board')).toBe(authorityHash(rebuilt, 'example-board'))
})

test('a country of authorities has its time zones, and an authority the first of its cities', async () => {
  const world = new World()
  world.put('authorities', 'vaad', { id: 'vaad', names: { en: 'Vaad' }, countries: ['PL'], places: [KRAKOW] })
  const { groups } = authoritiesInput(await builtIndex(world))
  expect(groups.find(({ country }) => country?.country === 'PL')).toMatchObject({
    timeZones: ['Europe/Warsaw'],
    authorities: [{ id: 'vaad', city: { id: KRAKOW } }],
  })
})

test('an authority of which only the name is known has a page, which search engines do not list', async () => {
  const world = new World()
  world.put('authorities', 'another', { id: 'another', names: { en: 'Another' } })
  const index = await builtIndex(world)
  const subject = (id: string) =>
    index.get('select slugs, noindex from subjects where kind = ? and ref = ?', 'authority', keyRef(id))
  expect(subject('another')).toMatchObject({ noindex: 1, slugs: expect.stringContaining('"he":"another"') })
  expect(subject('example-board')).toMatchObject({ noindex: 0 })
  expect(authorityInput(index, keyRef('another'))?.sections).toEqual([])
  world.remove('authorities', 'another')
  await update(index, world)
  expect(subject('another')).toBeUndefined()
})
