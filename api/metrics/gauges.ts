import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { sql } from 'kysely'
import type { PeopleDeps } from '../deps.ts'
import type { Release } from '../release/watch.ts'
import { currentSeq } from '#data/store/content.repository.ts'
import { poolOf, type Store } from '#data/store/database.ts'
import type { Family, Sample } from './families.ts'
import { readLastPublish } from '#data/release/last-publish.ts'

const gauge = (name: string, help: string, ...samples: (Sample | number | undefined)[]): Family => ({
  name: `kosher_${name}`,
  help,
  type: 'gauge',
  samples: samples
    .filter((sample) => sample !== undefined)
    .map((sample) => (typeof sample === 'number' ? { value: sample } : sample)),
})

type Delay = ReturnType<typeof monitorEventLoopDelay>

const SECOND_MS = 1000
const SECOND_NS = 1e9

/** Metrics of the process. */
export function processGauges(delay: Delay): Family[] {
  const { rss, heapUsed, external } = process.memoryUsage()
  const { user, system } = process.cpuUsage()
  const quantile = (percent: number): Sample => ({
    labels: { quantile: String(percent / 100) },
    value: delay.percentile(percent) / SECOND_NS,
  })
  const family = gauge(
    'event_loop_delay_seconds',
    'Event loop delay since the last scrape.',
    ...[50, 99, 100].map(quantile),
  )
  delay.reset()
  return [
    family,
    gauge('memory_bytes', 'Memory of the process.',
      { labels: { kind: 'resident' }, value: rss },
      { labels: { kind: 'heap' }, value: heapUsed },
      { labels: { kind: 'external' }, value: external }), // prettier-ignore
    {
      name: 'kosher_cpu_seconds_total',
      help: 'CPU time of the process.',
      type: 'counter',
      samples: [{ value: (user + system) / 1e6 }],
    },
    gauge('up_seconds', 'Uptime of the process.', process.uptime()),
  ]
}

/** Measures the event loop delay. */
export function watchDelay(): Delay {
  const delay = monitorEventLoopDelay({ resolution: 20 })
  delay.enable()
  return delay
}

/** Metrics of the store; only `kosher_store_up 0` if it does not answer. */
export async function storeGauges({ store, now, release }: PeopleDeps): Promise<Family[]> {
  const up = (value: 0 | 1) => gauge('store_up', 'Whether the store answers.', value)
  const begun = performance.now()
  try {
    const seq = await currentSeq(store)
    const seconds = (performance.now() - begun) / SECOND_MS
    const published = Number(release()?.index.meta('seq') ?? Number.NaN)
    const waiting = Number.isNaN(published) ? undefined : seq - published
    return [
      up(1),
      gauge('store_answer_seconds', 'Response time of the store.', seconds),
      gauge('waiting_changes', 'Changes not yet published.', waiting),
      ...(await mailGauges(store, now().getTime())),
      ...poolGauges(store),
    ]
  } catch {
    return [up(0), ...poolGauges(store)]
  }
}

function poolGauges(store: Store): Family[] {
  const pool = poolOf(store)
  if (!pool) return []
  const { totalCount, idleCount, waitingCount } = pool
  return [
    gauge('store_connections', 'PostgreSQL connections, and requests waiting for one.',
      { labels: { state: 'open' }, value: totalCount },
      { labels: { state: 'idle' }, value: idleCount },
      { labels: { state: 'waited for' }, value: waitingCount }), // prettier-ignore
  ]
}

async function mailGauges(store: Store, now: number): Promise<Family[]> {
  const rows = await store
    .selectFrom('outbox')
    .select(['state', sql<number>`count(*)`.as('total')])
    .select((eb) => eb.fn.min('at').as('oldest'))
    .where('state', '!=', 'sent')
    .groupBy('state')
    .execute()
  const of = (name: string) => rows.find(({ state }) => state === name)
  const oldest = Math.min(...rows.filter(({ state }) => state !== 'failed').map((row) => row.oldest))
  const age = Number.isFinite(oldest) ? (now - oldest) / SECOND_MS : 0
  return [
    gauge(
      'mail',
      'Unsent messages.',
      ...['waiting', 'sending', 'failed'].map((state) => ({
        labels: { state },
        value: Number(of(state)?.total ?? 0),
      })),
    ),
    gauge('mail_oldest_seconds', 'Age of the oldest unsent message.', age),
  ]
}

/** Metrics of the current release, the latest publish and the weather. */
export async function siteGauges({ release, config, now, meter }: PeopleDeps): Promise<Family[]> {
  const at = now().getTime()
  const ageOf = (then: number | undefined) =>
    then === undefined || Number.isNaN(then) ? undefined : (at - then) / SECOND_MS
  const current = release()
  const last = await readLastPublish(config.varDir)
  return [
    gauge('release', 'Current release number; 0 before the first.', current?.id ?? 0),
    gauge(
      'release_degraded',
      'Whether the newest release is damaged; an older one is served, or it is served with errors.',
      current?.degraded ? 1 : 0,
    ),
    gauge('release_age_seconds', 'Age of the current release.', ageOf(await publishedAt(current))),
    gauge('publish_age_seconds', 'Time since the last publish.', ageOf(last?.at)),
    gauge('publish_seconds', 'Duration of the last publish.', last?.seconds),
    gauge(
      'publish_pages',
      'Pages of the last publish.',
      ...(last
        ? [
            { labels: { what: 'rendered' }, value: last.rendered },
            { labels: { what: 'failed' }, value: last.failed },
          ]
        : []),
    ),
    gauge('weather_age_seconds', 'Time since a forecast was last confirmed.', ageOf(meter?.lastForecast())),
  ]
}

async function publishedAt(release: Release | undefined): Promise<number | undefined> {
  if (!release) return undefined
  try {
    const file = join(release.pages, '..', 'release.json')
    const text = await readFile(file, 'utf8')
    return Date.parse((JSON.parse(text) as { at: string }).at)
  } catch {
    return undefined
  }
}
