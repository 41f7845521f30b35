import { Type, type Static } from 'typebox'
import { Closed } from '#core/contract/parts/common.ts'
import { LocalizedLine, LocalizedText } from '#core/contract/parts/localized.ts'
import { Line, oneOf } from './parts.ts'

/** Names of a gazetteer place, whether it has pages without listings, and the city it belongs to. */
export const SeedPlace = Closed({
  /** GeoNames id. */
  id: Type.Integer({ minimum: 1 }),
  names: LocalizedLine,
  page: Type.Optional(Type.Boolean()),
  /** The city it is a district of, whose pages show its listings too. */
  partOf: Type.Optional(Type.Integer({ minimum: 1 })),
  about: Type.Optional(LocalizedText),
})
export type SeedPlace = Static<typeof SeedPlace>

/**
 * Names of a gazetteer place that it lacks, by which people search: other spellings, Yiddish ones, and what lies beside
 * it and is no place there.
 */
export const SeedOtherNames = Closed({
  /** GeoNames id. */
  id: Type.Integer({ minimum: 1 }),
  names: Type.Array(Line, { minItems: 1, maxItems: 50 }),
})
export type SeedOtherNames = Static<typeof SeedOtherNames>

/** A country, by the GeoNames id in its URLs. */
export const SeedCountry = Closed({
  id: Type.Integer({ minimum: 1 }),
  code: Type.String({ pattern: '^[A-Z]{2}$' }),
  continent: oneOf('AF', 'AN', 'AS', 'EU', 'NA', 'OC', 'SA'),
})
export type SeedCountry = Static<typeof SeedCountry>

/** First-level division of a country, by the gazetteer's admin1 code. */
export const SeedRegion = Closed({
  country: Type.String({ pattern: '^[A-Z]{2}$' }),
  code: Line,
  names: LocalizedLine,
})
export type SeedRegion = Static<typeof SeedRegion>

/** An airport with scheduled flights. */
export const SeedAirport = Closed({
  /** OurAirports id. */
  id: Type.Integer({ minimum: 1 }),
  /** IATA code. */
  code: Type.String({ pattern: '^[A-Z]{3}$' }),
  /** In the language of the source, English or the local one. */
  name: Line,
  /** Names in languages that write them in other letters; those in Israel have a Hebrew one. */
  names: Type.Optional(LocalizedLine),
  country: Type.String({ pattern: '^[A-Z]{2}$' }),
  /** [longitude, latitude] */
  position: Type.Tuple([Type.Number({ minimum: -180, maximum: 180 }), Type.Number({ minimum: -90, maximum: 90 })]),
  /** A major one, as the source has it. */
  large: Type.Optional(Type.Literal(true)),
})
export type SeedAirport = Static<typeof SeedAirport>

/** A country as stored: with its names. */
export const StoredCountry = Closed({ ...SeedCountry.properties, names: LocalizedLine })

/** A city as stored, from the gazetteer or an editor. */
export const StoredCity = Closed({
  /** GeoNames id; above 2,000,000,000 if an editor added it. */
  id: Type.Integer({ minimum: 1, maximum: 2147483647 }),
  names: LocalizedLine,
  /** Other search terms, in search form. */
  aliases: Type.Array(Type.String({ maxLength: 300 }), { maxItems: 1000 }),
  lat: Type.Number({ minimum: -90, maximum: 90 }),
  lng: Type.Number({ minimum: -180, maximum: 180 }),
  country: Type.String({ pattern: '^[A-Z]{2}$' }),
  /** The gazetteer's first-level division. */
  admin1: Type.String({ maxLength: 20 }),
  capital: Type.Boolean(),
  population: Type.Integer({ minimum: 0, maximum: 100_000_000 }),
  elevationMetres: Type.Integer({ minimum: -500, maximum: 9000 }),
  timeZone: Type.String({ pattern: '^[A-Za-z0-9_+/-]{1,60}$' }),
})
