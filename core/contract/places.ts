import { Type, type Static } from 'typebox'
import { endpoint, LangCode, LanguageQuery, OneOf, Position, TypeId } from './parts/common.ts'
import { EntryHours, NearbyGroup } from './entries.ts'

const Kind = OneOf(['city', 'country'])

/** Whether it was found by other words than were typed: "did you mean?" */
const isGuess = Type.Optional(Type.Literal(true))

/** A place offered by autocomplete. */
export const FoundPlace = Type.Object({
  id: Type.Integer(),
  /** Name, region and country, to tell namesakes apart. */
  text: Type.String(),
  /** The name alone, for the search field. */
  name: Type.String(),
  /** The slug in the place's URL. */
  slug: Type.String(),
  kind: Kind,
  /** ISO 3166-1 alpha-2. */
  country: Type.String(),
  lat: Type.Number(),
  lng: Type.Number(),
  hasPage: Type.Boolean(),
  isGuess,
})
export type FoundPlace = Static<typeof FoundPlace>

/** What a found page is: of a kind in a place, of times or festivals, or of a listing. */
const PageGroup = OneOf(['kinds', 'times', 'listings'])

/** A text with its language, if that is not the requested one. */
const Shown = { lang: Type.Optional(LangCode) }

const Fact = Type.Object({ text: Type.String(), ...Shown })

/** A listing of a kind that a search names. */
export const FoundListing = Type.Object({
  name: Type.String(),
  ...Shown,
  href: Type.String(),
  /** Its street, and what else is known; without what all of the list share. */
  about: Type.Array(Fact),
  /** How far from the centre of the town it is, rounded to 100 m; absent where only its town is known. */
  km: Type.Optional(Type.Number()),
  /** Path of its picture. */
  image: Type.Optional(Type.String()),
  /** Absent where nobody has stated hours by day. */
  hours: Type.Optional(EntryHours),
})
export type FoundListing = Static<typeof FoundListing>

/** A page that a search means. */
export const FoundPage = Type.Object({
  /** Unique among the suggestions. */
  id: Type.String(),
  /** For the search field. */
  name: Type.String(),
  /** Its line in the list. */
  text: Type.String(),
  href: Type.String(),
  group: PageGroup,
  /** Of a listing: its kind, its kashrut, what else is known, and where it is. */
  about: Type.Optional(Type.Array(Fact)),
  /** The type of a listing. Of a kind in a town or anywhere: its type, the best listings, what may be said of the
   * kashrut of all, how many there are. */
  dtype: Type.Optional(TypeId),
  best: Type.Optional(Type.Array(FoundListing)),
  shared: Type.Optional(Type.Array(Fact)),
  total: Type.Optional(Type.Integer()),
  /** Of a kind anywhere: the lists of countries that have all of them together, the longest first. */
  within: Type.Optional(Type.Array(Type.Object({ name: Type.String(), href: Type.String(), total: Type.Integer() }))),
  isGuess,
})
export type FoundPage = Static<typeof FoundPage>

const search = {
  params: Type.Object({ text: Type.String({ maxLength: 200 }) }),
  querystring: LanguageQuery,
}

export const DefaultPlace = Type.Object({
  id: Type.Integer(),
  text: Type.String(),
})
export type DefaultPlace = Static<typeof DefaultPlace>

export const placesApi = {
  /** Cities and countries by name, those with many listings first, then the most populous; empty below 3 characters. */
  locations: endpoint('GET /rest/tjt/locac/:text', { ...search, reply: Type.Array(FoundPlace) }),
  cities: endpoint('GET /rest/tjt/loccityac/:text', { ...search, reply: Type.Array(FoundPlace) }),
  /**
   * What a search means, likeliest first: places, kinds and dishes in a place, times, festivals, listings by name; in
   * any language, despite mistakes and other keyboard layouts; the best of a kind in a town. Empty below 3 characters.
   */
  suggestions: endpoint('GET /rest/tjt/search/:text', {
    ...search,
    reply: Type.Array(Type.Union([FoundPage, FoundPlace])),
  }),
  nearby: endpoint('GET /rest/tjt/locnearby/:lat/:lng/:language', {
    params: Type.Object({
      ...Position,
      language: LangCode,
    }),
    querystring: Type.Object({
      /** `walk`: all synagogues, food and community places within `km`; `stay`: the nearest three to pray and eat. */
      for: Type.Optional(OneOf(['walk', 'stay'])),
      /** Of a walk; 1 where it is absent. */
      km: Type.Optional(Type.Number({ minimum: 0.1, maximum: 2 })),
    }),
    reply: Type.Array(NearbyGroup),
  }),
  /** The place whose times are shown first: Jerusalem, or the largest city of a time zone. */
  standard: endpoint('GET /rest/tjt/defdateloc', {
    querystring: Type.Object({
      ...LanguageQuery.properties,
      tz: Type.Optional(Type.String({ maxLength: 60 })),
    }),
    reply: DefaultPlace,
  }),
}
