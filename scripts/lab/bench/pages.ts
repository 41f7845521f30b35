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
  metricsOf,
  findingsOf,
  medianOf,
  worstOf,
  type Asked,
  type PageReport,
  type PageRun,
} from './page-metrics.ts'
import { findingsText, pageTable } from './page-table.ts'
import { pagesOptions, type PagesOptions } from './pages-options.ts'

/** The measured pages, by parts of their English addresses. */
const MEASURED: readonly (readonly [page: string, path: string])[] = [
  ['home', '/'],
  ['location', '/Jewish_Guide-TJ281184-Jerusalem-Jewish_Guide.html'],
  ['results', '/Kosher_Restaurants-TJ281184-Jerusalem-Kosher_Restaurants.html'],
  ['listing', '/Jewish_Heritage-DI103001-x.html'],
  ['sample listing', '/Kosher_Restaurants-DI900001-x.html'],
  ['feature', '/Kosher_Tours-FT810001-x.html'],
  ['category', '/Kosher_Tours-CT800001-x.html'],
  ['vacations', '/kosher_vacations_search.html'],
  ['Shabbat times', '/Shabbat_Times.html'],
]

const LONGEST_RUN_MS = 120_000
/** Runs may fail on a busy machine, if Chromium reports no navigation or paint, and leave the browser unusable. */
const MAX_FAILURES = 5

interface MeasuredPage {
  page: string
  lang: Lang
  url: string
}

/**
 * Lighthouse on one page of each kind: a simulated phone on a slow network. Prints medians and worst results with the
 * targets; missed targets do not fail it. Without a URL it builds and serves the whole site.
 */
export async function run(args: string[], stop: AbortSignal): Promise<void> {
  const options = pagesOptions(args)
  if (options.url !== undefined) return measure(options.url, options, stop)
  await inFolder('bench-pages', async (varDir) => {
    const port = await freePort()
    const site = await startSite(varDir, {
      PORT: String(port),
      // Pages contain their own addresses: Lighthouse would object to another origin.
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
    process.stderr.write('The pages are served from another origin than they name, which lowers their SEO score.\n')
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

/** The addresses of the pages in some languages, from the pages themselves. */
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

/** A page's path in each language, whatever its origin. */
export function pathsOf(html: string): Partial<Record<Lang, string>> {
  const paths: Partial<Record<Lang, string>> = {}
  for (const [, tag, href] of html.matchAll(ALTERNATE)) {
    const lang = LANGS.find((candidate) => candidate === tag)
    if (lang) paths[lang] = new URL(href ?? '').pathname
  }
  return paths
}

/** Whether a page was built for another origin, to which its canonical address leads. */
export function isMadeElsewhere(html: string, origin: string): boolean {
  const canonical = /<link rel="canonical" href="([^"]+)">/.exec(html)?.[1]
  return canonical !== undefined && new URL(canonical).origin !== origin
}

/** Runs Lighthouse on one page repeatedly: a simulated phone on a slow network. */
async function measurePage(
  { page, lang, url }: MeasuredPage,
  { browser, runs, stop }: { browser: string; runs: number; stop: AbortSignal },
): Promise<PageReport> {
  // Warm-up: the first response is not representative.
  const html = await (await fetch(url)).text()
  const measured: PageRun[] = []
  const findings = new Set<string>()
  let failures = 0
  while (measured.length < runs) {
    stop.throwIfAborted()
    const attached = await startDebugBrowser(browser)
    try {
      const result = await runLighthouse(url, attached)
      const requests = await Promise.all(askedBy(result).map(withBodyBytes))
      measured.push(metricsOf(result, requests, html))
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
    timer = setTimeout(() => reject(new Error(`Lighthouse did not finish ${url}`)), LONGEST_RUN_MS)
  })
  try {
    const { lhr } = (await Promise.race([run, late])) ?? {}
    if (!lhr) throw new Error(`Lighthouse reported nothing for ${url}`)
    return lhr
  } finally {
    clearTimeout(timer)
  }
}

const bodies = new Map<string, number>()

/** Replaces Lighthouse's sizes, which include headers; what stands in the page itself keeps its own. */
async function withBodyBytes(request: Asked): Promise<Asked> {
  if (!request.url.startsWith('http')) return request
  let bytes = bodies.get(request.url)
  if (bytes === undefined) {
    const { headers } = await fetch(request.url, {
      method: 'HEAD',
      headers: { 'accept-encoding': 'br' },
    })
    bytes = Number(headers.get('content-length')) || request.bytes
    bodies.set(request.url, bytes)
  }
  return { ...request, bytes }
}
