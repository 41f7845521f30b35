import type { Metric, PageReport, PageRun } from './page-metrics.ts'

/** Target of each metric. */
export const AIMS = {
  performance: { least: 100 },
  accessibility: { least: 100 },
  bestPractices: { least: 100 },
  seo: { least: 100 },
  lcpMs: { most: 1000 },
  // Lighthouse shows three decimals.
  cls: { most: 0.0005 },
  scriptBytes: { most: 5000 },
} as const satisfies Partial<Record<Metric, { least: number } | { most: number }>>

/** The targets that a page misses. */
export function missedBy(run: PageRun): Metric[] {
  return (Object.keys(AIMS) as (keyof typeof AIMS)[]).filter((metric) => {
    const aim = AIMS[metric]
    return 'least' in aim ? run[metric] < aim.least : run[metric] > aim.most
  })
}

interface Column {
  head: string
  metric: Metric
  aim?: string
  text: (value: number) => string
}

const whole = (value: number) => value.toFixed(0)
const seconds = (value: number) => (value / 1000).toFixed(2)
const kilobytes = (value: number) => (value / 1000).toFixed(1)
const COLUMNS: readonly Column[] = [
  { head: 'perf', metric: 'performance', aim: '100', text: whole },
  { head: 'a11y', metric: 'accessibility', aim: '100', text: whole },
  { head: 'best', metric: 'bestPractices', aim: '100', text: whole },
  { head: 'SEO', metric: 'seo', aim: '100', text: whole },
  { head: 'LCP s', metric: 'lcpMs', aim: '<= 1.00', text: seconds },
  { head: 'CLS', metric: 'cls', aim: '0', text: (value) => value.toFixed(3) },
  { head: 'TBT ms', metric: 'tbtMs', text: whole },
  { head: 'FCP s', metric: 'fcpMs', text: seconds },
  { head: 'HTML kB', metric: 'htmlBytes', text: kilobytes },
  { head: 'CSS', metric: 'cssBytes', text: kilobytes },
  { head: 'script', metric: 'scriptBytes', aim: '<= 5.0', text: kilobytes },
  { head: 'fonts', metric: 'fontBytes', text: kilobytes },
  { head: 'images', metric: 'imageBytes', text: kilobytes },
]

/** The pages as a table: the median, and the worst if different; `!` marks missed targets. */
export function pageTable(reports: readonly PageReport[]): string {
  const rows = [
    ['', ...COLUMNS.map(({ head }) => head)],
    ['aim', ...COLUMNS.map(({ aim = '' }) => aim)],
    ...reports.flatMap(({ page, lang, median, worst }) => [
      [`${page} ${lang}`, ...cells(median)],
      ['  worst', ...cells(worst)],
    ]),
  ]
  const widths = rows[0]!.map((_, at) => Math.max(...rows.map((row) => row[at]!.length)))
  const line = (row: readonly string[]) =>
    row
      .map((cell, at) => (at === 0 ? cell.padEnd(widths[at]!) : cell.padStart(widths[at]! + 2)))
      .join('')
      .trimEnd()
  return rows.map((row) => `${line(row)}\n`).join('')
}

function cells(run: PageRun): string[] {
  const missed = new Set(missedBy(run))
  return COLUMNS.map(({ metric, text }) => text(run[metric]) + (missed.has(metric) ? '!' : ' '))
}

/** Lighthouse's findings, by audit and page. */
export function findingsText(reports: readonly PageReport[]): string {
  const places = new Map<string, string[]>()
  for (const { page, lang, findings } of reports) {
    for (const finding of findings) {
      const known = places.get(finding)
      if (known) known.push(`${page} ${lang}`)
      else places.set(finding, [`${page} ${lang}`])
    }
  }
  return [...places].map(([finding, where]) => `${finding}: ${where.join(', ')}\n`).join('')
}
