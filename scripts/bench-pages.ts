import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { PageReport } from './bench/page-figures.ts'
import { findingsText, pageTable } from './bench/page-table.ts'
import { pagesOptions, type PagesOptions } from './bench/pages-options.ts'
import { isMadeElsewhere, measuredPages, measurePage } from './bench/pages.ts'
import { ensureBrowser } from './browser.ts'
import { main } from './failures.ts'
import { withProgress } from './progress.ts'
import { startSite } from './site-process.ts'
import { freePort } from './free-port.ts'

// `npm run bench:pages -- [--url http://127.0.0.1:4321] [--runs 3] [--langs en,he] [--only listing] [--json]`:
// Lighthouse over one page of each kind, a phone on a slow network, simulated. Medians and the worst beside the
// aims; it marks what misses and ends well all the same. Without a URL it builds and serves the whole site.
await main(async (stop) => {
  const options = pagesOptions(process.argv.slice(2))
  if (options.url !== undefined) return measure(options.url, options, stop)
  const varDir = mkdtempSync(join(tmpdir(), 'bench-pages-'))
  try {
    const port = await freePort()
    const origin = `http://127.0.0.1:${port}`
    const site = await startSite(varDir, {
      PORT: String(port),
      // Pages name their own addresses: another origin would be found fault with.
      SITE_ORIGIN: origin,
      WEATHER: 'off',
    })
    try {
      await measure(site.url, options, stop)
    } finally {
      await site.close()
    }
  } finally {
    rmSync(varDir, { recursive: true, force: true })
  }
})

async function measure(
  origin: string,
  options: PagesOptions,
  stop: AbortSignal,
): Promise<void> {
  const home = await (await fetch(origin)).text()
  if (isMadeElsewhere(home, origin))
    process.stderr.write('The pages name another origin than they are served from: their SEO score suffers for it.\n') // prettier-ignore
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
  process.stdout.write(
    options.json
      ? `${JSON.stringify(reports)}\n`
      : pageTable(reports) + findingsText(reports),
  )
}
