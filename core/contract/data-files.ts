import { Type, type Static, type TObject, type TProperties } from 'typebox'
import { LocalizedText } from './localized.ts'

const Day = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' })
const Url = Type.String({ pattern: '^https?://[^\\s]+$', maxLength: 500 })
const Key = Type.String({ pattern: '^[a-z0-9]+(-[a-z0-9]+)*$', maxLength: 60 })
const Email = Type.String({
  pattern: '^[^\\s@<>]+@[^\\s@<>]+\\.[^\\s@<>]+$',
  maxLength: 200,
})
const Phone = Type.String({ pattern: '^\\+?[0-9()/ .-]{3,30}$' })
const Line = Type.String({ minLength: 1, maxLength: 300 })

/** [longitude, latitude] in degrees, as the specification orders them. */
export const Position = Type.Tuple([
  Type.Number({ minimum: -180, maximum: 180 }),
  Type.Number({ minimum: -90, maximum: 90 }),
])
export type Position = Static<typeof Position>

export const DirectoryTypeId = Type.Union([
  Type.Literal(228),
  Type.Literal(230),
  Type.Literal(231),
  Type.Literal(232),
  Type.Literal(233),
  Type.Literal(236),
])
export type DirectoryTypeId = Static<typeof DirectoryTypeId>

/** Where a record comes from. `compiled`: from public knowledge; `confirmed`: by the place itself. */
export const Provenance = Type.Object(
  {
    name: Line,
    url: Type.Optional(Url),
    licence: Line,
    checked: Day,
    by: Line,
    status: Type.Union([Type.Literal('compiled'), Type.Literal('confirmed')]),
  },
  { additionalProperties: false },
)
export type Provenance = Static<typeof Provenance>

/** One listing of a data file; which fields are used depends on `dtype`. */
export const SeedListing = Type.Object(
  {
    tnid: Type.Integer({ minimum: 1, maximum: 2147483647 }),
    dtype: DirectoryTypeId,
    /** GeoNames id of the city. */
    place: Type.Integer({ minimum: 1 }),
    title: LocalizedText,
    description: LocalizedText,
    address: Line,
    postcode: Type.Optional(Line),
    position: Position,
    phones: Type.Optional(Type.Array(Phone, { maxItems: 3 })),
    fax: Type.Optional(Phone),
    email: Type.Optional(Email),
    website: Type.Optional(Url),
    menu: Type.Optional(Url),
    directions: Type.Optional(LocalizedText),
    openingHours: Type.Optional(LocalizedText),
    comments: Type.Optional(LocalizedText),
    paid: Type.Optional(Type.Boolean()),
    sample: Type.Optional(Type.Boolean()),
    pdi: Type.Optional(Type.Boolean()),
    /** Keys of generated pictures, the first one leads. */
    pictures: Type.Optional(Type.Array(Key, { maxItems: 12 })),
    // restaurants (228), and hotels (230) where they serve food
    foodType: Type.Optional(Type.Array(Key)),
    cuisine: Type.Optional(Type.Array(Key)),
    priceRange: Type.Optional(Key),
    supervision: Type.Optional(Type.Array(Key)),
    kosherStatus: Type.Optional(LocalizedText),
    isGlatt: Type.Optional(Type.Boolean()),
    delivery: Type.Optional(Type.Boolean()),
    creditCards: Type.Optional(Type.Boolean()),
    shabbatMeals: Type.Optional(Type.Boolean()),
    specialOffer: Type.Optional(LocalizedText),
    // hotels and rentals: lowest price a night, ISO 4217 currency
    startRate: Type.Optional(
      Type.Object(
        {
          amount: Type.Number({ minimum: 0 }),
          currency: Type.String({ pattern: '^[A-Z]{3}$' }),
        },
        { additionalProperties: false },
      ),
    ),
    // synagogues and communities (231)
    religion: Type.Optional(Key),
    originOfCommunity: Type.Optional(Key),
    prayers: Type.Optional(LocalizedText),
    nosachOfPrayer: Type.Optional(LocalizedText),
    headOfCommunity: Type.Optional(Line),
    rabbi: Type.Optional(Line),
    // businesses and community places (232)
    businessesType: Type.Optional(Key),
    // embassies (233)
    embassyType: Type.Optional(Key),
    // rentals (236)
    apartmentType: Type.Optional(Key),
    apartmentsNumberOfRooms: Type.Optional(Key),
    /** Overrides the file's provenance. */
    provenance: Type.Optional(Provenance),
  },
  { additionalProperties: false },
)
export type SeedListing = Static<typeof SeedListing>

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
  { list: OptionListName, id: Key, name: LocalizedText },
  { additionalProperties: false },
)
export type SeedOption = Static<typeof SeedOption>

/** Whom to ask about a supervision, shown in its popup. */
export const SeedSupervisionContact = Type.Object(
  {
    supervision: Key,
    name: LocalizedText,
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

export const SeedCategory = Type.Object(
  {
    id: Type.Integer({ minimum: 1 }),
    title: LocalizedText,
    description: LocalizedText,
    pictures: Type.Array(Key, { minItems: 1 }),
    sample: Type.Optional(Type.Boolean()),
  },
  { additionalProperties: false },
)
export type SeedCategory = Static<typeof SeedCategory>

/** A travel feature: a vacation offer that visitors enquire about. */
export const SeedFeature = Type.Object(
  {
    nid: Type.Integer({ minimum: 1 }),
    category: Type.Integer({ minimum: 1 }),
    place: Type.Integer({ minimum: 1 }),
    title: LocalizedText,
    summary: LocalizedText,
    description: LocalizedText,
    email: Email,
    fieldsRequired: Type.Array(Line),
    pictures: Type.Array(Key, { minItems: 1 }),
    videos: Type.Array(
      Type.Object(
        { id: Type.String({ pattern: '^[A-Za-z0-9_-]{11}$' }), title: LocalizedText },
        { additionalProperties: false },
      ),
    ),
    dates: Type.Optional(
      Type.Object({ from: Day, to: Day }, { additionalProperties: false }),
    ),
    startRate: Type.Optional(
      Type.Object(
        {
          amount: Type.Number({ minimum: 0 }),
          currency: Type.String({ pattern: '^[A-Z]{3}$' }),
        },
        { additionalProperties: false },
      ),
    ),
    jobs: Type.Array(
      Type.Object(
        { title: LocalizedText, description: LocalizedText },
        { additionalProperties: false },
      ),
    ),
    top: Type.Optional(Type.Boolean()),
    sample: Type.Optional(Type.Boolean()),
  },
  { additionalProperties: false },
)
export type SeedFeature = Static<typeof SeedFeature>

/** A named set of links; a link points into the site by what it names, or to an outside address. */
export const SeedLinkSet = Type.Object(
  {
    name: Type.String({ pattern: '^[a-zA-Z][a-zA-Z0-9]*$' }),
    title: LocalizedText,
    /** Shown on this place's page; in every place when absent. */
    place: Type.Optional(Type.Integer({ minimum: 1 })),
    links: Type.Array(
      Type.Object(
        {
          title: LocalizedText,
          to: Type.Union([
            Type.Object({ place: Type.Integer() }, { additionalProperties: false }),
            Type.Object({ travel: Type.Integer() }, { additionalProperties: false }),
            Type.Object(
              { place: Type.Integer(), dtype: DirectoryTypeId },
              { additionalProperties: false },
            ),
            Type.Object({ url: Url }, { additionalProperties: false }),
          ]),
        },
        { additionalProperties: false },
      ),
    ),
    sample: Type.Optional(Type.Boolean()),
  },
  { additionalProperties: false },
)
export type SeedLinkSet = Static<typeof SeedLinkSet>

/** A review written for a sample listing, so that its page shows what reviews look like. */
export const SeedReview = Type.Object(
  {
    tnid: Type.Integer({ minimum: 1 }),
    author: Line,
    reviewTitle: Line,
    reviewContent: Type.String({ minLength: 1, maxLength: 4000 }),
    reviewPriceRange: Key,
    food: Type.Integer({ minimum: 1, maximum: 5 }),
    service: Type.Integer({ minimum: 1, maximum: 5 }),
    value: Type.Integer({ minimum: 1, maximum: 5 }),
    day: Day,
    language: Type.String({ pattern: '^(en|he|fr|es|ru|de)$' }),
  },
  { additionalProperties: false },
)
export type SeedReview = Static<typeof SeedReview>

export const SeedQuestion = Type.Object(
  {
    tnid: Type.Integer({ minimum: 1 }),
    author: Line,
    questionCategory: Type.Integer({ minimum: 1, maximum: 4 }),
    question: Type.String({ minLength: 1, maxLength: 2000 }),
    day: Day,
    language: Type.String({ pattern: '^(en|he|fr|es|ru|de)$' }),
    answers: Type.Array(
      Type.Object(
        { author: Line, answer: Type.String({ minLength: 1, maxLength: 2000 }), day: Day },
        { additionalProperties: false },
      ),
    ),
  },
  { additionalProperties: false },
)
export type SeedQuestion = Static<typeof SeedQuestion>

/** Every data file is an envelope that says where its rows come from, and the rows of one kind. */
function dataFile<T extends TProperties>(kind: string, row: TObject<T>) {
  return Type.Object(
    { kind: Type.Literal(kind), provenance: Provenance, rows: Type.Array(row) },
    { additionalProperties: false },
  )
}

/** The data files by the value of their `kind`. */
export const DATA_FILES = {
  listings: dataFile('listings', SeedListing),
  places: dataFile('places', SeedPlace),
  countries: dataFile('countries', SeedCountry),
  regions: dataFile('regions', SeedRegion),
  options: dataFile('options', SeedOption),
  supervisionContacts: dataFile('supervisionContacts', SeedSupervisionContact),
  categories: dataFile('categories', SeedCategory),
  features: dataFile('features', SeedFeature),
  linkSets: dataFile('linkSets', SeedLinkSet),
  reviews: dataFile('reviews', SeedReview),
  questions: dataFile('questions', SeedQuestion),
} as const

export type DataFileKind = keyof typeof DATA_FILES
