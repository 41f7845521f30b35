import { Type, type Static } from 'typebox'
import { Closed } from '#core/contract/parts/common.ts'
import { LocalizedLine, LocalizedText } from '#core/contract/parts/localized.ts'
import { PesachFacts } from './kashrut.ts'
import { Days, Email, Key, Line, oneOf, Url, DirectoryTypeId, Rate, Video } from './parts.ts'

export const SeedCategory = Closed({
  id: Type.Integer({ minimum: 1 }),
  title: LocalizedLine,
  description: LocalizedText,
  pictures: Type.Array(Key, { minItems: 1 }),
  sample: Type.Optional(Type.Boolean()),
})
export type SeedCategory = Static<typeof SeedCategory>

const Year = Type.Integer({ minimum: 1900, maximum: 2200 })

/** A travel feature: a vacation offer that visitors enquire about. */
export const SeedFeature = Closed({
  nid: Type.Integer({ minimum: 1 }),
  category: Type.Integer({ minimum: 1 }),
  place: Type.Integer({ minimum: 1 }),
  title: LocalizedLine,
  summary: LocalizedText,
  description: LocalizedText,
  email: Email,
  fieldsRequired: Type.Array(Line),
  pictures: Type.Array(Key, { minItems: 1 }),
  videos: Type.Array(Video),
  dates: Type.Optional(Days),
  startRate: Type.Optional(Rate),
  /** What the price is for. */
  priceFor: Type.Optional(oneOf('personInDoubleRoom', 'personInDoubleCabin', 'person', 'room', 'stay')),
  board: Type.Optional(oneOf('selfCatering', 'breakfast', 'halfBoard', 'fullBoard')),
  /** The number of the hotel or rental where it is held, if that is listed. */
  hotel: Type.Optional(Type.Integer({ minimum: 1 })),
  /** Who supervises its kitchen, as its organiser says. */
  supervision: Type.Optional(LocalizedLine),
  /** The year for which that was stated. */
  supervisionYear: Type.Optional(Year),
  pesach: Type.Optional(PesachFacts),
  organiser: Type.Optional(LocalizedLine),
  /** The year since which its organiser has run such programmes. */
  organiserSince: Type.Optional(Year),
  deposit: Type.Optional(LocalizedText),
  /** What is paid back, and until when. */
  refund: Type.Optional(LocalizedText),
  jobs: Type.Array(Closed({ title: LocalizedLine, description: LocalizedText })),
  top: Type.Optional(Type.Boolean()),
  /** The days on which it is shown first, in UTC; by default all. */
  placement: Type.Optional(Days),
  sample: Type.Optional(Type.Boolean()),
})
export type SeedFeature = Static<typeof SeedFeature>

/** A named set of links, to pages of the site or to external addresses. */
export const SeedLinkSet = Closed({
  name: Type.String({ pattern: '^[a-zA-Z][a-zA-Z0-9]*$' }),
  title: LocalizedLine,
  /** Shown on this place's page; by default on every place's. */
  place: Type.Optional(Type.Integer({ minimum: 1 })),
  links: Type.Array(
    Closed({
      title: LocalizedLine,
      to: Type.Union([
        Closed({ place: Type.Integer() }),
        Closed({ travel: Type.Integer() }),
        Closed({ place: Type.Integer(), dtype: DirectoryTypeId }),
        Closed({ url: Url }),
      ]),
    }),
  ),
  sample: Type.Optional(Type.Boolean()),
})
export type SeedLinkSet = Static<typeof SeedLinkSet>
