import { expect, onTestFinished, test } from 'vitest'
import { readConfig } from '#api/config.ts'
import { writeLastPublish } from '#data/release/last-publish.ts'
import { startServer } from '#api/server.ts'
import type { Store } from '#data/store/database.ts'
import { onBothStores } from './store/stores.ts'
import { freshApp, memoryStore } from './helpers.ts'

/** A served site with metrics. */
async function measured(store: Store) {
  const { varDir } = await freshApp()
  const config = readConfig({
    PORT: '0', VAR_DIR: varDir, WEATHER: 'off', METRICS_PORT: '0', MAILER: 'off',
  })
  const server = await startServer(config, store)
  onTestFinished(() => server.close())
  const scrape = async () => {
    const answer = await fetch(`${server.metricsUrl}/metrics`)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe(
      'text/plain; version=0.0.4; charset=utf-8',
    )
    return readMetrics(await answer.text())
  }
  return { server, varDir, scrape, ask: (path: string) => fetch(server.url + path).then((answer) => answer.text()) }
} // prettier-ignore

/** `name{labels}` to value; throws for an invalid line. */
function readMetrics(text: string): Map<string, number> {
  const metrics = new Map<string, number>()
  const typed = new Set<string>()
  expect(text.endsWith('\n')).toBe(true)
  for (const line of text.trimEnd().split('\n').filter(Boolean)) {
    const type = /^# TYPE (\w+) (gauge|counter|histogram)$/.exec(line)
    if (type) {
      expect(typed.has(type[1]!), line).toBe(false)
      typed.add(type[1]!)
      continue
    }
    if (/^# HELP \w+ \S/.test(line)) continue
    const found = /^([a-z_]+)((?:\{(?:[a-z]+="(?:[^"\\]|\\.)*",?)+\})?) (\S+)$/.exec(line)
    expect(found, line).not.toBeNull()
    const [, name = '', labels = '', value] = found!
    expect(typed.has(name.replace(/_(bucket|sum|count)$/, '')) || typed.has(name), line).toBe(true)
    expect(Number.isFinite(Number(value)), line).toBe(true)
    expect(metrics.has(name + labels), line).toBe(false)
    metrics.set(name + labels, Number(value))
  }
  return metrics
}

onBothStores(({ migrated }) => {
  test('a served site exposes its metrics', async () => {
    const store = await migrated()
    const { scrape, ask, varDir } = await measured(store)
    for (const at of [1, 2, 3]) await ask(`/rest/tjt/locac/dana%20cohen${at}?language=en`)
    await ask('/nothing?email=dana@example.org')
    await ask('/rest/tjt/locnearby/x/y/en')
    const metrics = await scrape()
    const route = 'method="GET",route="/rest/tjt/locac/:text",status="2xx"'
    expect(metrics.get(`kosher_http_request_seconds_count{${route}}`)).toBe(3)
    expect(metrics.get(`kosher_http_request_seconds_bucket{le="+Inf",${route}}`)).toBe(3)
    expect(metrics.get('kosher_refusals_total{code="invalidRequest"}')).toBe(1)
    expect(metrics.get('kosher_store_up')).toBe(1)
    expect(metrics.get('kosher_release')).toBe(1)
    expect(metrics.get('kosher_http_in_flight')).toBe(0)
    expect(metrics.get('kosher_mail{state="waiting"}')).toBe(0)
    expect(metrics.get('kosher_memory_bytes{kind="resident"}')).toBeGreaterThan(1e6)
    expect(metrics.has('kosher_event_loop_delay_seconds{quantile="0.99"}')).toBe(true)
    expect(metrics.has('kosher_publish_seconds')).toBe(false)
    expect([...metrics.keys()].join('\n')).not.toMatch(/dana|@|cohen|127\.0/)

    await writeLastPublish(varDir, { at: Date.now() - 5000, seconds: 1.5, rendered: 7, failed: 1 })
    await store.insertInto('outbox').values([
      mail('a', 'waiting', Date.now() - 60_000), mail('b', 'failed', 1), mail('c', 'sent', 1),
    ]).execute()
    await store.updateTable('counters').set((eb) => ({ value: eb('value', '+', 4) })).execute()
    const later = await scrape()
    expect(later.get('kosher_publish_seconds')).toBe(1.5)
    expect(later.get('kosher_publish_pages{what="rendered"}')).toBe(7)
    expect(later.get('kosher_publish_age_seconds')).toBeGreaterThanOrEqual(5)
    expect(later.get('kosher_mail{state="waiting"}')).toBe(1)
    expect(later.get('kosher_mail{state="failed"}')).toBe(1)
    expect(later.get('kosher_mail_oldest_seconds')).toBeGreaterThanOrEqual(60)
    expect(later.get('kosher_mail_oldest_seconds')).toBeLessThan(1e6)
    expect(later.get('kosher_waiting_changes')).toBe(metrics.get('kosher_waiting_changes')! + 4)
  }) // prettier-ignore
})

const mail = (key: string, state: 'waiting' | 'failed' | 'sent', at: number) => ({
  key, state, at, due_at: at, recipient: 'x@example.org', recipient_key: 'x@example.org',
  reply_to: '', reply_key: '', subject: '', text: '', html: '', headers: '{}',
  attachment: null, attempts: 0, problem: '', lease: '',
}) // prettier-ignore

test('a failed store leaves the other metrics', async () => {
  const store = await memoryStore()
  const { scrape } = await measured(store)
  await store.destroy()
  const metrics = await scrape()
  expect(metrics.get('kosher_store_up')).toBe(0)
  expect(metrics.get('kosher_release')).toBe(1)
  expect(metrics.has('kosher_mail{state="waiting"}')).toBe(false)
})

test('refusals of limits are counted', async () => {
  const { scrape, ask } = await measured(await memoryStore())
  for (let at = 0; at < 65; at += 1) await ask('/rest/tjt/captcha')
  const metrics = await scrape()
  expect(metrics.get('kosher_refusals_total{code="tooMany"}')).toBe(5)
})

test('visitors cannot reach the metrics, and the port serves nothing else', async () => {
  const { server } = await measured(await memoryStore())
  expect((await fetch(`${server.url}/metrics`)).status).toBe(404)
  expect((await fetch(`${server.metricsUrl}/`)).status).toBe(404)
  expect(new URL(server.metricsUrl!).hostname).toBe('127.0.0.1')
  const ready = await fetch(`${server.metricsUrl}/ready`)
  expect([ready.status, await ready.json()]).toEqual([200, { ready: true }])
  const post = await fetch(`${server.metricsUrl}/metrics`, { method: 'POST' })
  expect(post.status).toBe(404)
})

test('without the setting there is no metrics port', async () => {
  const store = await memoryStore()
  onTestFinished(() => store.destroy())
  const { varDir } = await freshApp()
  const config = readConfig({ PORT: '0', VAR_DIR: varDir, WEATHER: 'off' })
  const server = await startServer(config, store)
  expect(server.metricsUrl).toBeUndefined()
  await server.close()
})
