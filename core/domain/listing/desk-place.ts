import type { SeedListing } from '#core/contract/data-files.ts'
import { STAY_TYPES } from '#core/terms/directory.ts'
import { findField } from '#core/fields/listing.ts'
import type { BulkWay, FieldRow } from '#core/fields/row.ts'

interface Place extends Pick<FieldRow, 'group' | 'types'> {
  bulk?: readonly BulkWay[]
}

/** By the kind of a field: what is written for one listing alone is no change of many. */
const BULK: Readonly<Partial<Record<FieldRow['kind'], readonly BulkWay[]>>> = {
  choice: ['set', 'clear'],
  choices: ['add', 'drop', 'set', 'clear'],
  answer: ['set', 'clear'],
  hours: ['confirm'],
  prayerTimes: ['confirm'],
}

/** Fields of a listing that only editors change and that have no row or no group of their own. */
const OWN: Readonly<Partial<Record<keyof SeedListing, Place>>> = {
  dtype: { group: 'about', bulk: ['set'] },
  description: { group: 'about' },
  businessesType: { group: 'about' },
  heritageType: { group: 'about' },
  embassyType: { group: 'about' },
  importance: { group: 'about', bulk: ['set', 'clear'] },
  place: { group: 'place', bulk: ['set'] },
  position: { group: 'place' },
  approximate: { group: 'place', bulk: ['set', 'clear'] },
  inTown: { group: 'place', bulk: ['set', 'clear'] },
  directions: { group: 'place' },
  kashrutFacts: { group: 'food', types: [228, 230, 232, 236], bulk: ['replace'] },
  stayFacts: { group: 'stay', types: STAY_TYPES },
  startRate: { group: 'more', types: STAY_TYPES },
  specialOffer: { group: 'more' },
  sample: { bulk: ['set', 'clear'] },
  paid: { bulk: ['set', 'clear'] },
  pdi: { bulk: ['set', 'clear'] },
  transliterated: { bulk: ['set', 'clear'] },
  vanished: { bulk: ['clear'] },
}

/** The group and the types of a listing's field in the desk's form, and how many listings may change in it. */
export function deskPlaceOf(field: string): Place {
  const { kind, group, types } = findField(field) ?? {}
  const bulk = kind && BULK[kind]
  return { ...(group && { group }), ...(types && { types }), ...(bulk && { bulk }), ...OWN[field as keyof SeedListing] }
}
