import { Type, type Static } from 'typebox'
import { LocalizedText } from '../localized.ts'
import { Line } from './parts.ts'

/** Names of a place of the gazetteer, and whether it gets pages though nothing is listed there. */
export const SeedPlace = Type.Object(
  {
    /** GeoNames id. */
    id: Type.Integer({ minimum: 1 }),
    names: LocalizedText,
    page: Type.Optional(Type.Boolean()),
    about: Type.Optional(LocalizedText),
  },
  { additionalProperties: false },
)
export type SeedPlace = Static<typeof SeedPlace>

/** A country with the GeoNames id that its URLs carry. */
export const SeedCountry = Type.Object(
  {
    id: Type.Integer({ minimum: 1 }),
    code: Type.String({ pattern: '^[A-Z]{2}$' }),
    continent: Type.Union([
      Type.Literal('AF'),
      Type.Literal('AN'),
      Type.Literal('AS'),
      Type.Literal('EU'),
      Type.Literal('NA'),
      Type.Literal('OC'),
      Type.Literal('SA'),
    ]),
  },
  { additionalProperties: false },
)
export type SeedCountry = Static<typeof SeedCountry>

/** First-level division of a country, by the gazetteer's admin1 code. */
export const SeedRegion = Type.Object(
  {
    country: Type.String({ pattern: '^[A-Z]{2}$' }),
    code: Line,
    names: LocalizedText,
  },
  { additionalProperties: false },
)
export type SeedRegion = Static<typeof SeedRegion>
