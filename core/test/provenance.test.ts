import { expect, test } from 'vitest'
import type { SeedListing } from '#core/contract/data-files.ts'
import { isFromKnowledge, isUnchecked, shownPosition } from '#core/domain/provenance.ts'

const facts = { name: 'x', licence: 'x', checked: '2026-11-20', by: 'x' }
const position: [number, number] = [35.20449, -31.77251]
const compiled = { position, provenance: { ...facts, status: 'compiled' } } satisfies Partial<SeedListing>

test.each<[string, Partial<SeedListing> & Pick<SeedListing, 'position'>, boolean[], number[]]>([
  ['compiled', compiled, [true, true], [35.204, -31.773]],
  ['imported', { position, provenance: { ...compiled.provenance, sourceId: 'osm:node/1' } }, [true, false], position],
  ['confirmed', { position, provenance: { ...facts, status: 'confirmed' } }, [false, false], position],
  ['a sample', { ...compiled, sample: true }, [false, false], position],
  ['of no known origin', { position }, [false, false], position],
])('%s', (_, listing, flags, numbers) => {
  expect([isUnchecked(listing), isFromKnowledge(listing)]).toEqual(flags)
  expect(shownPosition(listing)).toEqual(numbers)
})
