import { Type, type Static } from 'typebox'
import { Closed } from '#core/contract/parts/common.ts'
import { TRANSLATIONS } from '#core/i18n/languages.ts'
import { Line } from './parts.ts'

const LANGUAGES = ['en', ...TRANSLATIONS] as const
const names = Object.fromEntries(LANGUAGES.map((lang) => [lang, Type.Optional(Line)])) as Record<
  (typeof LANGUAGES)[number],
  ReturnType<typeof Type.Optional<typeof Line>>
>

/** A hotel of OpenStreetMap that people stay in: a point and its names, no listing. */
export const StoredHotel = Closed({
  /** The element: `node/123`. */
  id: Type.String({ pattern: '^(node|way|relation)/[1-9]\\d{0,15}$' }),
  /** In the language of the place. */
  name: Line,
  /** In our languages, where they differ. */
  names: Type.Optional(Closed(names)),
  /** Other names and its brand. */
  also: Type.Optional(Type.Array(Line, { minItems: 1, maxItems: 20 })),
  /** [longitude, latitude] */
  position: Type.Tuple([Type.Number({ minimum: -180, maximum: 180 }), Type.Number({ minimum: -90, maximum: 90 })]),
})
export type StoredHotel = Static<typeof StoredHotel>

/** The hotels in and around a town. */
export const StoredHotels = Closed({
  /** The GeoNames id of the town. */
  id: Type.Integer({ minimum: 1 }),
  hotels: Type.Array(StoredHotel, { minItems: 1 }),
})
export type StoredHotels = Static<typeof StoredHotels>
