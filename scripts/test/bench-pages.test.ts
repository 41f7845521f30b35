import { brotliCompressSync } from 'node:zlib'
import type { Result } from 'lighthouse'
import { describe, expect, test } from 'vitest'
import {
  askedBy,
  metricsOf,
  findingsOf,
  inlineScriptBytes,
  medianOf,
  worstOf,
  type PageReport,
  type PageRun,
} from '#scripts/lab/bench/page-metrics.ts'
import { findingsText, missedBy, pageTable } from '#scripts/lab/bench/page-table.ts'
import { pagesOptions } from '#scripts/lab/bench/pages-options.ts'
import { isMadeElsewhere, pathsOf } from '#scripts/lab/bench/pages.ts'

const GOOD: PageRun = {
  performance: 100,
  accessibility: 100,
  bestPractices: 100,
  seo: 100,
  lcpMs: 940,
  fcpMs: 800,
  tbtMs: 0,
  cls: 0,
  htmlBytes: 9000,
  cssBytes: 11_000,
  scriptBytes: 4600,
  fontBytes: 22_096,
  imageBytes: 18_442,
}
const run = (changed: Partial<PageRun>): PageRun => ({ ...GOOD, ...changed })

describe('the arguments', () => {
  test('have defaults', () => {
    expect(pagesOptions([])).toEqual({
      runs: 3,
      langs: ['en', 'he'],
      only: '',
      json: false,
    })
  })
  test('are taken', () => {
    expect(
      pagesOptions([
        '--url',
        'http://127.0.0.1:4321/he/',
        '--runs',
        '5',
        '--langs',
        'ru,de',
        '--only',
        'home',
        '--json',
      ]),
    ).toEqual({
      url: 'http://127.0.0.1:4321',
      runs: 5,
      langs: ['ru', 'de'],
      only: 'home',
      json: true,
    })
  })
  test.each([
    ['--runs', '0'],
    ['--runs', '1.5'],
    ['--runs', 'many'],
    ['--langs', 'en,xx'],
    ['--url', 'elsewhere'],
    ['--url', 'file:///etc'],
  ])('%s %s is refused', (name, value) => {
    expect(() => pagesOptions([name, value])).toThrow(RangeError)
  })
})

describe('several runs', () => {
  const runs = [
    run({ performance: 99, lcpMs: 1200, cls: 0 }),
    run({ performance: 100, lcpMs: 900, cls: 0.2 }),
    run({ performance: 90, lcpMs: 1000, cls: 0 }),
  ]
  test('the median of each figure by itself', () => {
    expect(medianOf(runs)).toEqual(run({ performance: 99, lcpMs: 1000, cls: 0 }))
  })
  test('of two the worse one', () => {
    const two = medianOf(runs.slice(0, 2))
    expect([two.performance, two.lcpMs]).toEqual([99, 1200])
  })
  test('the worst is low for scores and high for the rest', () => {
    expect(worstOf(runs)).toEqual(run({ performance: 90, lcpMs: 1200, cls: 0.2 }))
  })
  test('no run has no median', () => {
    expect(() => medianOf([])).toThrow(RangeError)
  })
})

test('what misses its aim', () => {
  expect(missedBy(GOOD)).toEqual([])
  expect(missedBy(run({ seo: 92, lcpMs: 1001, cls: 0.001, scriptBytes: 5001, tbtMs: 900 }))).toEqual([
    'seo',
    'lcpMs',
    'cls',
    'scriptBytes',
  ])
})

const report = (changed: Partial<PageReport>): PageReport => ({
  page: 'home',
  lang: 'en',
  path: '/',
  runs: 3,
  median: GOOD,
  worst: run({ performance: 97, lcpMs: 1456 }),
  findings: [],
  ...changed,
})

test('the table marks what misses, under one another', () => {
  const lines = pageTable([report({}), report({ page: 'results', lang: 'he' })])
    .trimEnd()
    .split('\n')
  expect(lines).toHaveLength(6)
  expect(lines[2]).toMatch(/^home en +100 +100 +100 +100 +0\.94 +0\.000 +0 +0\.80 +9\.0 +11\.0 +4\.6 +22\.1 +18\.4$/)
  expect(lines[3]).toMatch(/^ {2}worst +97! +100 +100 +100 +1\.46! /)
  const ends = lines.slice(2).map((line) => line.indexOf(' 18.4'))
  expect(new Set(ends).size).toBe(1)
})

test('findings are reported once, with their places', () => {
  expect(
    findingsText([
      report({ findings: ['heading-order'] }),
      report({ lang: 'he', findings: ['heading-order', 'canonical'] }),
    ]),
  ).toBe('heading-order: home en, home he\ncanonical: home he\n')
})

describe('scripts that stand in a page', () => {
  test('are counted, data and files are not', () => {
    const code = 'document.title += "x";'.repeat(20)
    const html =
      `<script type="application/ld+json">{"a":1}</script><script>${code}</script><script type="module" ` +
      `src="/a.js"></script><script type="speculationrules">{"prefetch":[]}</script>`
    expect(inlineScriptBytes(html)).toBe(brotliCompressSync(code).length)
    expect(inlineScriptBytes('<p>')).toBe(0)
  })
})

/** As much of a result of Lighthouse as is read. */
const result = {
  categories: {
    performance: { score: 0.994, auditRefs: [{ id: 'largest-contentful-paint', weight: 25 }] },
    accessibility: { score: 0.98, auditRefs: [{ id: 'heading-order', weight: 3 }, { id: 'target-size', weight: 7 }] },
    'best-practices': { score: 1, auditRefs: [{ id: 'csp-xss', weight: 0 }] },
    seo: { score: 1, auditRefs: [] },
  },
  audits: {
    'largest-contentful-paint': { score: 0.996, numericValue: 1234 },
    'first-contentful-paint': { score: 1, numericValue: 800 },
    'total-blocking-time': { score: 1, numericValue: 5 },
    'cumulative-layout-shift': { score: 1, numericValue: 0.01 },
    'heading-order': { score: 0 },
    'target-size': { score: null },
    'csp-xss': { score: 0 },
    'network-requests': {
      details: {
        type: 'table',
        items: [
          { url: 'http://x/', resourceType: 'Document', transferSize: 9000 },
          { url: 'http://x/a.js', resourceType: 'Script', transferSize: 700 },
          { url: 'http://x/b.js', resourceType: 'Script', transferSize: 300 },
        ],
      },
    },
  },
} as unknown as Result // prettier-ignore

test('the metrics of a result', () => {
  expect(metricsOf(result, askedBy(result), '<p>')).toEqual({
    performance: 99,
    accessibility: 98,
    bestPractices: 100,
    seo: 100,
    lcpMs: 1234,
    fcpMs: 800,
    tbtMs: 5,
    cls: 0.01,
    htmlBytes: 9000,
    cssBytes: 0,
    scriptBytes: 1000,
    fontBytes: 0,
    imageBytes: 0,
  })
  expect(findingsOf(result)).toEqual(['heading-order'])
})

test('a page that could not be measured is an error', () => {
  const failed = { ...result, runtimeError: { code: 'NO_FCP', message: 'no paint' } } as Result
  expect(() => metricsOf(failed, [], '')).toThrow('no paint')
})

test('where a page stands, whatever origin it was made for', () => {
  const html =
    '<link rel="canonical" href="http://127.0.0.1:1/a.html"><link rel="alternate" hreflang="en" ' +
    'href="http://127.0.0.1:1/a.html"><link rel="alternate" hreflang="he" ' +
    'href="http://127.0.0.1:1/he/%D7%90.html"><link rel="alternate" hreflang="x-default" ' +
    'href="http://127.0.0.1:1/a.html">'
  expect(pathsOf(html)).toEqual({ en: '/a.html', he: '/he/%D7%90.html' })
  expect(isMadeElsewhere(html, 'http://127.0.0.1:1')).toBe(false)
  expect(isMadeElsewhere(html, 'http://127.0.0.1:2')).toBe(true)
  expect(isMadeElsewhere('<p>', 'http://127.0.0.1:2')).toBe(false)
})
