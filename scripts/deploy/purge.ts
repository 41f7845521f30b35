import { fileOf } from '#core/domain/routes.ts'
import { REWRITES } from '#core/domain/rewrites.ts'
import { DeployError, TransientError } from './errors.ts'
import { withRetries, type Patience } from './retry.ts'

/** The API of a CDN. */
export type PurgeStyle = 'cloudflare' | 'bunny' | 'fastly' | 'urls'
export const PURGE_STYLES: readonly PurgeStyle[] = ['cloudflare', 'bunny', 'fastly', 'urls']

export interface PurgeHook {
  url: string
  token?: string
  style: PurgeStyle
  patience?: Patience
}

/** Cloudflare's limit per call. */
const BATCH = 30

/** The public address of a file, percent-encoded like the pages' links. */
export function urlOf(file: string, origin: string): string {
  return origin + encodeURI(`/${file.replace(/(^|\/)index\.html$/, '$1')}`)
}

const ANSWERING = new Set(REWRITES.map(({ to }) => fileOf(to)))

/** Whether any of these pages answers addresses that cannot be enumerated. */
export const hasRewritten = (files: Iterable<string>): boolean => [...files].some((file) => ANSWERING.has(file))

/** Purges addresses from a CDN, in order and in batches. Throws DeployError. */
export async function purge(hook: PurgeHook, urls: readonly string[]): Promise<void> {
  const size = hook.style === 'bunny' || hook.style === 'fastly' ? 1 : BATCH
  for (const batch of batchesOf(urls, size)) await withRetries(() => tell(hook, batch), hook.patience)
}

/** The bodies of Cloudflare's calls. */
export const purgeBodies = (urls: readonly string[]): { files: string[] }[] =>
  batchesOf(urls, BATCH).map((files) => ({ files }))

function batchesOf(urls: readonly string[], size: number): string[][] {
  return Array.from({ length: Math.ceil(urls.length / size) }, (_, i) => urls.slice(i * size, (i + 1) * size))
}

async function tell(hook: PurgeHook, urls: string[]): Promise<void> {
  const { url, init } = requestOf(hook, urls)
  let answer: Response
  try {
    const signal = AbortSignal.timeout(30_000)
    answer = await fetch(url, { method: 'POST', ...init, signal })
  } catch (error) {
    throw new TransientError(`${hook.url} does not answer (${String((error as Error).cause ?? error)})`)
  }
  if (answer.ok) return void (await answer.arrayBuffer())
  const answerText = (await answer.text()).slice(0, 200)
  const line = `${hook.url} answers ${answer.status} ${answerText}`
  if (answer.status === 429 || answer.status >= 500) {
    const seconds = Number(answer.headers.get('retry-after')) || 0
    throw new TransientError(line, seconds * 1000)
  }
  const isRefused = answer.status === 401 || answer.status === 403
  throw new DeployError(
    `The files are in place, but the CDN was not purged: ${line}. ${
      isRefused ? 'Correct CDN_PURGE_TOKEN' : 'Correct CDN_PURGE_URL or ' + 'CDN_PURGE_STYLE'
    } and run the command again; it purges the rest.`,
  )
}

function requestOf({ url, token, style }: PurgeHook, urls: string[]): { url: string; init: RequestInit } {
  const [first = ''] = urls
  switch (style) {
    case 'bunny':
      return {
        url: `${url}?url=${encodeURIComponent(first)}`,
        init: { headers: token ? { AccessKey: token } : {} },
      }
    case 'fastly':
      return {
        url: `${url}/${first.replace(/^https?:\/\//, '')}`,
        init: { headers: token ? { 'Fastly-Key': token } : {} },
      }
    default:
      return {
        url,
        init: {
          headers: {
            'content-type': 'application/json',
            ...(token && { authorization: `Bearer ${token}` }),
          },
          body: JSON.stringify(style === 'cloudflare' ? { files: urls } : { urls }),
        },
      }
  }
}
