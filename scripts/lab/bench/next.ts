import { parseArgs } from 'node:util'
import { chromium, type Browser, type Page } from 'playwright'
import { ensureBrowser } from '#scripts/cli/browser.ts'
import { inFolder } from '../folder.ts'
import { numberOf } from '../options.ts'
import { startSite } from '../site-process.ts'

const GUIDE = '/Jewish_Guide-TJ281184-Jerusalem-Jewish_Guide.html'
const LIST = '/Kosher_Restaurants-TJ281184-Jerusalem-Kosher_Restaurants.html'

/** The network that Lighthouse simulates for phones: a round trip in milliseconds, and bytes a second. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: (1.6e6 * 0.9) / 8, uploadThroughput: 750e3 / 8 }

/** How long a pointer rests on a link before it is pressed. */
const REST_MS = 400

/**
 * From pressing a link of a guide until its list is painted, on a slow network: as it is, and for a visitor who saves
 * data, for whom nothing is fetched ahead. Prints both medians and their ratio.
 */
export function run(args: string[], stop: AbortSignal): Promise<void> {
  const options = { times: { type: 'string', default: '10' }, url: { type: 'string' } } as const
  const { values } = parseArgs({ args, options })
  const times = numberOf('times', values.times, { least: 1, most: 100 })
  if (values.url !== undefined) return measure(values.url, times, stop)
  return inFolder('bench-next', async (varDir) => {
    const site = await startSite(varDir, { WEATHER: 'off' })
    try {
      await measure(site.url, times, stop)
    } finally {
      await site.close()
    }
  })
}

async function measure(origin: string, times: number, stop: AbortSignal): Promise<void> {
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: ['--no-sandbox'] })
  try {
    const waits = { ahead: [] as number[], afterPress: [] as number[] }
    for (let time = 0; time < times; time++) {
      stop.throwIfAborted()
      waits.afterPress.push(await pressToPaint(browser, origin, { saveData: true }))
      waits.ahead.push(await pressToPaint(browser, origin, {}))
    }
    const [afterPress, ahead] = [medianOf(waits.afterPress), medianOf(waits.ahead)]
    process.stdout.write(
      `from press to paint, fetched after the press: ${afterPress.toFixed(0)} ms (median of ${times})\n` +
        `fetched while the pointer rests: ${ahead.toFixed(0)} ms, ${(ahead / afterPress).toFixed(2)} of it\n`,
    )
  } finally {
    await browser.close()
  }
}

/** Milliseconds between the press and the first paint of the next page. */
async function pressToPaint(browser: Browser, origin: string, connection: { saveData?: true }): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  try {
    const page = await context.newPage()
    if (connection.saveData)
      await page.addInitScript((value) => Object.defineProperty(navigator, 'connection', { value }), connection)
    await page.goto(origin + GUIDE, { waitUntil: 'networkidle' })
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', NETWORK)
    const link = page.locator(`main a[href="${LIST}"]`).first()
    await link.hover()
    await page.waitForTimeout(REST_MS)
    await page.evaluate(() => addEventListener('mousedown', () => sessionStorage.setItem('press', `${Date.now()}`)))
    await link.click()
    await page.waitForURL(origin + LIST)
    return await paintedAfterPress(page)
  } finally {
    await context.close()
  }
}

const paintedAfterPress = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((done) => {
        const press = Number(sessionStorage.getItem('press'))
        new PerformanceObserver((list) => {
          const [paint] = list.getEntriesByName('first-contentful-paint')
          if (paint) done(performance.timeOrigin + paint.startTime - press)
        }).observe({ type: 'paint', buffered: true })
      }),
  )

/** Of at least one number. */
const medianOf = (numbers: readonly number[]): number => numbers.toSorted((a, b) => a - b)[numbers.length >> 1]!
