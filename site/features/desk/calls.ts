import { t } from '#site/ui/page/messages.ts'
import type { WritableAtom } from 'nanostores'
import { ApiError, type Input, type Reply, type Route } from '#core/contract/client.ts'
import { $session, callWithToken, freshSession, type TokenCallOptions } from '#site/ui/session/session.ts'
import { download } from '#site/ui/page/download.ts'
import { toasts } from '#site/ui/page/toasts.ts'

/** The calls of the desk by method and path. */
export type DeskRoute = Extract<Route, `${string} /rest/tjt/desk/${string}`>

/** Calls the API as somebody with a role. Throws ApiError; `needLogin` if the session has ended. */
export async function deskCall<R extends DeskRoute>(
  route: R,
  input: Input<R>,
  options?: TokenCallOptions,
): Promise<Reply<R>> {
  try {
    return await callWithToken(route, input, { isLong: true, ...options })
  } catch (error) {
    const isMissing = error instanceof ApiError && error.code === 'notFound'
    if (isMissing && !(await hasRole())) throw new ApiError('needLogin')
    throw error
  }
}

/** For people who lost their role, the desk no longer exists. */
async function hasRole(): Promise<boolean> {
  const { role } = await freshSession($session.get())
  return role !== undefined
}

/** The message of a failed call: the server's, if any. Rethrows anything but ApiError. */
export function failureText(error: unknown): string {
  if (!(error instanceof ApiError)) throw error
  const { calls } = t('desk.page')
  if (error.code === 'needLogin') return calls.needLogin
  return error.text ?? calls.refused
}

/** Does it, and shows as a toast why it could not be done. */
export async function orToast(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    toasts.add({ type: 'error', text: failureText(error) })
  }
}

/** For `catch` where a refusal needs no word. */
export function unlessRefused(error: unknown): void {
  if (!(error instanceof ApiError)) throw error
}

/** Runs calls; keeps what is shown if one is refused, and says why. */
export const attemptWith =
  ($problem: WritableAtom<string | undefined>) =>
  async (work: () => Promise<void>): Promise<void> => {
    $problem.set(undefined)
    try {
      await work()
    } catch (error) {
      $problem.set(failureText(error))
    }
  }

/** A file as the API takes it. */
export function formOf(name: 'file' | 'files', file: File): FormData {
  const form = new FormData()
  form.append(name, file, file.name)
  return form
}

/** Saves a table as a file. */
export const downloadTable = (csv: string, name: string): void =>
  // Excel takes a file without the mark for one in the system's code page.
  download(new Blob(['\ufeff', csv], { type: 'text/csv' }), name)
