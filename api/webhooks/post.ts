import { lookup as resolve } from 'node:dns'
import { request as requestHttp, type RequestOptions } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isNamed, receiverOf, type NamedHosts } from './address.ts'
import { PRIVATE, publicLookup } from './networks.ts'

/** What came of a message: the status of the answer, or why there is none. */
export type PostResult = { status: number } | { problem: string }

export interface Post {
  url: string
  headers: Readonly<Record<string, string>>
  body: string
}

export interface PostOptions {
  hosts: NamedHosts
  /** For connection and answer. */
  timeoutMs: number
  signal: AbortSignal
  /** Resolves a name, by default as the system does. */
  resolveName?: typeof resolve
}

/**
 * Posts a message to a receiver of the public internet, or to a host that the operator names. Follows no redirect, and
 * does not read what the receiver writes. Never rejects.
 */
export function post({ url: text, headers, body }: Post, options: PostOptions): Promise<PostResult> {
  const { hosts, timeoutMs, signal, resolveName = resolve } = options
  const url = receiverOf(text, hosts)
  if (!url) return Promise.resolve({ problem: PRIVATE })
  const timeout = AbortSignal.timeout(timeoutMs)
  const settings: RequestOptions = {
    method: 'POST',
    agent: false,
    headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) },
    signal: AbortSignal.any([signal, timeout]),
    ...(!isNamed(url, hosts) && { lookup: publicLookup(resolveName) }),
  }
  return new Promise((done) => {
    const request = (url.protocol === 'https:' ? requestHttps : requestHttp)(url, settings, (response) => {
      done({ status: response.statusCode ?? 0 })
      response.destroy()
    })
    request.on('error', ({ code, message }: NodeJS.ErrnoException) =>
      done({ problem: timeout.aborted ? 'timeout' : (code ?? message) }),
    )
    request.end(body)
  })
}
