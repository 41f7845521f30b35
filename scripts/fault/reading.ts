import { setTimeout as sleep } from 'node:timers/promises'

/** What readers were answered. */
export interface ReadingCounts {
  whole: number
  /** Each with why, the first hundred. */
  failures: string[]
}

export interface Reading {
  counts: ReadingCounts
  /** Answers the counts. */
  end(): Promise<ReadingCounts>
}

const MOST_TOLD = 100

/** Reads pages (or calls that need no store) one after the other until it is ended. */
export function keepReading(
  url: string,
  paths: readonly string[],
  pauseMs = 10,
): Reading {
  const counts: ReadingCounts = { whole: 0, failures: [] }
  let isEnding = false
  const reading = (async () => {
    for (let i = 0; !isEnding; i++) {
      const path = paths[i % paths.length] ?? '/'
      const problem = await readOnce(url, path)
      if (!problem) counts.whole++
      else if (counts.failures.length < MOST_TOLD) counts.failures.push(problem)
      await sleep(pauseMs)
    }
  })()
  return {
    counts,
    async end() {
      isEnding = true
      await reading
      return counts
    },
  }
}

const PATIENCE_MS = 30_000

/** What is wrong with an answer; undefined where it is whole. */
export async function readOnce(
  url: string,
  path: string,
): Promise<string | undefined> {
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS)
    const answer = await fetch(url + path, { signal })
    const text = await answer.text()
    if (!answer.ok) return `${path}: ${answer.status} ${text.slice(0, 100)}`
    const isPage = answer.headers.get('content-type')?.includes('html')
    const isWhole = !isPage || text.trimEnd().endsWith('</html>')
    return isWhole ? undefined : `${path}: a page without its end`
  } catch (error) {
    return `${path}: ${String((error as Error).cause ?? error)}`
  }
}
