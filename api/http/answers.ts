import { hash } from 'node:crypto'
import type { Deps } from '../deps.ts'
import type { Encoding } from './encoding.ts'
import type { Release } from '../release/watch.ts'

/** A successful response with derived data. */
export interface Answer {
  body: string
  type: string
  etag: string
  compressed: Partial<Record<Encoding, Buffer>>
}

export function answerOf(body: string, type: string): Answer {
  // Weak: a proxy may compress the same response differently.
  const etag = `W/"${hash('sha1', body, 'base64url')}"`
  return { body, type, etag, compressed: {} }
}

export interface ResponseCache {
  /** A cached response, for a turn of the event loop. */
  get(key: string, turn: number): Answer | undefined
  /** Increases whenever cached responses become invalid. */
  generation(): number
  /** Caches a response unless its generation has passed. */
  put(key: string, answer: Answer, generation: number): void
}

/** Short, because responses depend on the time too. */
const LIFE_MS = 5000
const MAX_BYTES = 32 * 1024 * 1024
const LONGEST_KEY = 500

/**
 * Caches responses that are the same for everybody, for seconds, and only while their index is current and unchanged.
 */
export function createResponseCache({ release, now }: Deps): ResponseCache {
  const kept = new Map<string, { answer: Answer; until: number }>()
  let bytes = 0
  let generation = 0
  let lookedIn = Number.NaN
  const hasChanged = changesOf(release)
  const drop = (key: string) => {
    const dropped = kept.get(key)
    if (dropped && kept.delete(key)) bytes -= sizeOf(key, dropped.answer)
  }
  return {
    generation: () => generation,
    get(key, turn) {
      if (turn !== lookedIn && hasChanged()) {
        kept.clear()
        bytes = 0
        generation += 1
      }
      lookedIn = turn
      const found = kept.get(key)
      const left = found ? found.until - now().getTime() : 0
      // More time left than the maximum means that the clock was set back.
      if (left > 0 && left <= LIFE_MS) return found?.answer
      drop(key)
      return undefined
    },
    put(key, answer, madeIn) {
      if (madeIn !== generation || key.length > LONGEST_KEY) return
      drop(key)
      bytes += sizeOf(key, answer)
      kept.set(key, { answer, until: now().getTime() + LIFE_MS })
      // Evict the oldest first.
      for (const old of kept.keys()) {
        if (bytes <= MAX_BYTES) break
        drop(old)
      }
    },
  }
}

/** At worst two bytes per letter, plus the compressed forms. */
const sizeOf = (key: string, { body }: Answer): number => 2 * key.length + 3 * body.length + 500

/** Returns a function that tells whether the current index was replaced or written to since its last call. */
function changesOf(release: Deps['release']): () => boolean {
  let index: Release['index'] | undefined
  let version: number | undefined
  return () => {
    const current = release()?.index
    const row = current?.get<{ data_version: number }>('pragma data_version')
    const isSame = current === index && row?.data_version === version
    index = current
    version = row?.data_version
    return !isSame
  }
}
