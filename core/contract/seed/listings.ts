import { Type, type Static } from 'typebox'
import { LocalizedLine, LocalizedText } from '../localized.ts'
import {
  Day,
  Email,
  Key,
  Line,
  Phone,
  Url,
  Position,
  DirectoryTypeId,
  Provenance,
  Rate,
  Video,
} from './parts.ts'

/** One listing of a data file; which fields are used depends on `dtype`. */
export const SeedListing = Type.Object(
  {
    tnid: Type.Integer({ minimum: 1, maximum: 2147483647 }),
    dtype: DirectoryTypeId,
    /** GeoNames id of the city. */
    place: Type.Integer({ minimum: 1 }),
    title: LocalizedLine,
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
    /** What photographs among the pictures show, in the words of whoever sent them. */
    captions: Type.Optional(
      Type.Array(
        Type.Object(
          { picture: Key, text: Line },
          { additionalProperties: false },
        ),
        { maxItems: 12 },
      ),
    ),
    videos: Type.Optional(Type.Array(Video, { maxItems: 12 })),
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
    startRate: Type.Optional(Rate),
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
    /** Since when the source that it was imported from no longer has it. */
    vanished: Type.Optional(Day),
    /** Overrides the file's provenance. */
    provenance: Type.Optional(Provenance),
  },
  { additionalProperties: false },
)
export type SeedListing = Static<typeof SeedListing>
