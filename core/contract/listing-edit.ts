import { Type, type Static, type TProperties, type TSchema } from 'typebox'
import { EDIT_FIELD_NAMES, ruleOf, type EditChanges, type EditField, type EditValues } from '../fields/edit.ts'
import { OWN_NAME } from '../fields/own.ts'
import { Done } from './accounts.ts'
import { Closed, endpoint, Id, LangCode, LngLat, OneOf, OwnId, TypedLine, TypedText, TypeId } from './parts/common.ts'
import { MAX_REMARK } from '#core/terms/limits.ts'
import { LocalizedText } from './parts/localized.ts'
import { OwnField } from './seed/own-fields.ts'

const OptionId = Type.String({
  pattern: '^[a-z0-9]+(-[a-z0-9]+)*$',
  maxLength: 60,
})

/** More than the rule allows, for surrounding blanks. */
const SLACK = 200

function schemaOf(field: EditField): TSchema {
  const { kind, max } = ruleOf(field)
  if (kind === 'choices') return Type.Array(OptionId, { maxItems: max })
  if (kind === 'text') return TypedText(max + SLACK)
  return TypedLine(max + SLACK)
}

const fields = (of: (field: EditField) => TSchema): TProperties =>
  Object.fromEntries(EDIT_FIELD_NAMES.map((field) => [field, of(field)]))

/** The fields of editors; which there are is no part of the code. */
const OWN = { [OWN_NAME]: TypedLine(500 + SLACK) }

/** Every field is optional. */
const EDIT_FIELD_SCHEMAS = fields((field) => Type.Optional(schemaOf(field)))

/** Some fields of an edit, beside others. */
export const editSchema = <P extends TProperties>(others: P) =>
  Type.Object({ ...others, ...EDIT_FIELD_SCHEMAS }, { additionalProperties: false, patternProperties: OWN })

/** `new`: a place that is not listed yet. */
const UpdateType = OneOf(['regular', 'critical', 'new'])
export type UpdateType = Static<typeof UpdateType>

/** Of what only the editors read. */

const About = Closed({
  uid: Id,
  /** 0 for a new place. */
  tnid: OwnId,
  dtype: TypeId,
  lang: LangCode,
  updateType: UpdateType,
  /** Of a new place, in degrees; an editor checks them. */
  lat: Type.Optional(Type.Number({ minimum: -90, maximum: 90 })),
  lng: Type.Optional(Type.Number({ minimum: -180, maximum: 180 })),
  /** For the editors: how the sender knows, or what they are to the place and how that can be checked. */
  remark: Type.Optional(TypedText(MAX_REMARK)),
  /** Whether its prayer times hold for the week in which they are sent only, and not until they change. */
  prayersThisWeek: Type.Optional(Type.Boolean()),
  userClaimedOwnership: Type.Optional(Type.Boolean()),
  imageOwnership: Type.Optional(Type.Boolean()),
  imageTitle: Type.Optional(TypedLine(200)),
})
/** An edit of a listing: only the changed fields. Pictures are multipart parts named `files`. */
export const ListingUpdate = Type.Unsafe<EditChanges & Static<typeof About>>(editSchema(About.properties))
export type ListingUpdate = Static<typeof ListingUpdate>

/** The initial values of the edit form. */
export const EditableListing = Type.Object({
  tnid: Type.Integer(),
  dtype: TypeId,
  /** In all its languages. */
  title: LocalizedText,
  position: LngLat,
  /** Path of its page, percent-encoded. */
  url: Type.String(),
  sample: Type.Boolean(),
  values: Type.Unsafe<EditValues>(
    Type.Object(
      fields((field) => (ruleOf(field).kind === 'choices' ? Type.Array(Type.String()) : Type.String())),
      { patternProperties: OWN },
    ),
  ),
  /** Of the place ids in `values`. */
  names: Type.Object({ town: Type.String(), country: Type.String() }),
  /** The fields that editors added, of all types; absent where there are none. */
  own: Type.Optional(Type.Array(OwnField)),
})
export type EditableListing = Static<typeof EditableListing>

/** A listing that a new place may be. */
export const SimilarListing = Type.Object({
  tnid: Type.Integer(),
  title: Type.String(),
  /** Its language, if it is another one. */
  titleLang: Type.Optional(LangCode),
  /** Street and town. */
  address: Type.String(),
  /** Path of its page, percent-encoded. */
  url: Type.String(),
})
export type SimilarListing = Static<typeof SimilarListing>

export const listingEditApi = {
  /** The current values, for logged-in users; of a new place, whose number is 0, the empty form of its type. */
  form: endpoint('GET /rest/tjt/listingedit/:uid/:tnid/:language', {
    params: Type.Object({ uid: Id, tnid: OwnId, language: LangCode }),
    querystring: Type.Object({ directoryType: Type.Optional(TypeId) }),
    reply: EditableListing,
  }),
  /** Listings in and near a town with names like that of a place that somebody is about to add. */
  similar: endpoint('GET /rest/tjt/similarlistings/:place/:language', {
    params: Type.Object({ place: Id, language: LangCode }),
    querystring: Type.Object({ name: Type.Optional(TypedLine(200)) }),
    reply: Type.Array(SimilarListing),
  }),
  update: endpoint('POST /rest/tjt/directoryitemupdate', {
    consumes: ['multipart/form-data', 'application/x-www-form-urlencoded'],
    body: ListingUpdate,
    reply: Done,
  }),
}
