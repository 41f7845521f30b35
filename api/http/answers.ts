import { hash } from 'node:crypto'
import type { Deps } from '../deps.ts'
import type { Encoding } from './encoding.ts'
import type { Release } from '../release/watch.ts'

/** The body of a good answer, with what is found out about it once. */
export interface Answer {
  body: string
  type: string
  etag: string
  packed: Partial<Record<Encoding, Buffer>>
}

export function answerOf(body: string, type: string): Answer {
  // Weak: a proxy may pack the same answer in another way.
  const etag = `W/"${hash('sha1', body, 'base64url')}"`
  return { body, type, etag, packed: {} }
}

export interface ResponseCache {
  /** What is kept, in a turn of the event loop. */
  get(key: string, turn: number): Answer | undefined
  /** Rises whenever what was kept is worth nothing any more. */
  generation(): number
  /** Keeps an answer that was made in a generation, if it is still that. */
  put(key: string, answer: Answer, generation: number): void
}

/** Answers depend on the hour too: a Shabbat that has begun is not told for longer. */
const LIFE_MS = 5000
const MAX_BYTES = 32 * 1024 * 1024
const LONGEST_KEY = 500

/**
 * Keeps answers that are the same for everybody, for seconds, and only as long as the index that they were
 * made from is in use and as it was.
 */
export function keepAnswers({ release, now }: Deps): ResponseCache {
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
      // More is left than there ever was where the clock has been put back.
      if (left > 0 && left <= LIFE_MS) return found?.answer
      drop(key)
      return undefined
    },
    put(key, answer, madeIn) {
      if (madeIn !== generation || key.length > LONGEST_KEY) return
      drop(key)
      bytes += sizeOf(key, answer)
      kept.set(key, { answer, until: now().getTime() + LIFE_MS })
      // The oldest go first.
      for (const old of kept.keys()) {
        if (bytes <= MAX_BYTES) break
        drop(old)
      }
    },
  }
}

/** Two bytes a letter at worst, and the packed forms. */
const sizeOf = (key: string, { body }: Answer): number => 2 * key.length + 3 * body.length + 500

/** Tells, each time it is asked, whether the index in use is another one or has been written to since. */
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
