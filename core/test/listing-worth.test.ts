import { expect, test } from 'vitest'
import { worthOf } from '#core/domain/listing-worth.ts'
import type { JudgedFacts } from '#core/domain/kashrut.ts'

type Shown = JudgedFacts['live'][number]['shown']
const facts = (status: Shown) => ({ live: [{ shown: status }] }) as unknown as Pick<JudgedFacts, 'live'>
const source = (checked: string) => ({
  provenance: { name: 'A', licence: 'CC0', by: 'Editors', status: 'compiled' as const, checked },
})
const ALL = { openingHours: { en: 'Daily' }, phones: ['+972 2 1'], website: 'https://example.org' }

test('the strength of kashrut comes before everything that is known', () => {
  const strengths: (Shown | undefined)[] = [
    { status: 'supervised' },
    { status: 'stated' },
    { status: 'self-declared' },
    { status: 'map-says', only: true },
    { status: 'map-says' },
    { status: 'register-says' },
    undefined,
    { status: 'expired', on: '2026-01-01' },
    { status: 'withdrawn' } as Shown,
  ]
  // Each tells nothing else, and the next one everything.
  const worths = strengths.map((status, at) => worthOf(at % 2 ? ALL : {}, status && facts(status)))
  expect(worths).toEqual(worths.toSorted((a, b) => b - a))
  expect(new Set(worths).size).toBe(strengths.length)
})

test('then each of hours, phone and site counts, and last whether the source is recent', () => {
  const { phones, website } = ALL
  const rows = [ALL, { phones, website }, { phones }, source('2026-05-01'), source('2022-12-31')]
  const worths = rows.map((row) => worthOf(row, undefined))
  expect(worths).toEqual(worths.toSorted((a, b) => b - a))
  expect(new Set(worths).size).toBe(rows.length)
})
