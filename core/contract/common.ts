import { Type, type Static } from 'typebox'
import { KNOWN_LANGS, type Lang } from '../i18n/languages.ts'
import { ALL_TYPES, DIRECTORY_TYPES, type DirectoryType } from './directory.ts'
import { ERROR_STATUS, type ErrorCode } from './errors.ts'

/** Ids of places, listings and features. */
export const Id = Type.Integer({ minimum: 1, maximum: 2147483647 })

/** The uid of the calling page's user; 0 for a visitor who has not logged in. */
export const OwnId = Type.Integer({ minimum: 0, maximum: 2147483647 })

/**
 * A line typed into a form. The schema accepts an empty one, so that the response is the message of its
 * field and not that of a malformed request.
 */
export const TypedLine = (maxLength: number) => Type.String({ maxLength, pattern: '^[^\\u0000-\\u001f\\u007f]*$' })

/** Text typed into a multi-line field. */
export const TypedText = (maxLength: number) => Type.String({ maxLength })

export const LangCode = Type.Unsafe<Lang>({ type: 'string', enum: [...KNOWN_LANGS] })

/** The language of the response if the path has none; by default `Accept-Language`. */
export const LanguageQuery = Type.Object({ language: Type.Optional(LangCode) })

export const TypeId = Type.Unsafe<DirectoryType>({
  type: 'integer',
  enum: [...DIRECTORY_TYPES],
})
export const TypeOrAllId = Type.Unsafe<DirectoryType | typeof ALL_TYPES>({
  type: 'integer',
  enum: [ALL_TYPES, ...DIRECTORY_TYPES],
})

/** [longitude, latitude] in degrees. */
export const LngLat = Type.Unsafe<[number, number]>({
  type: 'array',
  items: { type: 'number' },
  minItems: 2,
  maxItems: 2,
})

/** `error` is in the caller's language and can be shown as is. */
export const ErrorReply = Type.Object({
  error: Type.String(),
  code: Type.Unsafe<ErrorCode>({
    type: 'string',
    enum: Object.keys(ERROR_STATUS),
  }),
})
export type ErrorReply = Static<typeof ErrorReply>

/** A location and a language in the path. */
export const PlaceParams = Type.Object({ tlid: Id, language: LangCode })

/** The error responses that every call may give. */
export const REFUSALS = { '4xx': ErrorReply, '5xx': ErrorReply } as const
