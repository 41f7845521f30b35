import { expect, test } from 'vitest'
import type { SeedListing } from '#core/contract/data-files.ts'
import { isOlder } from '#core/domain/age.ts'
import { ageOn, lastConfirmation, visitorsDay, type Sightings } from '#core/domain/freshness.ts'
import { addDays } from '#core/domain/times/dates.ts'
import { LANGS } from '#core/i18n/languages.ts'
import { translator } from '#core/i18n/translate.ts'
import { MESSAGES } from '#core/i18n/messages.ts'
import { format } from '#core/i18n/format.ts'

const at = (day: string) => Date.parse(`${day}T12:00:00Z`)
const provenance = (fields: object = {}): NonNullable<SeedListing['provenance']> => ({
  name: 'OpenStreetMap',
  licence: 'ODbL-1.0',
  checked: '2025-05-05',
  by: 'import',
  status: 'compiled',
  sourceId: 'osm:node/1',
  ...fields,
})
const fact = (claim: 'certified' | 'map-says' | 'withdrawn', confirmedAt: string) => ({
  claim,
  source: { kind: 'import' as const, name: 'x', retrieved: confirmedAt },
  confirmedAt,
  confirmedBy: 'x',
})
const seen = (fields: Partial<Sightings>): Sightings => ({ openAt: [], closed: 0, ...fields })

test.each([
  ['a source', provenance(), 'source'],
  ['general knowledge', provenance({ sourceId: undefined }), 'compiled'],
  ['the place itself', provenance({ status: 'confirmed' }), 'place'],
] as const)('%s is a confirmation of its day', (_, origin, by) => {
  expect(lastConfirmation({ provenance: origin })).toEqual({ day: '2025-05-05', by })
})

test('the latest counts; of one day, an editor before a visitor before a source', () => {
  const listing = { provenance: provenance(), kashrutFacts: [fact('certified', '2025-06-06')] }
  expect(lastConfirmation(listing)).toEqual({ day: '2025-06-06', by: 'kashrut' })
  const visitors = seen({ openAt: [at('2025-07-07'), at('2025-08-08')] })
  expect(lastConfirmation(listing, visitors)).toEqual({ day: '2025-07-07', by: 'visitors' })
  expect(lastConfirmation(listing, { ...visitors, editorAt: at('2025-07-07') })).toEqual({
    day: '2025-07-07',
    by: 'editor',
  })
  const sameDay = seen({ openAt: [at('2025-05-05'), at('2025-05-05')] })
  expect(lastConfirmation({ provenance: provenance() }, sameDay)?.by).toBe('visitors')
})

test('what a map says of kashrut, or a withdrawal, confirms nothing', () => {
  const kashrutFacts = [fact('map-says', '2026-01-01'), fact('withdrawn', '2026-01-01')]
  expect(lastConfirmation({ provenance: provenance(), kashrutFacts })?.by).toBe('source')
})

test('a sample is never confirmed, and nothing known is nothing said', () => {
  expect(lastConfirmation({ sample: true, provenance: provenance() }, seen({ editorAt: 1 }))).toBeUndefined()
  expect(lastConfirmation({})).toBeUndefined()
})

test('one visitor is not enough, nor are two while as many say that it has closed', () => {
  expect(visitorsDay(seen({ openAt: [at('2026-01-01')] }))).toBeUndefined()
  const two = [at('2026-02-02'), at('2026-01-01')]
  expect(visitorsDay(seen({ openAt: two }))).toBe('2026-01-01')
  expect(visitorsDay(seen({ openAt: two, closed: 1 }))).toBe('2026-01-01')
  expect(visitorsDay(seen({ openAt: two, closed: 2 }))).toBeUndefined()
})

test.each(['2024-11-20', '2024-02-29', '2023-02-28', '2024-12-31'])(
  'what was confirmed on %s turns old on the day after two years',
  (day) => {
    const { turns } = ageOn(day, day)
    expect(isOlder(day, turns)).toBe(true)
    expect(isOlder(day, addDays(turns!, -1))).toBe(false)
    expect(ageOn(day, turns!)).toEqual({ isOld: true })
  },
)

test.each(LANGS)('%s: says by whom, and since when nobody has', (lang) => {
  const { freshness } = MESSAGES[lang].listing.listing
  for (const by of ['editor', 'kashrut', 'place', 'visitors'] as const) {
    const html = translator(lang).html(`listing:listing.freshness.${by}`, { date: 'DAY' }).html
    expect(html).toContain('DAY')
    expect(html).not.toContain('{{')
  }
  expect(new Set(Object.values(freshness)).size).toBe(Object.keys(freshness).length)
  expect(format(MESSAGES[lang].common.notConfirmedSince, { year: '2024' })).toContain('2024')
})
