import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { JERUSALEM } from '../../data/test/content.ts'
import { testApp } from './helpers.ts'

const url = `/rest/tjt/entries/228/${JERUSALEM}/en`

test('what a caller has already is not sent again', async () => {
  const { get } = await testApp()
  const first = await get(url)
  const etag = String(first.headers.etag)
  expect(etag).toMatch(/^W\/".+"$/)
  expect(first.headers['cache-control']).toBe('public, max-age=60')
  for (const known of [etag, `"x", ${etag}`, etag.slice(2), '*']) {
    const again = await get(url, { 'if-none-match': known })
    expect(again.statusCode).toBe(304)
    expect(again.body).toBe('')
    expect(again.headers.etag).toBe(etag)
    expect(again.headers['content-type']).toBeUndefined()
  }
  const other = await get(url, { 'if-none-match': '"x"' })
  expect(other.statusCode).toBe(200)
})

test('positions are kept from shared caches', async () => {
  const { get } = await testApp()
  const answer = await get('/rest/tjt/locnearby/31.77/35.2/en')
  expect(answer.headers['cache-control']).toBe('private, max-age=60')
})

test('long answers are compressed', async () => {
  const { get } = await testApp()
  const plain = await get(url)
  const br = await get(url, { 'accept-encoding': 'gzip, br' })
  expect(br.headers['content-encoding']).toBe('br')
  expect(br.headers.etag).toBe(plain.headers.etag)
  expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.body)
  const zstd = await get(url, { 'accept-encoding': 'gzip, deflate, br, zstd' })
  expect(zstd.headers['content-encoding']).toBe('zstd')
  expect(zstdDecompressSync(zstd.rawPayload).toString()).toBe(plain.body)
  const gzip = await get(url, { 'accept-encoding': 'gzip;q=1, br;q=0' })
  expect(gzip.headers['content-encoding']).toBe('gzip')
  expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body)
  expect(gzip.headers.vary).toContain('accept-encoding')
})

test('HEAD answers what GET would', async () => {
  const { app } = await testApp()
  const get = await app.inject({ method: 'GET', url })
  const head = await app.inject({ method: 'HEAD', url })
  expect(head.statusCode).toBe(200)
  expect(head.body).toBe('')
  expect(head.headers.etag).toBe(get.headers.etag)
})

test('the description works without the network and under a policy', async () => {
  const { get } = await testApp()
  const page = await get('/rest/tjt/docs/')
  expect(page.statusCode).toBe(200)
  expect(page.headers['content-security-policy']).toContain("default-src 'self'")
  const scripts = [...page.body.matchAll(/src="([^"]+)"/g)].map(([, src]) => src!)
  expect(scripts.length).toBeGreaterThan(0)
  for (const src of scripts) {
    const script = await get(new URL(src, 'http://x/rest/tjt/docs/').pathname)
    expect(script.statusCode, src).toBe(200)
  }
  const description = (await get('/rest/tjt/docs/json')).json()
  // That none is missing is what the test of docs/rest-api.md says.
  expect(Object.keys(description.paths).length).toBeGreaterThan(70)
  expect(description.paths).toHaveProperty('/rest/tjt/locac/{text}')
})
