import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import type { PageRenderer, ShellRequest } from '#core/domain/shell/page-renderer.ts'
import { AppError } from '#core/contract/app-error.ts'
import { eventually } from '#core/test/eventually.ts'
import { PAGELESS } from '../../data/test/content.ts'
import { NOW, temporaryFolder } from '../../data/test/helpers.ts'
import { makeRelease, pageAt, serve, switchTo } from './helpers.ts'

afterEach(() => void vi.useRealTimers())

const notRequested = () => Promise.reject(new Error('not requested'))

/** A server whose renderer gives back what it is to draw. */
async function drawingApp(shell: PageRenderer['shell'] = async (request) => JSON.stringify(request)) {
  const varDir = temporaryFolder()
  await makeRelease(varDir, 1)
  switchTo(varDir, 1)
  const requests: ShellRequest[] = []
  const renderer: PageRenderer = {
    page: notRequested,
    preview: notRequested,
    shell: (request) => {
      requests.push(request)
      return shell(request)
    },
  }
  const { close, get } = await serve(varDir, { CDN_MAX_AGE: '60' }, undefined, { renderer })
  onTestFinished(close)
  return { get, requests }
}

const PLACE = {
  en: `/Jewish_Guide-TJ${PAGELESS}-Some_Place-Jewish_Guide.html`,
  he: `/he/מדריך_יהודי-TJ${PAGELESS}-מקום-מדריך_יהודי.html`,
}

test.each(['en', 'he'] as const)('a place without a page is drawn whole, %s', async (lang) => {
  const { get } = await drawingApp()
  const { statusCode, headers, body } = await get(`${encodeURI(PLACE[lang])}?a=1`)
  expect(statusCode).toBe(200)
  expect(headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'public, max-age=0, must-revalidate',
    'x-robots-tag': 'noindex',
  })
  expect(headers['content-security-policy']).toContain("script-src 'self' 'sha256-abc='")
  const { known, language } = JSON.parse(body) as ShellRequest
  expect(language).toBe(lang)
  expect(known).toMatchObject({
    asked: { kind: 'place', id: PAGELESS },
    state: { status: 'place', times: { tlid: PAGELESS }, around: { groups: expect.any(Array) } },
    pathname: encodeURI(PLACE[lang]),
    search: '?a=1',
    now: NOW,
  })
})

test('a drawn page is packed, and not sent again to who has it', async () => {
  const { get } = await drawingApp()
  const first = await get(encodeURI(PLACE.he), { 'accept-encoding': 'br' })
  expect(first.headers['content-encoding']).toBe('br')
  const again = await get(encodeURI(PLACE.he), { 'if-none-match': String(first.headers.etag) })
  expect([again.statusCode, again.body]).toEqual([304, ''])
})

test.each([
  ['/Kosher_NearBy-31.77,35.2137-Jaffa_Gate.html?r=650', 'near'],
  ['/he/Kosher_NearBy-31.77,35.2137-x.html?walk=1', 'near'],
  ['/kosher_search-nearby-TJ0-Jerusalem.html', 'near'],
  ['/Jewish_Guide-TJ0-Jerusalem-Jewish_Guide.html', 'results'],
  ['/ru/Jewish_Guide-TJ0--Jewish_Guide.html?q=%D0%98%D0%B5%D1%80', 'results'],
])('%s is drawn, and kept by nobody but its reader', async (path, status) => {
  const { get } = await drawingApp()
  const { statusCode, headers, body } = await get(path)
  expect(statusCode).toBe(200)
  expect(headers['cache-control']).toBe('private, max-age=60')
  expect((JSON.parse(body) as ShellRequest).known.state.status).toBe(status)
})

test('a place that nobody knows has no page', async () => {
  const { get, requests } = await drawingApp()
  for (const path of ['/Jewish_Guide-TJ999999999-x-Jewish_Guide.html', '/kosher_search-nearby-TJ999999999-x.html']) {
    const { statusCode, body } = await get(path)
    expect([statusCode, body]).toEqual([404, pageAt('/404.html')])
  }
  expect(requests).toEqual([])
})

test('the search for vacations has its own page', async () => {
  const { get } = await drawingApp()
  expect((await get('/kosher_vacations_search?rome')).body).toBe(pageAt('/kosher_vacations_search.html'))
})

test.each([
  ['a point nowhere on earth', '/Kosher_NearBy-99,999-x.html'],
  ['a text that is too long', `/Jewish_Guide-TJ0-${'x'.repeat(900)}-Jewish_Guide.html`],
  ['a text with a null', '/Jewish_Guide-TJ0-a-Jewish_Guide.html?q=%00'],
])('%s, which the API refuses, is left to the browser', async (_, path) => {
  const { get, requests } = await drawingApp()
  const { statusCode, body } = await get(path)
  expect([statusCode, body]).toEqual([200, pageAt('/Place.html')])
  expect(requests).toEqual([])
})

test.each([
  ['that cannot be decoded', '?q=%ZZ&walk=%&r=%FF'],
  ['with impossible numbers', '?r=-1&r=99999999999&type=%00&page=1e9'],
  ['that is long', `?q=${'%F0%9F%95%8D'.repeat(800)}`],
  ['with a script', '?q="><script>alert(1)</script>'],
  ['that turns the direction', '?q=%E2%80%AE%E2%81%A6'],
  ['with names that objects have', '?__proto__=1&constructor=2'],
])('a query %s harms no page', async (_, query) => {
  const { get } = await drawingApp()
  for (const path of [PLACE.en, '/Kosher_NearBy-31.77,35.2137-x.html', '/kosher_search-nearby-TJ0-x.html'])
    expect((await get(path + query)).statusCode, path).toBe(200)
})

test('without an answer of the renderer it is left to the browser', async () => {
  const { get } = await drawingApp(() => Promise.reject(new AppError('noRelease')))
  const { statusCode, headers, body } = await get(PLACE.en)
  expect([statusCode, body]).toEqual([200, pageAt('/Place.html')])
  expect(headers['cache-control']).toContain('s-maxage=60')
})

test('one that takes long is not waited for, nor asked again soon', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  const { get, requests } = await drawingApp(() => new Promise(() => {}))
  const first = get(PLACE.en)
  await eventually(() => expect(requests).toHaveLength(1))
  vi.advanceTimersByTime(3000)
  expect((await first).body).toBe(pageAt('/Place.html'))
  expect((await get(PLACE.en)).body).toBe(pageAt('/Place.html'))
  expect(requests).toHaveLength(1)
})
