import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { TOKEN_HEADER } from '#core/contract/session.ts'
import { openStore } from '#data/store/open.ts'
import { inFolder } from '../folder.ts'
import { numberOf } from '../options.ts'
import { startSite, type SiteProcess } from '../site-process.ts'
import { openWriterPages, type WriterPage } from '../writers.ts'

const CALL = 'POST addreview'
/** The Israel Museum, and the list with its card. */
const TNID = 103001
const LISTING = `/Jewish_Heritage-DI${TNID}-Israel_Museum.html`
const RESULTS = '/Jewish_Heritage-TJ281184-Jerusalem-Jewish_Heritage.html'

interface Bench {
  varDir: string
  times: number
  stop: AbortSignal
}

/** Time from accepting a review until the static pages show it, on the whole site as `npm start` serves it. */
export function run(args: string[], stop: AbortSignal): Promise<void> {
  const { values } = parseArgs({
    args,
    options: { times: { type: 'string', default: '20' } },
  })
  const times = numberOf('times', values.times, { least: 1, most: 1000 })
  return inFolder('bench-live', async (varDir) => {
    const site = await startSite(varDir)
    try {
      await measure(site, { varDir, times, stop })
    } finally {
      await site.close()
    }
  })
}

async function measure({ url }: SiteProcess, { varDir, times, stop }: Bench): Promise<void> {
  const store = openStore({ varDir, databaseUrl: undefined }, () => {})
  const pages = await openWriterPages(store, times, new Set([CALL]))
  await store.destroy()
  const listing: number[] = []
  const card: number[] = []
  for (const [number, page] of pages.entries()) {
    stop.throwIfAborted()
    await post(url, page, number)
    const start = performance.now()
    await come(async () => {
      const html = await text(url, LISTING)
      const isCounted = html.includes(`"reviewCount":${number + 1},`)
      return isCounted && html.includes(titleOf(number))
    }, stop)
    listing.push(performance.now() - start)
    const isOnCard = async () => cardCount(await text(url, RESULTS)) === number + 1
    await come(isOnCard, stop)
    card.push(performance.now() - start)
  }
  printWaits('on the listing page', listing)
  printWaits('on its card', card)
}

function titleOf(number: number): string {
  return `Measured review ${number}`
}

async function post(url: string, { uid, cookie, tokens }: WriterPage, number: number): Promise<void> {
  const answer = await fetch(`${url}/rest/tjt/addreview`, {
    method: 'POST',
    headers: {
      cookie,
      [TOKEN_HEADER]: tokens[CALL] ?? '',
      'content-type': 'application/json',
    },
    body: JSON.stringify({
      tnid: TNID,
      uid,
      reviewTitle: titleOf(number),
      reviewContent: 'Warm bread and warm people.',
      reviewPriceRange: 'low',
      reviewRating: { overAll: 4 },
    }),
  })
  if (!answer.ok) throw new Error(`not taken: ${await answer.text()}`)
}

async function text(url: string, path: string): Promise<string> {
  return (await fetch(url + path)).text()
}

/** The number of reviews on the listing's card. */
function cardCount(html: string): number {
  const card = html.slice(html.indexOf(`-DI${TNID}-`)).split('</li>', 1)[0]
  return Number(/(\d+) reviews?</.exec(card ?? '')?.[1] ?? 0)
}

const TIMEOUT_MS = 60_000

/** Waits for a condition. */
async function come(is: () => Promise<boolean>, stop: AbortSignal): Promise<void> {
  const end = performance.now() + TIMEOUT_MS
  while (!(await is())) {
    stop.throwIfAborted()
    if (performance.now() > end) throw new Error('it never happened')
    await sleep(10)
  }
}

function printWaits(name: string, ms: readonly number[]): void {
  const sorted = ms.toSorted((a, b) => a - b)
  const at = (part: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0
  process.stdout.write(
    `${name.padEnd(20)} p50 ${at(0.5).toFixed(0)} ms, p95 ${at(0.95).toFixed(0)} ms, max ${at(1).toFixed(0)} ms ` +
      `of ${ms.length}\n`,
  )
}
