import { brotliCompressSync } from 'node:zlib'
import type { Result } from 'lighthouse'

/** The result of one Lighthouse run; compressed bytes before interaction. */
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
export type Metric = keyof PageRun

export interface PageReport {
  page: string
  lang: string
  path: string
  runs: number
  median: PageRun
  worst: PageRun
  /** Audits that lower a score, by Lighthouse's names. */
  findings: string[]
}

/** A request of a page, with Lighthouse's resource type, and its compressed bytes without headers. */
export interface Asked {
  url: string
  type: string
  bytes: number
}

/** The metrics of one run. Throws if Lighthouse could not measure. */
export function metricsOf(
  { audits, categories, runtimeError }: Result,
  requests: readonly Asked[],
  html: string,
): PageRun {
  if (runtimeError) throw new Error(runtimeError.message)
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100)
  const value = (name: string) => audits[name]?.numericValue ?? NaN
  const bytes = (type: string) =>
    requests.filter((request) => request.type === type).reduce((sum, request) => sum + request.bytes, 0)
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

/** The requests of a page. */
export function askedBy({ audits }: Result): Asked[] {
  const details = audits['network-requests']?.details
  if (details?.type !== 'table') return []
  return details.items.map(({ url, resourceType, transferSize }) => ({
    url: String(url),
    type: String(resourceType),
    bytes: Number(transferSize),
  }))
}

/** What runs: no file, and no data or rules for the browser. */
const SCRIPT = /<script(?![^>]*\s(?:src=|type="(?:application\/|speculationrules")))[^>]*>(.*?)<\/script>/gs

/** The compressed bytes of inline scripts. */
export function inlineScriptBytes(html: string): number {
  const code = [...html.matchAll(SCRIPT)].map(([, text]) => text).join('')
  return code === '' ? 0 : brotliCompressSync(code).length
}

const IS_BETTER_HIGH: ReadonlySet<Metric> = new Set(['performance', 'accessibility', 'bestPractices', 'seo'])

/** The median of each metric; of an even number of runs, the worse of the middle two. */
export function medianOf(runs: readonly PageRun[]): PageRun {
  return pick(runs, (sorted) => sorted[sorted.length >> 1]!)
}

export function worstOf(runs: readonly PageRun[]): PageRun {
  return pick(runs, (sorted) => sorted.at(-1)!)
}

function pick(runs: readonly PageRun[], choose: (bestFirst: readonly number[]) => number): PageRun {
  const [first] = runs
  if (!first) throw new RangeError('no run')
  const entries = (Object.keys(first) as Metric[]).map((metric) => {
    const turn = IS_BETTER_HIGH.has(metric) ? -1 : 1
    const values = runs.map((run) => run[metric])
    return [metric, choose(values.sort((a, b) => turn * (a - b)))]
  })
  return Object.fromEntries(entries) as PageRun
}

/** The audits that lowered a score. */
export function findingsOf({ audits, categories }: Result): string[] {
  return Object.values(categories).flatMap(({ auditRefs }) =>
    auditRefs.flatMap(({ id, weight }) => {
      const score = audits[id]?.score
      return weight > 0 && typeof score === 'number' && score < 0.995 ? [id] : []
    }),
  )
}
