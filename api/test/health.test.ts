import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { buildApp } from '#api/app.ts'
import { startServer } from '#api/server.ts'
import { readConfig } from '#api/config.ts'
import { openSqliteStore } from '#data/store/database.ts'
import { temporaryFolder } from '../../data/test/helpers.ts'
import { freshApp, memoryStore, serve } from './helpers.ts'

test('a whole process is alive and ready', async () => {
  const { get } = await freshApp()
  expect((await get('/health/live')).json()).toEqual({ alive: true })
  const ready = await get('/health/ready')
  expect([ready.statusCode, ready.json()]).toEqual([200, { ready: true }])
  expect(ready.headers['cache-control']).toBe('no-store')
})

test('without a release it is alive and not ready', async () => {
  const { get, close } = await serve(temporaryFolder())
  onTestFinished(close)
  expect((await get('/health/live')).statusCode).toBe(200)
  const ready = await get('/health/ready')
  expect(ready.statusCode).toBe(503)
  expect(ready.json()).toEqual({ ready: false, because: ['release'] })
})

test('a release without its first page is not whole', async () => {
  const { get, varDir } = await freshApp()
  for (const file of ['index.html', 'index.html.br']) rmSync(join(varDir, 'releases', '1', 'pages', file))
  const ready = await get('/health/ready')
  expect(ready.json()).toEqual({ ready: false, because: ['release'] })
})

test('a release whose pages are kept compressed only is whole', async () => {
  const { get, varDir } = await freshApp()
  rmSync(join(varDir, 'releases', '1', 'pages', 'index.html'))
  expect((await get('/health/ready')).json()).toEqual({ ready: true })
})

test('a store that does not answer is named, and so is one without its tables', async () => {
  const gone = await freshApp()
  await gone.store.destroy()
  expect((await gone.get('/health/ready')).json().because).toEqual(['store'])
  const { varDir } = await freshApp()
  const store = openSqliteStore(':memory:')
  const bare = await serve(varDir, {}, store)
  onTestFinished(bare.close)
  const { because } = (await bare.get('/health/ready')).json()
  expect(because).toEqual(['migrations'])
})

test('a store that has gone after it was ready is noticed', async () => {
  const { get, store } = await freshApp()
  expect((await get('/health/ready')).statusCode).toBe(200)
  await store.destroy()
  await expect.poll(async () => (await get('/health/ready')).json()).toEqual({ ready: false, because: ['store'] })
})

test('one that is about to end says so, answers on, and keeps no connection', async () => {
  const { release } = await freshAppParts()
  let isStopping = false
  const store = await memoryStore()
  const config = readConfig({ WEATHER: 'off' })
  const app = buildApp({
    store, config, release, now: () => new Date(), isStopping: () => isStopping,
  }) // prettier-ignore
  onTestFinished(async () => {
    await app.close()
    await store.destroy()
  })
  const before = await app.inject('/')
  expect(before.headers.connection).toBe('keep-alive')
  isStopping = true
  const ready = await app.inject('/health/ready')
  expect(ready.json()).toEqual({ ready: false, because: ['stopping'] })
  expect((await app.inject('/health/live')).statusCode).toBe(200)
  const page = await app.inject('/')
  expect([page.statusCode, page.headers.connection]).toEqual([200, 'close'])
})

/** A release as the server sees it. */
async function freshAppParts() {
  const { varDir } = await freshApp()
  const { watchRelease } = await import('#api/release/watch.ts')
  const watch = watchRelease(varDir, () => {})
  onTestFinished(() => watch.close())
  return { release: () => watch.current() }
}

test('a closing server answers for the configured time, then finishes running requests', async () => {
  const { varDir } = await freshApp()
  const store = await memoryStore()
  onTestFinished(() => store.destroy())
  const config = readConfig({
    PORT: '0', VAR_DIR: varDir, WEATHER: 'off', DRAIN_SECONDS: '3',
  }) // prettier-ignore
  const server = await startServer(config, store)
  const closed = server.close()
  const ready = await fetch(`${server.url}/health/ready`)
  expect(await ready.json()).toEqual({ ready: false, because: ['stopping'] })
  const page = await fetch(`${server.url}/`)
  expect(page.status).toBe(200)
  expect(page.headers.get('connection')).toBe('close')
  await page.text()
  expect(server.close()).toBe(closed)
  await closed
  await expect(fetch(`${server.url}/`)).rejects.toThrow('fetch failed')
})
