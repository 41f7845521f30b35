import type { Lang } from '#core/i18n/languages.ts'
import { filesIn, filesOf, isLasting } from './parts.ts'

// Copies pages and their files into a cache of this device, as anybody gets them: without cookies.

/** When a response was stored, in milliseconds; the worker reads it. */
const STORED_AT = 'x-stored-at'
const STORED_BYTES = 'x-stored-bytes'
const AT_ONCE = 4

export interface CopyOptions {
  /** Names the cache. */
  key: string
  lang: Lang
  /** When this copy was begun: what was stored since is not asked for again. */
  since: number
  signal: AbortSignal
  onProgress: (done: number, total: number) => void
}

export interface Copy {
  /** Stores a page, under another key if that is named; undefined if there is none. */
  page: (path: string, key?: string) => Promise<Document | undefined>
  /** Stores an answer or a file; undefined if there is none. */
  answer: (url: string) => Promise<Response | undefined>
  /** Does something with each, a few at once, which counts as progress. */
  each: <T>(items: readonly T[], act: (item: T) => Promise<unknown>) => Promise<void>
  /** Stores the files of the pages, and removes what earlier copies have left. Returns the size in bytes. */
  end: () => Promise<number>
}

/** Calls fail if the network does, or the device is full, or `signal` aborts. */
export async function openCopy({ key: name, lang, since, signal, onProgress }: CopyOptions): Promise<Copy> {
  const cache = await caches.open(name)
  const sizes = new Map<string, number>()
  const files = new Set<string>()
  let [done, total] = [0, 0]

  async function stored(path: string, key = path): Promise<Response | undefined> {
    signal.throwIfAborted()
    const url = addressOf(key)
    const old = await cache.match(url, { ignoreVary: true })
    const isFresh = isLasting(path) || Number(old?.headers.get(STORED_AT)) >= since
    const response = old && isFresh ? old : await fetched(path, signal)
    if (!response) return undefined
    if (response !== old) await cache.put(url, response.clone())
    sizes.set(url, Number(response.headers.get(STORED_BYTES)))
    return response
  }

  async function each<T>(items: readonly T[], act: (item: T) => Promise<unknown>): Promise<void> {
    total += items.length
    const left = items.values()
    const work = async () => {
      for (const item of left) {
        await act(item)
        onProgress(++done, total)
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, work))
  }

  /** Stores files, and those that they name. */
  async function withFiles(paths: readonly string[]): Promise<void> {
    const named: string[] = []
    await each(paths, async (path) => {
      const response = await stored(path)
      if (response && /\.(js|css)$/.test(path)) named.push(...filesIn(await response.text(), lang))
    })
    const further = named.filter((path) => !files.has(path) && files.add(path))
    if (further.length > 0) await withFiles(further)
  }

  return {
    each,
    answer: stored,
    async page(path, key) {
      const response = await stored(path, key)
      if (!response) return undefined
      const page = new DOMParser().parseFromString(await response.text(), 'text/html')
      for (const file of filesOf(page, addressOf(path))) files.add(file)
      return page
    },
    async end() {
      await withFiles([...files])
      for (const { url } of await cache.keys()) if (!sizes.has(url)) await cache.delete(url)
      return [...sizes.values()].reduce((sum, size) => sum + size, 0)
    },
  }
}

const addressOf = (path: string) => new URL(path, location.origin).href

/** Asks the network; its cache only for what never changes. Undefined for what is not there. */
async function fetched(path: string, signal: AbortSignal): Promise<Response | undefined> {
  const cache = isLasting(path) ? 'default' : 'no-cache'
  const response = await fetch(addressOf(path), { credentials: 'omit', cache, signal })
  // It may have an answer later.
  if (response.status === 429 || response.status >= 500) throw new Error(`${path}: ${response.status}`)
  if (!response.ok) return undefined
  const body = await response.blob()
  const headers = new Headers(response.headers)
  headers.delete('content-encoding')
  headers.delete('content-length')
  headers.set(STORED_AT, String(Date.now()))
  headers.set(STORED_BYTES, String(body.size))
  return new Response(body, { headers })
}
