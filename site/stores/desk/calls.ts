import {
  ApiError,
  type Input,
  type Reply,
  type Route,
} from '#core/contract/client.ts'
import { callWithToken, type TokenCallOptions } from '../session.ts'
import { deskWordsNow } from './words.ts'

/** The calls of the desk by method and path. */
export type DeskRoute = Extract<Route, `${string} /rest/tjt/desk/${string}`>

/** Calls the API as the editor. Throws ApiError. */
export const deskCall = <R extends DeskRoute>(
  route: R,
  input: Input<R>,
  options?: TokenCallOptions,
): Promise<Reply<R>> => callWithToken(route, input, options)

/** What to say of a call that has failed: the server's own words where it has some. Throws what is no ApiError. */
export function failureText(error: unknown): string {
  if (!(error instanceof ApiError)) throw error
  const { calls } = deskWordsNow()
  if (error.code === 'needLogin') return calls.needLogin
  return error.text ?? calls.refused
}
