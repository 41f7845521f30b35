import lighthouse, { type Result } from 'lighthouse'
import { LANGS, type Lang } from '#core/i18n/languages.ts'
import { ensureBrowser } from '#scripts/cli/browser.ts'
import { withProgress } from '#scripts/cli/progress.ts'
import { inFolder } from '../folder.ts'
import { freePort } from '../free-port.ts'
import { startSite } from '../site-process.ts'
import { startDebugBrowser, type DebugBrowser } from './debug-browser.ts'
import {
  askedBy,
  figuresOf,
  findingsOf,
  medianOf,
  worstOf,
  type Asked,
  type PageReport,
  type PageRun,
} from './page-figures.ts'
import { findingsText, pageTable } from './page-table.ts'
import { pagesOptions, type PagesOptions } from './pages-options.ts'

/** The pages that are measured, by what stands in their English addresses; titles may be left out. */
const MEASURED: readonly (readonly [page: string, path: string])[] = [
  ['home', '/'],
  ['location', '/Jewish_Guide-TJ281184-Jerusalem-Jewish_Guide.html'],
  ['results', '/Kosher_Restaurants-TJ281184-Jerusalem-Kosher_Restaurants.html'],
  ['listing', '/Shops_and_Community-DI103001-x.html'],
  ['sample listing', '/Kosher_Restaurants-DI900001-x.html'],
  ['feature', '/Kosher_Tours-FT810001-x.html'],
  ['category', '/Kosher_Tours-CT800001-x.html'],
  ['vacations', '/kosher_vacations_search.html'],
  ['Shabbat times', '/Shabbat_Times.html'],
]

const LONGEST_RUN_MS = 120_000
/** A run may fail where the machine is busy, and leaves its browser useless: Chromium told of no navigation or paint. */
const MAX_FAILURES = 5

interface MeasuredPage {
  page: string
  lang: Lang
  url: string
}

/**
 * Lighthouse over one page of each kind, a phone on a slow network, simulated. Medians and the worst beside the aims;
 * it marks what misses and ends well all the same. Without a URL it builds and serves the whole site.
 */
export async function run(args: string[], stop: AbortSignal): Promise<void> {
  const options = pagesOptions(args)
  if (options.url !== undefined) return measure(options.url, options, stop)
  await inFolder('bench-pages', async (varDir) => {
    const port = await freePort()
    const site = await startSite(varDir, {
      PORT: String(port),
      // Pages name their own addresses: another origin would be found fault with.
      SITE_ORIGIN: `http://127.0.0.1:${port}`,
      WEATHER: 'off',
    })
    try {
      await measure(site.url, options, stop)
    } finally {
      await site.close()
    }
  })
}

async function measure(origin: string, options: PagesOptions, stop: AbortSignal): Promise<void> {
  const home = await (await fetch(origin)).text()
  if (isMadeElsewhere(home, origin))
    process.stderr.write('The pages name another origin than they are served from: their SEO score suffers for it.\n')
  const pages = await measuredPages(origin, options)
  const browser = ensureBrowser()
  const reports = await withProgress('Measuring', async (tick) => {
    const done: PageReport[] = []
    for (const page of pages) {
      tick(done.length, pages.length)
      done.push(await measurePage(page, { browser, runs: options.runs, stop }))
    }
    return done
  })
  process.stdout.write(options.json ? `${JSON.stringify(reports)}\n` : pageTable(reports) + findingsText(reports))
}

/** The addresses of the pages in some languages, as the pages themselves name them. */
async function measuredPages(
  origin: string,
  { langs, only }: { langs: readonly Lang[]; only: string },
): Promise<MeasuredPage[]> {
  const found: MeasuredPage[] = []
  for (const [page, path] of MEASURED) {
    if (!page.includes(only)) continue
    const answer = await fetch(origin + path)
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
    const paths = pathsOf(await answer.text())
    for (const lang of langs) found.push({ page, lang, url: origin + (paths[lang] ?? path) })
  }
  return found
}

const ALTERNATE = /<link rel="alternate" hreflang="([^"]+)" href="([^"]+)">/g

/** Where a page stands in each language, whatever origin it was made for. */
export function pathsOf(html: string): Partial<Record<Lang, string>> {
  const paths: Partial<Record<Lang, string>> = {}
  for (const [, tag, href] of html.matchAll(ALTERNATE)) {
    const lang = LANGS.find((one) => one === tag)
    if (lang) paths[lang] = new URL(href ?? '').pathname
  }
  return paths
}

/** Whether a page was made for another origin than it is served from: its canonical address leads elsewhere then. */
export function isMadeElsewhere(html: string, origin: string): boolean {
  const canonical = /<link rel="canonical" href="([^"]+)">/.exec(html)?.[1]
  return canonical !== undefined && new URL(canonical).origin !== origin
}

/** Runs Lighthouse over one page so many times: a phone on a slow network, simulated. */
async function measurePage(
  { page, lang, url }: MeasuredPage,
  { browser, runs, stop }: { browser: string; runs: number; stop: AbortSignal },
): Promise<PageReport> {
  // The first answer of a server is no measure of it.
  const html = await (await fetch(url)).text()
  const measured: PageRun[] = []
  const findings = new Set<string>()
  let failures = 0
  while (measured.length < runs) {
    stop.throwIfAborted()
    const attached = await startDebugBrowser(browser)
    try {
      const result = await runLighthouse(url, attached)
      const asked = await Promise.all(askedBy(result).map(withBodyBytes))
      measured.push(figuresOf(result, asked, html))
      for (const finding of findingsOf(result)) findings.add(finding)
    } catch (error) {
      failures += 1
      if (failures >= MAX_FAILURES) throw error
    } finally {
      await attached.close()
    }
  }
  return {
    page,
    lang,
    path: decodeURI(new URL(url).pathname),
    runs,
    median: medianOf(measured),
    worst: worstOf(measured),
    findings: [...findings],
  }
}

async function runLighthouse(url: string, { port }: DebugBrowser): Promise<Result> {
  const run = lighthouse(url, {
    port,
    logLevel: 'silent',
    formFactor: 'mobile',
    throttlingMethod: 'simulate',
    onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
    disableFullPageScreenshot: true,
  })
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`Lighthouse did not end with ${url}`)), LONGEST_RUN_MS)
  })
  try {
    const { lhr } = (await Promise.race([run, late])) ?? {}
    if (!lhr) throw new Error(`Lighthouse told nothing of ${url}`)
    return lhr
  } finally {
    clearTimeout(timer)
  }
}

const bodies = new Map<string, number>()

/** Lighthouse counts the headers too, which one connection for all files would pack away. */
async function withBodyBytes(one: Asked): Promise<Asked> {
  let bytes = bodies.get(one.url)
  if (bytes === undefined) {
    const { headers } = await fetch(one.url, {
      method: 'HEAD',
      headers: { 'accept-encoding': 'br' },
    })
    bytes = Number(headers.get('content-length')) || one.bytes
    bodies.set(one.url, bytes)
  }
  return { ...one, bytes }
}
