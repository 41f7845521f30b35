import { ApiError, type Input, type Reply, type Route } from '#core/contract/client.ts'
import { $session, callWithToken, freshSession, type TokenCallOptions } from '../accounts/session.ts'
import { deskWordsNow } from './words.ts'

/** The calls of the desk by method and path. */
export type DeskRoute = Extract<Route, `${string} /rest/tjt/desk/${string}`>

/** Calls the API as the editor. Throws ApiError; `needLogin` where the session has ended. */
export async function deskCall<R extends DeskRoute>(
  route: R,
  input: Input<R>,
  options?: TokenCallOptions,
): Promise<Reply<R>> {
  try {
    return await callWithToken(route, input, options)
  } catch (error) {
    const isMissing = error instanceof ApiError && error.code === 'notFound'
    if (isMissing && !(await isStillEditor())) throw new ApiError('needLogin')
    throw error
  }
}

/** To who is no editor any more the whole desk is not there. */
async function isStillEditor(): Promise<boolean> {
  const { editor } = await freshSession($session.get())
  return editor === true
}

/** What to say of a call that has failed: the server's own words where it has some. Throws what is no ApiError. */
export function failureText(error: unknown): string {
  if (!(error instanceof ApiError)) throw error
  const { calls } = deskWordsNow()
  if (error.code === 'needLogin') return calls.needLogin
  return error.text ?? calls.refused
}
