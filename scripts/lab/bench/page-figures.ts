import { brotliCompressSync } from 'node:zlib'
import type { Result } from 'lighthouse'

/** What one run of Lighthouse found; bytes before anybody acts, packed. */
export interface PageRun {
  performance: number
  accessibility: number
  bestPractices: number
  seo: number
  lcpMs: number
  fcpMs: number
  tbtMs: number
  cls: number
  htmlBytes: number
  cssBytes: number
  scriptBytes: number
  fontBytes: number
  imageBytes: number
}
export type Figure = keyof PageRun

export interface PageReport {
  page: string
  lang: string
  path: string
  runs: number
  median: PageRun
  worst: PageRun
  /** What keeps a score from 100, by Lighthouse's names. */
  findings: string[]
}

/** What a page asked for, by Lighthouse's names of kinds, and how many bytes it has, packed, without its headers. */
export interface Asked {
  url: string
  type: string
  bytes: number
}

/** The figures of one run. Throws where Lighthouse could not measure. */
export function figuresOf(
  { audits, categories, runtimeError }: Result,
  asked: readonly Asked[],
  html: string,
): PageRun {
  if (runtimeError) throw new Error(runtimeError.message)
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100)
  const value = (name: string) => audits[name]?.numericValue ?? NaN
  const bytes = (type: string) => asked.filter((one) => one.type === type).reduce((sum, one) => sum + one.bytes, 0)
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    lcpMs: value('largest-contentful-paint'),
    fcpMs: value('first-contentful-paint'),
    tbtMs: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    htmlBytes: bytes('Document'),
    cssBytes: bytes('Stylesheet'),
    scriptBytes: bytes('Script') + inlineScriptBytes(html),
    fontBytes: bytes('Font'),
    imageBytes: bytes('Image'),
  }
}

/** What a page asked for by itself. */
export function askedBy({ audits }: Result): Asked[] {
  const details = audits['network-requests']?.details
  if (details?.type !== 'table') return []
  return details.items.map(({ url, resourceType, transferSize }) => ({
    url: String(url),
    type: String(resourceType),
    bytes: Number(transferSize),
  }))
}

const SCRIPT = /<script(?![^>]*\s(?:src=|type="application\/))[^>]*>(.*?)<\/script>/gs

/** What the scripts that stand in a page take of it, packed. */
export function inlineScriptBytes(html: string): number {
  const code = [...html.matchAll(SCRIPT)].map(([, text]) => text).join('')
  return code === '' ? 0 : brotliCompressSync(code).length
}

const IS_BETTER_HIGH: ReadonlySet<Figure> = new Set(['performance', 'accessibility', 'bestPractices', 'seo'])

/** The middle of each figure by itself; of an even number of runs the worse one of the two. */
export function medianOf(runs: readonly PageRun[]): PageRun {
  return pick(runs, (sorted) => sorted[sorted.length >> 1]!)
}

export function worstOf(runs: readonly PageRun[]): PageRun {
  return pick(runs, (sorted) => sorted.at(-1)!)
}

function pick(runs: readonly PageRun[], choose: (bestFirst: readonly number[]) => number): PageRun {
  const [first] = runs
  if (!first) throw new RangeError('no run')
  const entries = (Object.keys(first) as Figure[]).map((figure) => {
    const turn = IS_BETTER_HIGH.has(figure) ? -1 : 1
    const values = runs.map((run) => run[figure])
    return [figure, choose(values.sort((a, b) => turn * (a - b)))]
  })
  return Object.fromEntries(entries) as PageRun
}

/** The audits that took something from a score. */
export function findingsOf({ audits, categories }: Result): string[] {
  return Object.values(categories).flatMap(({ auditRefs }) =>
    auditRefs.flatMap(({ id, weight }) => {
      const score = audits[id]?.score
      return weight > 0 && typeof score === 'number' && score < 0.995 ? [id] : []
    }),
  )
}
