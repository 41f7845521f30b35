import { Type, type Static } from 'typebox'
import { LocalizedLine } from '../localized.ts'
import { Email, Key, Line, Phone, Url } from './parts.ts'

export const OptionListName = Type.Union([
  Type.Literal('pricerange'),
  Type.Literal('foodtype'),
  Type.Literal('cuisine'),
  Type.Literal('supervision'),
  Type.Literal('embassytype'),
  Type.Literal('originofcommunity'),
  Type.Literal('businessestype'),
  Type.Literal('religion'),
  Type.Literal('apartmentsnumberofrooms'),
  Type.Literal('apartmenttype'),
])
export type OptionListName = Static<typeof OptionListName>

/** One choice of a filter list. */
export const SeedOption = Type.Object(
  {
    list: OptionListName,
    id: Key,
    name: LocalizedLine,
    sample: Type.Optional(Type.Boolean()),
  },
  { additionalProperties: false },
)
export type SeedOption = Static<typeof SeedOption>

/** Whom to ask about a supervision; what it is called stands in the list of supervisions. */
export const SeedSupervisionContact = Type.Object(
  {
    supervision: Key,
    contact: Type.Optional(Line),
    emails: Type.Array(Email),
    phones: Type.Array(Phone),
    faxs: Type.Array(Phone),
    webs: Type.Array(Url),
    sample: Type.Optional(Type.Boolean()),
  },
  { additionalProperties: false },
)
export type SeedSupervisionContact = Static<typeof SeedSupervisionContact>
