import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { TOKEN_HEADER } from '#core/contract/session.ts'
import { openStore } from '#api/store/open.ts'
import { startSite, type SiteProcess } from './site-process.ts'
import { main } from './failures.ts'
import { openWriterPages, type WriterPage } from './writers.ts'

// `npm run bench:live -- --times 20`: how long after a review was taken the static pages show it, on the whole
// site as `npm start` serves it. Aim: 2 seconds.
const { values } = parseArgs({
  options: { times: { type: 'string', default: '20' } },
})

const CALL = 'POST addreview'
/** The Israel Museum, and the list that has its card. */
const TNID = 103001
const LISTING = `/Kosher_Shops-DI${TNID}-Israel_Museum.html`
const RESULTS = '/Kosher_Shops-TJ281184-Jerusalem-Kosher_Shops.html'
const LONGEST_MS = 60_000

await main(async (stop) => {
  const varDir = mkdtempSync(join(tmpdir(), 'bench-live-'))
  const site = await startSite(varDir)
  try {
    await measure(site, varDir, stop)
  } finally {
    await site.close()
    rmSync(varDir, { recursive: true, force: true })
  }
})

async function measure(
  { url }: SiteProcess,
  varDir: string,
  stop: AbortSignal,
): Promise<void> {
  const times = Number(values.times)
  const store = openStore({ varDir, databaseUrl: undefined }, () => {})
  const pages = await openWriterPages(store, times, new Set([CALL]))
  await store.destroy()
  const listing: number[] = []
  const card: number[] = []
  for (const [number, page] of pages.entries()) {
    stop.throwIfAborted()
    await post(url, page, number)
    const start = performance.now()
    await until(async () => {
      const html = await text(url, LISTING)
      const isCounted = html.includes(`"reviewCount":${number + 1},`)
      return isCounted && html.includes(titleOf(number))
    })
    listing.push(performance.now() - start)
    await until(async () => cardCount(await text(url, RESULTS)) === number + 1)
    card.push(performance.now() - start)
  }
  print('on the listing page', listing)
  print('on its card', card)
}

function titleOf(number: number): string {
  return `Measured review ${number}`
}

async function post(
  url: string,
  { uid, cookie, tokens }: WriterPage,
  number: number,
): Promise<void> {
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
      reviewRating: { food: 5, service: 4, value: 3 },
    }),
  })
  if (!answer.ok) throw new Error(`not taken: ${await answer.text()}`)
}

async function text(url: string, path: string): Promise<string> {
  return (await fetch(url + path)).text()
}

/** How many reviews the card of the listing tells of. */
function cardCount(html: string): number {
  const card = html.slice(html.indexOf(`-DI${TNID}-`)).split('</li>', 1)[0]
  return Number(/(\d+) reviews?</.exec(card ?? '')?.[1] ?? 0)
}

async function until(isTrue: () => Promise<boolean>): Promise<void> {
  const end = performance.now() + LONGEST_MS
  while (!(await isTrue())) {
    if (performance.now() > end) throw new Error('it never came')
    await sleep(10)
  }
}

function print(name: string, ms: number[]): void {
  const sorted = ms.toSorted((one, other) => one - other)
  const at = (part: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0
  process.stdout.write(
    `${name.padEnd(20)} p50 ${at(0.5).toFixed(0)} ms, p95 ${at(0.95).toFixed(0)} ms, max ${at(1).toFixed(0)} ms of ${ms.length}\n`,
  )
}
