import { Type, type Static } from 'typebox'
import { Closed } from '#core/contract/parts/common.ts'
import { Day, Line, Position } from './parts.ts'

/** A place of a map in the map's own tags: the importer makes the listing of it, as it does of a file of that map. */
export const SeedMapPlace = Closed({
  tnid: Type.Integer({ minimum: 1, maximum: 2147483647 }),
  /** Its element, `node/123`; `?/123` where only the number is known. */
  id: Type.String({ pattern: '^(node|way|relation|\\?)/[1-9][0-9]{0,15}$' }),
  /** GeoNames id of the city. */
  place: Type.Integer({ minimum: 1 }),
  position: Position,
  tags: Type.Record(Type.String({ minLength: 1, maxLength: 255 }), Type.String({ minLength: 1, maxLength: 2000 })),
  /** The day of the map's data, where that is another one than the file's. */
  taken: Type.Optional(Day),
})
export type SeedMapPlace = Static<typeof SeedMapPlace>

/**
 * Whether a listing and a place of a source, which may seem to be one, are: read by somebody, never by distance
 * alone.
 */
export const SeedSamePlace = Closed({
  tnid: Type.Integer({ minimum: 1 }),
  /** Source and id there: `osm:node/123`. */
  source: Line,
  same: Type.Boolean(),
  why: Line,
})
export type SeedSamePlace = Static<typeof SeedSamePlace>
