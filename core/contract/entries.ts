import { Type, type Static, type TOptional, type TUnsafe } from 'typebox'
import type { StretchCode } from '#core/terms/hours.ts'
import type { Coming } from '#core/terms/prayers.ts'
import { CHOICE_FIELDS, rowOf, type ChoiceField, type ChosenOptions } from '../fields/listing.ts'
import { endpoint, Id, LangCode, LngLat, OneOf, PlaceParams, Position, TypeId, TypeOrAllId } from './parts/common.ts'

/** Ids of the options that a listing has, by field. */
const chosenOptions = Object.fromEntries(
  CHOICE_FIELDS.map((field) => {
    const { kind } = rowOf(field)
    const id = Type.String()
    return [field, Type.Optional(kind === 'choices' ? Type.Array(id) : id)]
  }),
) as unknown as {
  [F in ChoiceField]: TOptional<TUnsafe<NonNullable<ChosenOptions[F]>>>
}

const Windows = Type.Array(Type.Tuple([Type.Integer(), Type.Integer()]))

/** When a place is open in the coming days, in minutes of the epoch. */
export const EntryHours = Type.Object({
  /** IANA zone. */
  timeZone: Type.String(),
  /** Each from its minute until the next: `o` open; `u`, `s`, `f`, `b` closed as usual, for Shabbat, a festival, both;
   * `F`, `E`, `C`, `T`, `S` not stated for a festival, its eve, Chol HaMoed, a fast, a day without sunset; `end`. */
  stretches: Type.Array(Type.Tuple([Type.Integer(), Type.Unsafe<StretchCode | 'end'>(Type.String())])),
  /** Friday afternoons, from noon to candle lighting. */
  fridays: Windows,
  /** Nights after Shabbat, from havdalah to three o'clock. */
  nights: Windows,
})
export type EntryHours = Static<typeof EntryHours>

/** The services of a synagogue in the coming days, in minutes of the epoch. */
export const EntryMinyanim = Type.Object({
  /** IANA zone. */
  timeZone: Type.String(),
  /** Each at its minute: `s` Shacharit, `m` Mincha, `a` Maariv, `k` Kabbalat Shabbat, `p` a service without a name.
   * Until their minute, times are not stated for `F` a festival, `E` its eve, `C` Chol HaMoed, `T` a fast, `S` a day
   * without sunset, `N` a season; `end`: nothing is known. */
  coming: Type.Array(Type.Tuple([Type.Integer(), Type.Unsafe<Coming[1]>(Type.String())])),
})
export type EntryMinyanim = Static<typeof EntryMinyanim>

/** A listing in lists and on maps; options are ids of the filter lists. */
export const Entry = Type.Object({
  tnid: Type.Integer(),
  dtype: TypeId,
  title: Type.String(),
  /** The language of the title if it is not the requested one. */
  titleLang: Type.Optional(LangCode),
  /** The name in Hebrew letters, where the title is that in Latin ones, or there is no picture. */
  hebrewTitle: Type.Optional(Type.String()),
  /** The name in Latin letters, in Hebrew where there is no picture. */
  latinTitle: Type.Optional(Type.String()),
  description: Type.String(),
  descriptionLang: Type.Optional(LangCode),
  position: LngLat,
  paid: Type.Boolean(),
  sample: Type.Boolean(),
  /** By how much is known of it, the strength of its kashrut first: higher is better. */
  worth: Type.Integer(),
  /** Not checked with the place. */
  unchecked: Type.Boolean(),
  /** Whether the position is accurate only to about 100 m. */
  approximate: Type.Boolean(),
  /** Whether no more than its town is known: `position` is the centre of that, and no pin. */
  inTown: Type.Optional(Type.Literal(true)),
  /** The day on which it was last confirmed, YYYY-MM-DD; samples have none. */
  confirmed: Type.Optional(Type.String()),
  /** Whether that is more than two years ago: it stands last in its list. */
  isOld: Type.Optional(Type.Literal(true)),
  /** Path of the picture; absent if there is no photograph. */
  image: Type.Optional(Type.String()),
  /** Path of the listing's page, percent-encoded. */
  url: Type.String(),
  address: Type.String(),
  addressLang: Type.Optional(LangCode),
  /** The Hebrew address that `address` is in Latin letters. */
  hebrewAddress: Type.Optional(Type.String()),
  /** Name of the city. */
  town: Type.String(),
  townLang: Type.Optional(LangCode),
  directions: Type.Optional(Type.String()),
  ...chosenOptions,
  /** Absent where nobody has stated hours by day. */
  hours: Type.Optional(EntryHours),
  /** Absent where nobody has stated prayer times service by service. */
  minyanim: Type.Optional(EntryMinyanim),
  startRate: Type.Optional(Type.Object({ amount: Type.Number(), currency: Type.String() })),
  rating: Type.Optional(Type.Object({ mean: Type.Number(), count: Type.Integer() })),
  /** What its card says in fields that editors added. */
  facts: Type.Optional(Type.Array(Type.Object({ text: Type.String(), lang: Type.Optional(LangCode) }))),
  /** Its options in such fields that are filters, by the name of the filter: `own.parking`. */
  own: Type.Optional(Type.Record(Type.String(), Type.String())),
})
export type Entry = Static<typeof Entry>

export const NearbyEntry = Type.Object({
  ...Entry.properties,
  /** Distance, rounded to 100 m. */
  km: Type.Number(),
  /** Prayer times, where a synagogue has stated them and a walk is asked for. */
  prayers: Type.Optional(Type.String()),
  prayersLang: Type.Optional(LangCode),
})
export type NearbyEntry = Static<typeof NearbyEntry>

export const NearbyGroup = Type.Object({
  typeId: TypeId,
  typeName: Type.String(),
  /** Nearest first, by default 30 at most. */
  items: Type.Array(NearbyEntry),
  /** Whether there are more than these. */
  hasMore: Type.Boolean(),
})
export type NearbyGroup = Static<typeof NearbyGroup>

export const TypeStat = Type.Object({
  typeId: TypeId,
  typeName: Type.String(),
  count: Type.Integer(),
  /** Path of the results page; absent if the place has no pages. */
  url: Type.Optional(Type.String()),
})

export const PlaceStats = Type.Object({
  tlid: Type.Integer(),
  locTitle: Type.String(),
  /** Path of the guide; absent if the place has no pages. */
  url: Type.Optional(Type.String()),
  total: Type.Integer(),
  items: Type.Array(TypeStat),
})
export type PlaceStats = Static<typeof PlaceStats>

/** A name, with its language if that is not the requested one. */
const Named = { name: Type.String(), nameLang: Type.Optional(LangCode) }

/** What helps where a place has nothing of a type: each part only where it is known. */
export const Alternatives = Type.Object({
  typeId: TypeId,
  /** The place that has nothing; of a position, the nearest town. */
  place: Type.Object({ id: Type.Integer(), ...Named }),
  /** The capital of a country, from which distances are measured, where there are some. */
  from: Type.Optional(Type.Object(Named)),
  /** The certifying authority of the town or the country: it has a phone or a website. */
  authority: Type.Optional(
    Type.Object({
      ...Named,
      url: Type.String(),
      phone: Type.Optional(Type.String()),
      website: Type.Optional(Type.String()),
    }),
  ),
  /** The nearest community with a phone, of a country its own first. */
  community: Type.Optional(
    Type.Object({
      ...Named,
      url: Type.String(),
      phone: Type.String(),
      town: Type.Object(Named),
      /** If that is another one. */
      country: Type.Optional(Type.Object(Named)),
      /** Absent of a country's own. */
      km: Type.Optional(Type.Number()),
    }),
  ),
  /** The town of the nearest listing of the type, and how many it has. */
  town: Type.Optional(
    Type.Object({
      ...Named,
      /** Path of their list. */
      url: Type.Optional(Type.String()),
      /** If that is another one. */
      country: Type.Optional(Type.Object(Named)),
      count: Type.Integer(),
      /** To the nearest of them. */
      km: Type.Number(),
    }),
  ),
})
export type Alternatives = Static<typeof Alternatives>

export const TypeItems = Type.Object({
  typeId: TypeId,
  typeName: Type.String(),
  /** Number of all entries but samples, as in the statistics; `items` has the first of them. */
  total: Type.Integer(),
  items: Type.Array(Entry),
})
export type TypeItems = Static<typeof TypeItems>

export const entriesApi = {
  /** All listings of one type, or of all types (200), in a place: paid first, then by worth; samples last, if any. */
  list: endpoint('GET /rest/tjt/entries/:directoryType/:locId/:language', {
    params: Type.Object({
      directoryType: TypeOrAllId,
      locId: Id,
      language: LangCode,
    }),
    querystring: Type.Object({ samples: Type.Optional(OneOf(['with'])) }),
    reply: Type.Array(Entry),
  }),
  one: endpoint('GET /rest/tjt/entry/:tnid/:language', {
    params: Type.Object({ tnid: Id, language: LangCode }),
    reply: Entry,
  }),
  stats: endpoint('GET /rest/tjt/locationdiritemsstat/:tlid/:language', { params: PlaceParams, reply: PlaceStats }),
  alternatives: endpoint('GET /rest/tjt/alternatives/:directoryType/:locId/:language', {
    params: Type.Object({ directoryType: TypeId, locId: Id, language: LangCode }),
    reply: Alternatives,
  }),
  alternativesAt: endpoint('GET /rest/tjt/alternativesnear/:directoryType/:lat/:lng/:language', {
    params: Type.Object({ directoryType: TypeId, ...Position, language: LangCode }),
    reply: Alternatives,
  }),
  items: endpoint('GET /rest/tjt/locdirectoryitems/:tlid/:language', {
    params: PlaceParams,
    reply: Type.Array(TypeItems),
  }),
}
