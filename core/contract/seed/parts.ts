import { Type, type Static } from 'typebox'
import { Closed } from '#core/contract/parts/common.ts'
import { PHONE } from '#core/terms/patterns.ts'
import { VIDEO_ID_PATTERN, WIKIDATA_ID } from '#core/terms/patterns.ts'
import { LocalizedLine, ONE_LINE } from '#core/contract/parts/localized.ts'

// What the data files are built from.

/** One of some constants. */
export const oneOf = <const T extends string | number>(...values: readonly T[]) =>
  Type.Unsafe<T>(Type.Union(values.map((value) => Type.Literal(value))))

/** A day of the calendar, YYYY-MM-DD. */
export const Day = Type.String({ format: 'date' })
/** First and last day, both included. */
export const Days = Type.Refine(
  Closed({ from: Day, to: Day }),
  ({ from, to }) => from <= to,
  () => 'must not end before it begins',
)
/** Of the web, without the name of a user: `https://trusted.example@other.example/` leads elsewhere. */
export const Url = Type.String({
  pattern: '^https?://[^\\s/?#@\\\\]+([/?#][^\\s]*)?$',
  maxLength: 500,
})
export const Key = Type.String({
  pattern: '^[a-z0-9]+(-[a-z0-9]+)*$',
  maxLength: 60,
})
export const Email = Type.String({
  pattern: '^[^\\s@<>]+@[^\\s@<>]+\\.[^\\s@<>]+$',
  maxLength: 200,
})
export const Phone = Type.String({ pattern: PHONE })
export const Line = Type.String({
  minLength: 1,
  maxLength: 300,
  pattern: ONE_LINE,
})

/** [longitude, latitude] in degrees, as the specification orders them. */
export const Position = Type.Tuple([
  Type.Number({ minimum: -180, maximum: 180 }),
  Type.Number({ minimum: -90, maximum: 90 }),
])
export type Position = Static<typeof Position>

/** The id of an item of Wikidata. */
export const WikidataId = Type.String({ pattern: WIKIDATA_ID })

export const DirectoryTypeId = oneOf(228, 230, 231, 232, 233, 236, 237)
export type DirectoryTypeId = Static<typeof DirectoryTypeId>

/** Source of a record. `compiled`: from public knowledge; `confirmed`: by the place itself. */
export const Provenance = Closed({
  name: Line,
  url: Type.Optional(Url),
  licence: Line,
  checked: Day,
  by: Line,
  status: oneOf('compiled', 'confirmed'),
  /** Id at the source of an import: `osm:node/123`. */
  sourceId: Type.Optional(Line),
})
export type Provenance = Static<typeof Provenance>

/** A video about a place or an offer, at the video provider. */
export const Video = Closed({ id: Type.String({ pattern: VIDEO_ID_PATTERN }), title: LocalizedLine })
export type Video = Static<typeof Video>

/** A price with its ISO 4217 currency. */
export const Rate = Closed({
  amount: Type.Number({ minimum: 0 }),
  currency: Type.String({ pattern: '^[A-Z]{3}$' }),
})
