import { setTimeout as sleep } from 'node:timers/promises'
import { serialQueue } from '#core/domain/serial-queue.ts'
import { ensureBundle, type Bundle } from './bundle.ts'
import { answerPageRequests } from './page-requests.ts'
import { openSite } from './site.ts'
import { main } from '../cli/failures.ts'

/** A bundle takes memory: exit after this long without work. */
const IDLE_MS = 10 * 60_000

let bundle: Promise<Bundle> | undefined
/** Only what may be of new code waits for it to be bundled. */
const bundleOf = () =>
  (bundle ??= ensureBundle().catch((error) => {
    bundle = undefined
    throw error
  }))

// Renders unpublished pages for the server that started it, until that exits or sends no more requests.
await main(async (stop) => {
  const site = await openSite()
  const idle = new AbortController()
  const timer = setTimeout(() => idle.abort(), IDLE_MS)
  process.on('message', () => void timer.refresh())
  const end = answerPageRequests(site, bundleOf, serialQueue())
  process.send?.('ready')
  const signal = AbortSignal.any([stop, idle.signal])
  await sleep(2 ** 31 - 1, undefined, { signal }).catch(() => {})
  clearTimeout(timer)
  end()
  await site.close()
})
