import { hash } from 'node:crypto'
import { holdVersion, letGoOfVersion, versionOf, type Index } from '#data/index/open.ts'
import type { Deps } from '../deps.ts'
import { boundedCache } from './bounded-cache.ts'
import type { Encoding } from './encoding.ts'

/** A successful response with derived data. */
export interface Answer {
  body: Buffer
  type: string
  etag: string
  compressed: Partial<Record<Encoding, Buffer>>
}

export function answerOf(payload: string | Buffer, type: string): Answer {
  const body = typeof payload === 'string' ? Buffer.from(payload) : payload
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
  const cache = boundedCache<{ answer: Answer; until: number }>(MAX_BYTES, (key, { answer }) => sizeOf(key, answer))
  let generation = 0
  let lookedIn = Number.NaN
  let index: Index | undefined
  let version = ''
  return {
    generation: () => generation,
    get(key, turn) {
      if (turn !== lookedIn) look(turn)
      lookedIn = turn
      const found = cache.get(key)
      const left = found ? found.until - now().getTime() : 0
      // More time left than the maximum means that the clock was set back.
      if (left > 0 && left <= LIFE_MS) return found?.answer
      cache.delete(key)
      return undefined
    },
    put(key, answer, madeIn) {
      if (madeIn !== generation || key.length > LONGEST_KEY) return
      cache.set(key, { answer, until: now().getTime() + LIFE_MS })
    },
  }

  /** Forgets everything if the index was replaced or written to. */
  function look(turn: number): void {
    const current = release()?.index
    if (current) (Number.isNaN(turn) ? letGoOfVersion : holdVersion)(current)
    const next = current ? versionOf(current) : ''
    if (current === index && next === version) return
    index = current
    version = next
    cache.clear()
    generation += 1
  }
}

/** At worst, with its compressed forms. */
const sizeOf = (key: string, { body }: Answer): number => 2 * key.length + 3 * body.length + 500
