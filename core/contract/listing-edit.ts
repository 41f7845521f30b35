import { Type, type Static, type TProperties, type TSchema } from 'typebox'
import { EDIT_FIELD_NAMES, ruleOf, type EditChanges, type EditField, type EditValues } from '../fields/edit.ts'
import { Done } from './accounts.ts'
import { Id, LangCode, LngLat, REFUSALS, TypedLine, TypedText, TypeId } from './common.ts'
import type { DirectoryType } from './directory.ts'
import { LocalizedText } from './localized.ts'
import type { Lang } from '../i18n/languages.ts'

const OptionId = Type.String({
  pattern: '^[a-z0-9]+(-[a-z0-9]+)*$',
  maxLength: 60,
})

/** A little more than the rule takes, so that blanks around do no harm. */
const SLACK = 200

function schemaOf(field: EditField): TSchema {
  const { kind, max } = ruleOf(field)
  if (kind === 'choices') return Type.Array(OptionId, { maxItems: max })
  if (kind === 'text') return TypedText(max + SLACK)
  return TypedLine(max + SLACK)
}

const fields = (of: (field: EditField) => TSchema): TProperties =>
  Object.fromEntries(EDIT_FIELD_NAMES.map((field) => [field, of(field)]))

/** Of each field, which may be left out. */
export const EDIT_FIELD_SCHEMAS = fields((field) => Type.Optional(schemaOf(field)))

export type UpdateType = 'regular' | 'critical'

/** An edit of a listing: only the fields that are changed. Pictures go with it as parts called `files`. */
export type ListingUpdate = EditChanges & {
  uid: number
  tnid: number
  dtype: DirectoryType
  lang: Lang
  updateType: UpdateType
  userClaimedOwnership?: boolean
  imageOwnership?: boolean
  imageTitle?: string
}
export const ListingUpdate = Type.Unsafe<ListingUpdate>(
  Type.Object(
    {
      uid: Id,
      tnid: Id,
      dtype: TypeId,
      lang: LangCode,
      updateType: Type.Unsafe<UpdateType>({
        type: 'string',
        enum: ['regular', 'critical'],
      }),
      userClaimedOwnership: Type.Optional(Type.Boolean()),
      imageOwnership: Type.Optional(Type.Boolean()),
      imageTitle: Type.Optional(TypedLine(200)),
      ...EDIT_FIELD_SCHEMAS,
    },
    { additionalProperties: false },
  ),
)

/** A listing as the form begins with it. */
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
    Type.Object(fields((field) => (ruleOf(field).kind === 'choices' ? Type.Array(Type.String()) : Type.String()))),
  ),
  /** Of the places that `values` has the ids of. */
  names: Type.Object({ town: Type.String(), country: Type.String() }),
})
export type EditableListing = Static<typeof EditableListing>

export const listingEditApi = {
  /** What stands in the fields now, for somebody who has logged in. */
  form: {
    method: 'GET',
    url: '/rest/tjt/listingedit/:uid/:tnid/:language',
    schema: {
      params: Type.Object({ uid: Id, tnid: Id, language: LangCode }),
      response: { 200: EditableListing, ...REFUSALS },
    },
  },
  update: {
    method: 'POST',
    url: '/rest/tjt/directoryitemupdate',
    schema: {
      consumes: ['multipart/form-data', 'application/x-www-form-urlencoded'],
      body: ListingUpdate,
      response: { 200: Done, ...REFUSALS },
    },
  },
} as const
