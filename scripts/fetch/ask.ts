import { clockTime } from '../cli/bar.ts'
import { FetchError, type World } from './world.ts'

export interface Request {
  url: string
  headers: Readonly<Record<string, string>>
  /** Sent as a form by POST; without one, the request is a GET. */
  form?: Readonly<Record<string, string>>
  /** For the whole answer. */
  timeoutMs: number
  /** Awaited before each try: the server's own queue. */
  turn?: () => Promise<void>
}

const MAX_TRIES = 5
const FIRST_WAIT_MS = 15_000
const MAX_WAIT_MS = 15 * 60_000
/** Too many requests; servers or their proxies that are overloaded; a query that Wikidata ended after its minute. */
const BUSY: ReadonlySet<number> = new Set([429, 500, 502, 503, 504])
/** Codes of undici and Node for a broken connection; others mean that there is no way to the server. */
const BROKEN_OFF = /^(UND_ERR_(SOCKET|RES|BODY|HEADERS)|ECONNRESET|EPIPE|HPE_)/

type Attempt<T> = { value: T } | { why: string; waitMs?: number }

/**
 * Sends a request, and repeats it while the server is busy or its answer incomplete, after the wait that the server
 * asks for or growing ones. A SyntaxError of `read` means an incomplete answer. Throws FetchError.
 */
export async function ask<T>(request: Request, read: (answer: Response) => Promise<T>, world: World): Promise<T> {
  const { host } = new URL(request.url)
  for (let tries = 1; ; tries++) {
    await request.turn?.()
    const attempt = await tryOnce(request, read, world)
    if ('value' in attempt) return attempt.value
    const { why, waitMs = FIRST_WAIT_MS * 2 ** (tries - 1) } = attempt
    if (tries === MAX_TRIES) throw new FetchError(`${host} ${why}, ${tries} times; nothing was changed. Try it later.`)
    await waitFor(waitMs, `${host} ${why}`, world)
  }
}

/** Waits, and says so. Throws FetchError if that would take too long. */
export async function waitFor(ms: number, why: string, { tell, sleep }: World): Promise<void> {
  const time = clockTime(ms / 1000)
  if (ms > MAX_WAIT_MS)
    throw new FetchError(`${why}, and asks to wait ${time}; nothing was changed. Try it again after that.`)
  tell(`${why}; asking again in ${time}`)
  await sleep(ms)
}

async function tryOnce<T>(request: Request, read: (answer: Response) => Promise<T>, world: World): Promise<Attempt<T>> {
  const { url, headers, form, timeoutMs } = request
  const timeout = AbortSignal.timeout(timeoutMs)
  try {
    const answer = await fetch(url, {
      headers,
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
      signal: AbortSignal.any([world.stop, timeout]),
    })
    if (answer.ok) return { value: await read(answer) }
    return refusal(answer, await answer.text(), world.now())
  } catch (error) {
    world.stop.throwIfAborted()
    return failure(error, { host: new URL(url).host, isTimeout: timeout.aborted, timeoutMs })
  }
}

/** The meaning of a status other than 2xx. Throws FetchError if repeating the request would not help. */
function refusal(answer: Response, text: string, now: number): { why: string; waitMs?: number } {
  const { status, headers, url } = answer
  const waitMs = retryAfterMs(headers.get('retry-after'), now)
  if (BUSY.has(status)) return { why: `is busy (${status})`, ...(waitMs !== undefined && { waitMs }) }
  const message = plainText(text)
  throw new FetchError(`${new URL(url).host} refuses (${status})${message && `: ${message}`}; nothing was changed.`)
}

/** Milliseconds of `Retry-After`, which is seconds or a date; undefined if it is neither. */
function retryAfterMs(header: string | null, now: number): number | undefined {
  if (!header) return undefined
  const ms = /^\d+$/.test(header.trim()) ? Number(header) * 1000 : Date.parse(header) - now
  return Number.isFinite(ms) ? Math.max(ms, 1000) : undefined
}

/** The words of an error page. */
const plainText = (html: string): string =>
  html
    .replace(/<(head|style|script)[^]*?<\/\1>/gi, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 300)

function failure(
  error: unknown,
  { host, isTimeout, timeoutMs }: { host: string; isTimeout: boolean; timeoutMs: number },
): { why: string } {
  if (error instanceof FetchError) throw error
  if (isTimeout) return { why: `does not answer within ${clockTime(timeoutMs / 1000)}` }
  const codes = codesOf(error)
  if (error instanceof SyntaxError || codes.some((code) => BROKEN_OFF.test(code)))
    return { why: 'sent only part of its answer' }
  // fetch throws a TypeError; a full disk does not.
  if (!(error instanceof TypeError)) throw error
  const code = codes[0] ?? error.message
  throw new FetchError(`${host} cannot be reached (${code}): nothing was changed. Is this machine on the network?`)
}

/** The codes of an error, of its causes and of those that it sums up. */
function codesOf(error: unknown): string[] {
  if (!(error instanceof Error)) return []
  const { code } = error as NodeJS.ErrnoException
  const inner = error instanceof AggregateError ? error.errors.flatMap(codesOf) : []
  return [...(typeof code === 'string' ? [code] : []), ...inner, ...codesOf(error.cause)]
}
