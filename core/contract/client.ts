// Browser-safe: types only from the contract, so no schema reaches a bundle.
import type { Static, TSchema } from 'typebox'
import { isErrorCode, type ErrorCode } from '#core/terms/errors.ts'
import type { Endpoint } from './index.ts'
import { TOKEN_HEADER } from './tokens.ts'

type NameOf<E> = E extends {
  method: infer M extends string
  url: infer U extends string
}
  ? `${M} ${U}`
  : never
/** A method and a path, `GET /rest/tjt/locac/:text`. */
export type Route = NameOf<Endpoint>
type SchemaOf<R extends Route> = R extends `${infer M} ${infer U}`
  ? Extract<Endpoint, { method: M; url: U }>['schema']
  : never

type Part<S, K extends string> = S extends Record<K, infer T extends TSchema> ? { [P in K]: Static<T> } : object
export type Input<R extends Route> = Part<SchemaOf<R>, 'params'> &
  Partial<Part<SchemaOf<R>, 'querystring'>> &
  Part<SchemaOf<R>, 'body'>
export type Reply<R extends Route> =
  SchemaOf<R> extends { response: { 200: infer T extends TSchema } } ? Static<T> : never

/** A refusal or a failure; `text` comes from the server and can be shown as is. */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly code: ErrorCode
  readonly text: string | undefined
  constructor(code: ErrorCode, text?: string, options?: ErrorOptions) {
    super(text ?? code, options)
    this.code = code
    this.text = text
  }
}

/** Why a call failed, in the server's words; undefined if it gave no answer, or failed itself. */
export const explanationOf = (error: unknown): string | undefined =>
  error instanceof ApiError && error.code !== 'internal' ? error.text : undefined

export interface CallOptions {
  send?: typeof fetch
  /** Aborts the call; the promise rejects with the signal's reason. */
  signal?: AbortSignal
  /** The language of error texts; by default the browser's. */
  language?: string
  /** The CSRF token of the call. */
  token?: string
  /** Encodes the body as a form, for calls that take no JSON. */
  encode?: (body: unknown) => FormData | URLSearchParams
}

interface LooseInput {
  params?: Record<string, string | number>
  querystring?: Record<string, string | number | undefined>
  body?: unknown
}

/**
 * Calls the API; identical concurrent reads share one request. Throws ApiError if it refuses, fails or is unreachable.
 */
export async function call<R extends Route>(
  route: R,
  input: Input<R>,
  { send = fetch, signal, language, token, encode }: CallOptions = {},
): Promise<Reply<R>> {
  const { body } = input as LooseInput
  const headers = new Headers()
  if (language) headers.set('accept-language', language)
  if (token) headers.set(TOKEN_HEADER, token)
  // A form sets its own content type.
  const isJson = body !== undefined && !encode
  if (isJson) headers.set('content-type', 'application/json')
  const init: RequestInit = { method: route.split(' ', 1)[0]!, headers }
  if (isJson) init.body = JSON.stringify(body)
  else if (encode) init.body = encode(body)
  if (signal) init.signal = signal
  const url = urlOf(route, input)
  const ask = () => answerOf(send(url, init), signal)
  const isRead = init.method === 'GET'
  const answer = isRead && !signal ? shared(send, `${language} ${url}`, ask) : ask()
  const { response, reply } = await (isRead ? answer : answer.finally(() => underWay.delete(send)))
  const { code, error } = (reply ?? {}) as { code?: unknown; error?: unknown }
  // A failure that is no fault of the call comes with a good status, and is an error all the same.
  const isError = isErrorCode(code) && typeof error === 'string'
  if (response.ok && reply !== undefined && !isError) return reply as Reply<R>
  throw new ApiError(isErrorCode(code) ? code : 'internal', typeof error === 'string' ? error : undefined)
}

interface Answer {
  response: Response
  /** Undefined if the response is not JSON. */
  reply: unknown
}

async function answerOf(sent: Promise<Response>, signal: AbortSignal | undefined): Promise<Answer> {
  const response = await sent.catch((cause) => {
    if (signal?.aborted) throw signal.reason
    throw new ApiError('internal', undefined, { cause })
  })
  return { response, reply: await response.json().catch(() => undefined) }
}

/** Reads in flight. A change drops them: later reads must not get earlier responses. */
const underWay = new WeakMap<typeof fetch, Map<string, Promise<Answer>>>()

/** The response to a read in flight, else to a new one. */
function shared(send: typeof fetch, key: string, ask: () => Promise<Answer>): Promise<Answer> {
  const reads = underWay.get(send) ?? new Map<string, Promise<Answer>>()
  underWay.set(send, reads)
  const known = reads.get(key)
  if (known) return known
  const read = ask().finally(() => reads.delete(key))
  reads.set(key, read)
  return read
}

/** The path and query of a call. */
export function urlOf<R extends Route>(route: R, input: Input<R>): string {
  const { params = {}, querystring = {} } = input as LooseInput
  const path = route
    .slice(route.indexOf(' ') + 1)
    .replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(String(params[key] ?? '').toWellFormed()))
  const query = new URLSearchParams()
  for (const [key, value] of Object.entries(querystring)) {
    if (value !== undefined) query.set(key, String(value))
  }
  return query.size > 0 ? `${path}?${query}` : path
}
