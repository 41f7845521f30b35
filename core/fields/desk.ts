import type { SeedListing } from '../contract/data-files.ts'
import { findField } from './listing.ts'
import type { FieldRow } from './row.ts'

type Place = Pick<FieldRow, 'group' | 'types'>

/** Fields of a listing that only editors change and that have no row or no group of their own. */
const OWN: Readonly<Partial<Record<keyof SeedListing, Place>>> = {
  dtype: { group: 'about' },
  description: { group: 'about' },
  businessesType: { group: 'about' },
  heritageType: { group: 'about' },
  embassyType: { group: 'about' },
  place: { group: 'place' },
  position: { group: 'place' },
  directions: { group: 'place' },
  kashrutFacts: { group: 'food', types: [228, 230, 232] },
  startRate: { group: 'more', types: [230, 236] },
  specialOffer: { group: 'more' },
}

/** The group and the types of a listing's field in the desk's form. */
export function deskPlaceOf(field: string): Place {
  const { group, types } = findField(field) ?? {}
  return { ...(group && { group }), ...(types && { types }), ...OWN[field as keyof SeedListing] }
}
