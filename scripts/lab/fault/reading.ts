import { setTimeout as sleep } from 'node:timers/promises'
import type { Findings } from './findings.ts'

/** Results of readers. */
export interface ReadingCounts {
  whole: number
  /** The first hundred, with reasons. */
  failures: string[]
}

export interface Reading {
  counts: ReadingCounts
  /** Stops reading, and returns the counts. */
  end(): Promise<ReadingCounts>
}

const MAX_TOLD = 100

/** Reads pages (or calls that need no store) in a loop until stopped. */
export function keepReading(url: string, paths: readonly string[], pauseMs = 10): Reading {
  const counts: ReadingCounts = { whole: 0, failures: [] }
  let isEnding = false
  const reading = (async () => {
    for (let i = 0; !isEnding; i++) {
      const path = paths[i % paths.length] ?? '/'
      const problem = await readOnce(url, path)
      if (!problem) counts.whole++
      else if (counts.failures.length < MAX_TOLD) counts.failures.push(problem)
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

const TIMEOUT_MS = 30_000

/** What is wrong with a response; undefined if intact. */
export async function readOnce(url: string, path: string): Promise<string | undefined> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS)
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

/** The problems of damaged pages. */
export async function problemsOf(url: string, paths: readonly string[]): Promise<string[]> {
  const read = await Promise.all(paths.map((path) => readOnce(url, path)))
  return read.filter((problem) => problem !== undefined)
}

/** Checks that pages are served intact. */
export async function checkPages(
  findings: Findings,
  who: string,
  { url, whole }: { url: string; whole: readonly string[] },
): Promise<void> {
  const [problem] = await problemsOf(url, whole)
  findings.expect(!problem, `${who} serves intact pages`, problem)
}
