import { Type, type Static, type TOptional, type TSchema, type TUnsafe } from 'typebox'
import { Closed } from '#core/contract/parts/common.ts'
import { DOCUMENT_FIELDS, FIELDS, rowOf, type DocumentField } from '../../fields/listing.ts'
import type { FieldRow } from '../../fields/row.ts'
import { MAX_PICTURES } from '#core/terms/limits.ts'
import { LocalizedLine, LocalizedText } from '#core/contract/parts/localized.ts'
import { Hours } from './hours.ts'
import { KashrutFact } from './kashrut.ts'
import { OwnValues } from './own-fields.ts'
import { PrayerTimes } from './prayer-times.ts'
import { StayFact } from './stays.ts'
import {
  Day,
  Days,
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
  WikidataId,
  oneOf,
} from './parts.ts'

type Rows = typeof FIELDS
type Value<R> = R extends { localized: string }
  ? LocalizedText
  : R extends { kind: 'choices' } | { form: readonly string[] }
    ? string[]
    : R extends { kind: 'answer' }
      ? boolean
      : R extends { kind: 'hours' }
        ? Hours
        : R extends { kind: 'prayerTimes' }
          ? PrayerTimes
          : string
type FieldSchemas = {
  [F in DocumentField]: Rows[F] extends { required: string }
    ? TUnsafe<Value<Rows[F]>>
    : TOptional<TUnsafe<Value<Rows[F]>>>
}

const SCHEMAS: Readonly<Record<FieldRow['kind'], TSchema>> = {
  line: Line,
  text: Line,
  phone: Phone,
  email: Email,
  url: Url,
  choice: Key,
  choices: Type.Array(Key),
  answer: Type.Boolean(),
  number: Type.Number(),
  day: Day,
  hours: Hours,
  prayerTimes: PrayerTimes,
  city: Line,
  country: Line,
}

function schemaOf({ kind, localized, form, required }: FieldRow): TSchema {
  const schema = localized === undefined ? SCHEMAS[kind] : localized === 'line' ? LocalizedLine : LocalizedText
  const value = typeof form === 'object' ? Type.Array(schema, { maxItems: form.length }) : schema
  return required ? value : Type.Optional(value)
}

const fields = Object.fromEntries(
  DOCUMENT_FIELDS.map((field) => [field, schemaOf(rowOf(field))]),
) as unknown as FieldSchemas
const { title, ...others } = fields

/** One listing of a data file; which fields are used depends on `dtype`. */
export const SeedListing = Closed({
  tnid: Type.Integer({ minimum: 1, maximum: 2147483647 }),
  dtype: DirectoryTypeId,
  /** GeoNames id of the city. */
  place: Type.Integer({ minimum: 1 }),
  title,
  description: Type.Optional(LocalizedText),
  position: Position,
  /** Whether the position is an estimate: of the postcode, or between two house numbers. */
  approximate: Type.Optional(Type.Boolean()),
  /** Whether no more than its town is known: `position` is the centre of that, and never shown. */
  inTown: Type.Optional(Type.Boolean()),
  ...others,
  /** In the fields of editors, by their ids. */
  own: Type.Optional(OwnValues),
  /** What has been stated about its kashrut, and by whom. */
  kashrutFacts: Type.Optional(Type.Array(KashrutFact, { maxItems: 100 })),
  /** Who has answered what observant guests ask of it. */
  stayFacts: Type.Optional(Type.Array(StayFact, { maxItems: 10 })),
  /** Whether the English title is the Hebrew one in Latin letters: a guess, which no one has confirmed. */
  transliterated: Type.Optional(Type.Boolean()),
  directions: Type.Optional(LocalizedText),
  specialOffer: Type.Optional(LocalizedText),
  /** The lowest price a night of hotels and rentals. */
  startRate: Type.Optional(Rate),
  paid: Type.Optional(Type.Boolean()),
  /** The days on which it is placed first; by default all. */
  placement: Type.Optional(Days),
  /** An editor's word on how important it is to visitors, 5 if known all over the world: see `importanceOf`. */
  importance: Type.Optional(oneOf(0, 1, 2, 3, 4, 5)),
  /** The item of Wikidata that is this place. */
  wikidata: Type.Optional(WikidataId),
  /** How many articles of Wikipedia and its like that item links to. */
  sitelinks: Type.Optional(Type.Integer({ minimum: 0 })),
  sample: Type.Optional(Type.Boolean()),
  pdi: Type.Optional(Type.Boolean()),
  /** Keys of pictures, the main one first. */
  pictures: Type.Optional(Type.Array(Key, { maxItems: MAX_PICTURES })),
  /** Captions of photographs, by whoever sent them. */
  captions: Type.Optional(Type.Array(Closed({ picture: Key, text: Line }), { maxItems: 12 })),
  videos: Type.Optional(Type.Array(Video, { maxItems: 12 })),
  /** Since when its source no longer has it. */
  vanished: Type.Optional(Day),
  /** Overrides the file's provenance. */
  provenance: Type.Optional(Provenance),
})
export type SeedListing = Static<typeof SeedListing>
