import { lookup as resolve } from 'node:dns'
import { createWriteStream } from 'node:fs'
import { request as requestHttp, type IncomingMessage, type RequestOptions } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { BYTES_PER_MEGABYTE } from '#core/terms/limits.ts'
import type { FetchProblem } from '#core/terms/picture-fetches.ts'
import { isNamed, type NamedHosts } from '#api/webhooks/address.ts'
import { isPublic, PRIVATE, publicLookup } from '#api/webhooks/networks.ts'

const MAX_REDIRECTS = 3
const MAX_BYTES = 15 * BYTES_PER_MEGABYTE
const TIMEOUT_MS = 30_000

export interface FetchOptions {
  /** Those that the operator has named. */
  hosts: NamedHosts
  signal: AbortSignal
  /** For all of it, redirects included. */
  timeoutMs?: number
  /** Resolves names to addresses, by default to those of the public internet alone. */
  lookup?: LookupFunction
}

/** What keeps a picture from being there, and whether it may be there later. */
export type Failure = { problem: FetchProblem; isPassing: boolean }

const failure = (problem: FetchProblem, isPassing = false): Failure => ({ problem, isPassing })

/**
 * Fetches what is at an address of a named host of the public internet into a file, of whatever type it is. Each
 * address to which it is redirected is checked as the first one was. Rejects for faults of this machine alone.
 */
export async function fetchPicture(
  address: string,
  file: string,
  { hosts, signal, timeoutMs = TIMEOUT_MS, lookup = publicLookup(resolve) }: FetchOptions,
): Promise<Failure | undefined> {
  const timeout = AbortSignal.timeout(timeoutMs)
  const asking = { file, timeout, lookup, signal: AbortSignal.any([signal, timeout]) }
  let url = URL.parse(address)
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
    const refused = refusalOf(url, hosts)
    if (refused || !url) return failure(refused ?? 'address')
    const answer = await ask(url, asking)
    if (!answer || 'problem' in answer) return answer
    url = answer
  }
  return failure('redirects')
}

function refusalOf(url: URL | null, hosts: NamedHosts): FetchProblem | undefined {
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) return 'address'
  if (!isNamed(url, hosts)) return 'host'
  const bare = url.hostname.replace(/^\[|\]$/g, '')
  return isIP(bare) && !isPublic(bare) ? 'private' : undefined
}

interface Asking {
  signal: AbortSignal
  lookup: LookupFunction
  file: string
  timeout: AbortSignal
}

/** Writes the answer to the file; the address where it says to ask, or what went wrong. */
async function ask(url: URL, { file, timeout, lookup, signal }: Asking): Promise<URL | Failure | undefined> {
  const headers = { accept: 'image/*', 'accept-encoding': 'identity', 'user-agent': 'kosher-travel-directory' }
  try {
    const answer = await answerOf(url, { agent: false, headers, signal, lookup })
    const { statusCode: status = 0 } = answer
    const location = status >= 300 && status < 400 ? answer.headers.location : undefined
    if (status !== 200) answer.destroy()
    if (location !== undefined) return URL.parse(location, url) ?? failure('address')
    if (status !== 200) return failure('status', status === 429 || status >= 500)
    await pipeline(answer, limited(MAX_BYTES), createWriteStream(file, { mode: 0o600 }))
    return undefined
  } catch (error) {
    if (error instanceof TooLargeError) return failure('large')
    if (timeout.aborted) return failure('timeout', true)
    const { code, syscall } = error as NodeJS.ErrnoException
    // A full disk is no fault of the other server.
    if (syscall === 'open' || code === 'ENOSPC') throw error
    return code === PRIVATE ? failure('private') : failure('network', true)
  }
}

const answerOf = (url: URL, options: RequestOptions): Promise<IncomingMessage> =>
  new Promise((done, fail) => {
    const request = (url.protocol === 'https:' ? requestHttps : requestHttp)(url, options, done)
    request.on('error', fail)
    request.end()
  })

class TooLargeError extends Error {
  override name = 'TooLargeError'
}

function limited(most: number): Transform {
  let bytes = 0
  return new Transform({
    transform(chunk: Buffer, _, done) {
      bytes += chunk.length
      done(bytes > most ? new TooLargeError() : null, chunk)
    },
  })
}
