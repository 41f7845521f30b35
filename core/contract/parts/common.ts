import { Type, type Static, type TProperties, type TSchema } from 'typebox'
import { KNOWN_LANGS, type Lang } from '#core/i18n/languages.ts'
import { ALL_TYPES, DIRECTORY_TYPES, type DirectoryType } from '#core/terms/directory.ts'
import { ERROR_STATUS, type ErrorCode } from '#core/terms/errors.ts'

/** An object that has no other fields. */
export const Closed = <P extends TProperties>(properties: P) => Type.Object(properties, { additionalProperties: false })

/** One of several strings or integers. */
export const OneOf = <const T extends string | number>(values: readonly T[]) =>
  Type.Unsafe<T>({ type: typeof values[0] === 'number' ? 'integer' : 'string', enum: [...values] })

/** Ids of places, listings and features. */
export const Id = Type.Integer({ minimum: 1, maximum: 2147483647 })

/** A position in degrees. */
export const Position = {
  lat: Type.Number({ minimum: -90, maximum: 90 }),
  lng: Type.Number({ minimum: -180, maximum: 180 }),
}

/** The uid of the calling page's user; 0 for a visitor who has not logged in. */
export const OwnId = Type.Integer({ minimum: 0, maximum: 2147483647 })

const LINE = '^[^\\u0000-\\u001f\\u007f]*$'

/**
 * A line typed into a form. The schema accepts an empty one, so that the response is the message of its
 * field and not that of a malformed request.
 */
export const TypedLine = (maxLength: number) => Type.String({ maxLength, pattern: LINE })

/** Text typed into a multi-line field. */
export const TypedText = (maxLength: number) => Type.String({ maxLength })

/** A line of a body: an empty one where a caller leaves it out, which gets the message of its field. */
export const FormLine = (maxLength: number) => Type.String({ default: '', maxLength, pattern: LINE })

/** A text of a body, likewise. */
export const FormText = (maxLength: number) => Type.String({ default: '', maxLength })

export const LangCode = OneOf<Lang>(KNOWN_LANGS)

/** The language of the response if the path has none; by default `Accept-Language`. */
export const LanguageQuery = Type.Object({ language: Type.Optional(LangCode) })

export const TypeId = OneOf<DirectoryType>(DIRECTORY_TYPES)
export const TypeOrAllId = OneOf<DirectoryType | typeof ALL_TYPES>([ALL_TYPES, ...DIRECTORY_TYPES])

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
  code: OneOf(Object.keys(ERROR_STATUS) as ErrorCode[]),
})
export type ErrorReply = Static<typeof ErrorReply>

/** A location and a language in the path. */
export const PlaceParams = Type.Object({ tlid: Id, language: LangCode })

/** The error responses that every call may give. */
export const REFUSALS = { '4xx': ErrorReply, '5xx': ErrorReply } as const

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
interface Inputs {
  params?: TSchema
  querystring?: TSchema
  body?: TSchema
  /** Content types of the body, by default JSON. */
  consumes?: readonly string[]
}

/** A call as Fastify wants it: `GET /rest/tjt/session`, its inputs, and the body of its success. */
export function endpoint<M extends Method, U extends string, const I extends Inputs, R extends TSchema>(
  route: `${M} ${U}`,
  { reply, ...inputs }: I & { reply: R },
) {
  const [method, url] = route.split(' ') as [M, U]
  return { method, url, schema: { ...(inputs as Omit<I, 'reply'>), response: { 200: reply, ...REFUSALS } } }
}
