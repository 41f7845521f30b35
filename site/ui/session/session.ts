import { atom, type ReadableAtom } from 'nanostores'
import { ApiError, call, type CallOptions, type Input, type Reply, type Route } from '#core/contract/client.ts'
import type { SessionState } from '#core/contract/session.ts'
import { tokenName } from '#core/contract/tokens.ts'
import { setKnown, takeExpected } from '../storage/write.ts'
import { withLoading } from '../page/loading.ts'
import { pageLang } from '../page/page-lang.ts'
import { toasts } from '../page/toasts.ts'

const $loaded = atom<SessionState | undefined>()

/** The session; undefined until it is needed. */
export const $session: ReadableAtom<SessionState | undefined> = $loaded

let asked: Promise<SessionState> | undefined
let opening = new AbortController()

interface SessionOptions {
  send?: typeof fetch
}

/** The session, requested once per page, created if missing. Throws ApiError. */
export function loadSession(options: SessionOptions = {}): Promise<SessionState> {
  asked ??= open(options).catch((error) => {
    asked = undefined
    throw error
  })
  return asked
}

let retired: SessionState | undefined

/** Requests it again, once: the user has changed, or a token of the `stale` session was refused. */
export function freshSession(stale: SessionState | undefined, options: SessionOptions = {}): Promise<SessionState> {
  if (stale && stale !== retired) {
    retired = stale
    asked = undefined
  }
  return loadSession(options)
}

async function open({ send }: SessionOptions): Promise<SessionState> {
  opening = new AbortController()
  const ask = (signal: AbortSignal) => call('GET /rest/tjt/session', {}, { send, signal, language: pageLang() })
  const session = await inTime(ask, opening)
  setKnown(session.uid > 0)
  $loaded.set(session)
  tell(session)
  return session
}

/** As long as anybody waits for an answer. */
export const LIMIT_MS = 30_000

/** Gives up where a bad network takes a call and never answers, or `end` is aborted. Throws ApiError. */
async function inTime<T>(made: (signal: AbortSignal) => Promise<T>, end = new AbortController()): Promise<T> {
  const timer = setTimeout(() => giveUp(end), LIMIT_MS)
  try {
    return await made(end.signal)
  } finally {
    clearTimeout(timer)
  }
}

const giveUp = (end: AbortController) => end.abort(new ApiError('internal'))

/** Shows the server's messages for this page load. */
function tell({ messages }: SessionState): void {
  const left = takeExpected()
  if (left && messages.length === 0) toasts.add({ type: 'error', text: left })
  for (const message of messages) toasts.add(message)
}

export interface TokenCallOptions extends Pick<CallOptions, 'send' | 'signal' | 'encode'> {
  /** Without the loading indicator. */
  isBackground?: boolean
  /** Work that may take minutes. */
  isLong?: boolean
}

/**
 * Calls the API with the session's CSRF token. If the token is refused (the session has ended, or another tab has
 * logged in), it retries once with a fresh session. Throws ApiError.
 */
export function callWithToken<R extends Route>(
  route: R,
  input: Input<R>,
  { isBackground = false, ...options }: TokenCallOptions = {},
): Promise<Reply<R>> {
  const made = () => callTwice(route, input, options)
  return isBackground ? made() : withLoading(made)
}

async function callTwice<R extends Route>(
  route: R,
  input: Input<R>,
  { isLong, ...options }: Omit<TokenCallOptions, 'isBackground'>,
): Promise<Reply<R>> {
  const [method = '', path = ''] = route.split(' ')
  // Reads share an answer; files take their time.
  const isLimited = method !== 'GET' && !isLong && !options.encode && !options.signal
  const callAs = ({ tokens }: SessionState) => {
    const token = tokens[tokenName(method, path)]
    const ask = (signal = options.signal) => call(route, input, { ...options, signal, language: pageLang(), token })
    return isLimited ? inTime(ask) : ask()
  }
  const session = await loadSession(options)
  try {
    return await callAs(session)
  } catch (error) {
    const isStale = error instanceof ApiError && error.code === 'badToken'
    if (!isStale) throw error
    return callAs(await freshSession(session, options))
  }
}

/** Resets the session, as if the page had just been opened; who waits for it gets an error. */
export function forgetSession(): void {
  giveUp(opening)
  asked = undefined
  $loaded.set(undefined)
}
