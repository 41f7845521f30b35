import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { pageAt, freshApp, testApp } from './helpers.ts'

const JERUSALEM_HE = '/he/מדריך_יהודי-TJ281184-ירושלים-מדריך_יהודי.html'

test.each([
  ['the home page', '/', '/'],
  ['a home page below its language', '/he/', '/he/'],
  ['an English page', '/Shabbat_Times.html', '/Shabbat_Times.html'],
  ['a Hebrew name', encodeURI(JERUSALEM_HE), JERUSALEM_HE],
  ['a query, which changes nothing', '/?utm=1', '/'],
])('serves %s', async (_, url, path) => {
  const { get } = await testApp()
  const answer = await get(url)
  expect(answer.statusCode).toBe(200)
  expect(answer.body).toBe(pageAt(path))
  expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(answer.headers['cache-control']).toBe('public, max-age=0, must-revalidate')
  const policy = String(answer.headers['content-security-policy'])
  expect(policy).toContain("script-src 'self' 'sha256-abc='")
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).not.toMatch(/script-src[^;]*unsafe-inline/)
})

test('serves the best packing that the caller takes', async () => {
  const { get } = await testApp()
  const br = await get('/', { 'accept-encoding': 'gzip, deflate, br' })
  expect(br.headers['content-encoding']).toBe('br')
  expect(br.headers.vary).toBe('accept-encoding')
  expect(brotliDecompressSync(br.rawPayload).toString()).toBe(pageAt('/'))
  const gzip = await get('/', { 'accept-encoding': 'gzip' })
  expect(gzip.headers['content-encoding']).toBe('gzip')
  expect(gunzipSync(gzip.rawPayload).toString()).toBe(pageAt('/'))
  const again = await get('/', {
    'accept-encoding': 'br',
    'if-none-match': String(br.headers.etag),
  })
  expect([again.statusCode, again.body]).toEqual([304, ''])
})

test('HEAD says how long a page is', async () => {
  const { app } = await testApp()
  const head = await app.inject({ method: 'HEAD', url: '/' })
  expect(head.statusCode).toBe(200)
  expect(head.body).toBe('')
  expect(Number(head.headers['content-length'])).toBe(pageAt('/').length)
})

test('files that never change are kept for a year', async () => {
  const { get } = await testApp()
  const script = await get('/_astro/app.abc.js', { 'accept-encoding': 'br' })
  expect(script.statusCode).toBe(200)
  expect(script.headers['content-encoding']).toBe('br')
  expect(script.headers['content-type']).toMatch(/javascript; charset=utf-8$/)
  expect(script.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  const icon = await get('/favicon.ico')
  expect(icon.headers['cache-control']).toBe('public, max-age=3600')
  const packed = await get('/data/listings-cc0-1.0.csv.gz', { 'accept-encoding': 'gzip, br' })
  expect(packed.headers['content-type']).toBe('application/gzip')
  expect(packed.headers['content-encoding']).toBeUndefined()
  expect(packed.headers['cache-control']).toBe('public, max-age=0, must-revalidate')
  expect((await get('/data/index.json')).headers['content-type']).toBe('application/json; charset=utf-8')
  const robots = await get('/robots.txt')
  expect(robots.headers['content-type']).toBe('text/plain; charset=utf-8')
})

test.each([
  ['/nothing.html', '/404.html'],
  ['/he/nothing.html', '/he/404.html'],
  ['/ru/a/b/c', '/ru/404.html'],
  ['/_astro/gone.js', '/404.html'],
  ['/%00.html', '/404.html'],
  ['/..%2f..%2findex.sqlite', '/404.html'],
  ['/%2e%2e/release.json', '/404.html'],
  ['/.hidden', '/404.html'],
  ['/fr//x.html', '/404.html'],
  ['/_astro', '/404.html'],
  ['/_astro/', '/404.html'],
  [`/${'x'.repeat(5000)}.html`, '/404.html'],
  [`/${'x'.repeat(300)}.html`, '/404.html'],
  ['/Kosher_Restaurants-DI99-x.html', '/404.html'],
  ['/Kosher_Tours-FT99-x.html', '/404.html'],
  ['/kosher_vacations_search/', '/404.html'],
  ['/kosher_vacations_searches?rome', '/404.html'],
])('%s is not found', async (url, page) => {
  const { get } = await testApp()
  const answer = await get(url)
  expect(answer.statusCode).toBe(404)
  expect(answer.body).toBe(pageAt(page))
  expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
})

test.each([
  ['/he', '/he/'],
  ['/fr?x=1', '/fr/?x=1'],
  ['/נופש_כשר-TL281184-ירושלים-חופשה.html', '/he/נופש_כשר-TL281184-ירושלים-חופשה.html'],
  ['/Jewish_Guide-TJ281184-Old-Jewish_Guide.html', '/Jewish_Guide-TJ281184-Jerusalem-Jewish_Guide.html'],
  ['/ru/Kosher_Tours-TL281184-x-Vacations.html?a=b', '/ru/Kosher_Tours-TL281184-Jerusalem-Vacations.html?a=b'],
  [
    '/Kosher_Restaurants-TJ281184-x-Kosher_Restaurants-p3.html',
    '/Kosher_Restaurants-TJ281184-Jerusalem-Kosher_Restaurants-p3.html',
  ],
  ['/Kosher_Hotels-DI100-x.html', '/Synagogues-DI100-Great_Synagogue.html'],
  ['/he/נופש_כשר-FT2-x.html', '/he/נופש_כשר-FT2-חופשה_2.html'],
  ['/Kosher_Tours-CT1-wrong.html', '/Kosher_Tours-CT1-Family_holidays.html'],
  ['/נופש_כשר-CT1-x.html', '/he/נופש_כשר-CT1-x.html'],
])('%s has moved', async (url, target) => {
  const { get } = await testApp()
  const answer = await get(encodeURI(url))
  expect(answer.statusCode).toBe(301)
  expect(answer.headers.location).toBe(encodeURI(target))
})

test.each([
  ['/Jewish_Guide-TJ0-Some_village-Jewish_Guide.html', '/Place.html'],
  ['/Kosher_Tours-TL0-Rome-Vacations.html', '/Place.html'],
  ['/ru/Jewish_Guide-TJ0--Jewish_Guide.html?q=%D0%A0', '/ru/Place.html'],
  ['/de/Jewish_Guide-TJ4250542-Springfield-Jewish_Guide.html', '/de/Place.html'],
  ['/he/מדריך_יהודי-TJ0-כפר-מדריך_יהודי.html', '/he/מקום.html'],
  ['/Kosher_NearBy-31.77,35.2137-Jaffa_Gate.html', '/Place.html'],
  ['/he/Kosher_NearBy--33.9,18.4-x.html', '/he/מקום.html'],
  ['/es/kosher_search-nearby-TJ0-x.html', '/es/Place.html'],
  ['/kosher_vacations_search?rome', '/kosher_vacations_search.html'],
  ['/kosher_vacations_search', '/kosher_vacations_search.html'],
  ['/he/kosher_vacations_search?רומא&page=2', '/he/kosher_vacations_search.html'],
  ['/ru/kosher_vacations_search?%ZZ&=&&', '/ru/kosher_vacations_search.html'],
])('%s is answered by the shell', async (url, page) => {
  const { get } = await testApp()
  const answer = await get(encodeURI(url).replaceAll('%25', '%'))
  expect(answer.statusCode).toBe(200)
  expect(answer.body).toBe(pageAt(page))
  expect(answer.headers['x-robots-tag']).toBe('noindex')
})

test.each([
  '/Jewish_Guide-TJ999999999-Nowhere-Jewish_Guide.html',
  '/he/נופש_כשר-TL999999999-x-חופשה.html',
  '/Kosher_Hotels-TJ999999999-x-Kosher_Hotels-p7.html',
  '/kosher_search-nearby-TJ999999999-x.html',
])('%s names no place that we know', async (url) => {
  const { get } = await testApp()
  expect((await get(encodeURI(url))).statusCode).toBe(404)
})

test('a page that is there is not called noindex', async () => {
  const { get } = await testApp()
  for (const url of ['/', '/kosher_vacations_search.html?rome'])
    expect((await get(url)).headers, url).not.toHaveProperty('x-robots-tag')
})

test('whom to tell of a weakness is said where the settings name somebody', async () => {
  const path = '/.well-known/security.txt'
  const env = {
    CONTACT_EMAIL: 'office@example.org',
    SITE_ORIGIN: 'https://kosher.example',
  }
  const { get, clock } = await freshApp(env)
  const answer = await get(path)
  expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8')
  expect(answer.body).toContain('Contact: mailto:office@example.org\n')
  expect(answer.body).toContain(`Canonical: https://kosher.example${path}\n`)
  const end = Date.parse(/Expires: (\S+)/.exec(answer.body)?.[1] ?? '')
  expect((end - clock.now) / 86_400_000).toBeGreaterThan(100)
  expect((end - clock.now) / 86_400_000).toBeLessThan(365)
  const { get: getWithout } = await testApp()
  expect((await getWithout(path)).statusCode).toBe(404)
})

test.each([
  ['/%E0%A4%A', '/404.html'],
  ['/he/%E0%A4%A', '/he/404.html'],
  ['/%', '/404.html'],
])('a page’s path that cannot be decoded, %s, is answered by a page', async (url, page) => {
  const { get } = await testApp()
  const answer = await get(url)
  expect(answer.statusCode).toBe(400)
  expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(answer.headers['content-security-policy']).toBeTruthy()
  expect(answer.body).toBe(pageAt(page))
})

test('the API answers such a path as any wrong request', async () => {
  const { get } = await testApp()
  const answer = await get('/rest/tjt/locac/%E0%A4%A')
  expect([answer.statusCode, answer.json().code]).toEqual([400, 'invalidRequest'])
})
