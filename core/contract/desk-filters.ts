import { Type, type Static } from 'typebox'
import { LangCode, OneOf, TypeId } from './parts/common.ts'
import { LocalizedText } from './parts/localized.ts'

/**
 * What listings may want of an editor: a source that no longer has them, a kashrut fact that was withdrawn, a last
 * confirmation more than two years ago, none at all, a position from general knowledge, no photograph.
 */
const ListingState = OneOf(['vanished', 'withdrawn', 'stale', 'unconfirmed', 'approximate', 'noPhotograph'])
export type ListingState = Static<typeof ListingState>

/** Filters of the listings at the desk. */
export const ListingFilter = {
  /** GeoNames id of the city. */
  place: Type.Optional(Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER })),
  dtype: Type.Optional(TypeId),
  /** The name of its source; `none` for those without. */
  source: Type.Optional(Type.String({ maxLength: 300, pattern: '^[^\\p{Cc}\\p{Cs}]*$' })),
  sample: Type.Optional(Type.Boolean()),
  /** Without a title in this language. */
  lacks: Type.Optional(LangCode),
  state: Type.Optional(ListingState),
} as const

/** A value of a filter, and how many listings the other filters leave for it. */
const Facet = Type.Object({
  value: Type.String(),
  /** Of a place. */
  name: Type.Optional(LocalizedText),
  count: Type.Integer(),
})
export type Facet = Static<typeof Facet>

/** By filter; the values that occur, those of most listings first. */
export const Facets = Type.Object({
  place: Type.Array(Facet),
  dtype: Type.Array(Facet),
  source: Type.Array(Facet),
  sample: Type.Array(Facet),
  lacks: Type.Array(Facet),
  state: Type.Array(Facet),
})
export type Facets = Static<typeof Facets>
