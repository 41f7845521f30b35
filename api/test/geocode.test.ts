import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, onTestFinished, test } from 'vitest'
import type { Found } from '#core/contract/maps.ts'
import { readConfig } from '#api/config.ts'
import { nominatim } from '#api/maps/nominatim.ts'
import { writeHotels } from '#data/index/hotels.ts'
import { PARIS } from '../../data/test/content.ts'
import { NOW, temporaryFolder } from '../../data/test/helpers.ts'
import { attackedApp } from './hostile.ts'
import { freshApp, makeRelease, serve, switchTo, testApp } from './helpers.ts'

const KRAKOW = 3094802

const url = (text: string, query = '') => `/rest/tjt/geocode/${encodeURIComponent(text)}/en${query}`

describe('by our own names', () => {
  test('finds the point of a place', async () => {
    const { get } = await testApp()
    const answer = await get(url('Kraków'))
    expect(answer.statusCode, answer.body).toBe(200)
    expect(answer.json()).toEqual([{ title: 'Kraków', about: 'Poland', lat: 50.0614, lng: 19.9366 }])
    expect(answer.headers['cache-control']).toBe('private, max-age=60')
  })

  test('hotels near the page are meant', async () => {
    const varDir = temporaryFolder()
    const hotel = (id: number, position: [number, number]) => ({ id: `node/${id}`, name: 'Hilton', position })
    await makeRelease(varDir, 1, (index) => {
      const put = (id: number, ...hotels: object[]) =>
        writeHotels(index, { kind: 'hotels', id: String(id), body: JSON.stringify({ id, hotels }), deleted: 0 })
      put(PARIS, hotel(1, [2.35, 48.86]))
      put(KRAKOW, hotel(2, [19.94, 50.06]))
    })
    switchTo(varDir, 1)
    const { get, close } = await serve(varDir)
    onTestFinished(close)
    expect((await get(url('Hilton'))).json()).toHaveLength(2)
    expect((await get(url('Hilton', '?lat=50&lng=20'))).json()).toEqual([
      { title: 'Hilton', about: 'Kraków, Poland', lat: 50.06, lng: 19.94 },
    ])
    expect((await get(url('Hilton', '?suggest=1&lat=48.8&lng=2.3'))).json()).toMatchObject([{ lat: 48.86 }])
    expect((await get(url('Hilton', '?lat=95&lng=2'))).statusCode).toBe(400)
  })

  test('finds nothing where there is nothing, or too little is typed', async () => {
    const { get } = await testApp()
    for (const text of ['xyzzy', 'kr']) expect((await get(url(text))).json()).toEqual([])
  })
})

interface Asked {
  path: string
  agent: string | undefined
}

/** A service that speaks as Nominatim does, on this machine. */
async function service(answer: RequestListener) {
  const requests: Asked[] = []
  const server = createServer((request, response) => {
    requests.push({ path: request.url!, agent: request.headers['user-agent'] })
    answer(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  onTestFinished(async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  })
  const { port } = server.address() as AddressInfo
  return { requests, url: `http://127.0.0.1:${port}` }
}

const HITS = [
  { lat: '48.876', lon: '2.3375', display_name: '44, Rue X, Paris, France' },
  { lat: 'north', lon: '2', display_name: 'Nowhere' },
  { lat: '91', lon: '2', display_name: 'Above the pole' },
  { lat: null, lon: null, display_name: 'Null' },
  { lat: '1', lon: '2' },
  null,
]
const withHits: RequestListener = (_, response) => {
  response.setHeader('content-type', 'application/json')
  response.end(JSON.stringify(HITS))
}

describe('by another service', () => {
  test('asks it as it wants to be asked, once for each text', async () => {
    const { requests, url: GEOCODER_URL } = await service(withHits)
    const { get } = await freshApp({
      GEOCODER_URL,
      SITE_ORIGIN: 'https://kosher.example',
    })
    const found = [{ title: '44', about: 'Rue X, Paris, France', lat: 48.876, lng: 2.3375 }]
    for (const known of ['a', 'b']) {
      // Another address each time: the second answer is no kept one.
      const answer = await get(url('44 rue X', known === 'a' ? '' : '?'))
      expect(answer.json(), answer.body).toEqual(found)
    }
    expect(requests).toEqual([
      {
        path: '/search?q=44+rue+X&format=jsonv2&limit=10&accept-language=en',
        agent: 'kosher-travel-directory (+https://kosher.example)',
      },
    ])
  })

  test('no letter that is still being typed leaves the house', async () => {
    const { requests, url: GEOCODER_URL } = await service(withHits)
    const { get } = await freshApp({ GEOCODER_URL })
    const answer = await get(url('jerusal', '?suggest=1'))
    expect(answer.json()).toMatchObject([{ title: 'Jerusalem' }])
    expect(requests).toEqual([])
  })

  test('is not asked for what one of our own names says, and comes after what they may mean', async () => {
    const { requests, url: GEOCODER_URL } = await service(withHits)
    const { get } = await freshApp({ GEOCODER_URL })
    for (const text of ['Kraków', 'Restaurant 8'])
      expect((await get(url(text))).json()).toMatchObject([{ title: text }])
    expect(requests).toEqual([])
    const titles = (await get(url('Main Street 8'))).json<Found[]>().map(({ title }) => title)
    expect(titles).toEqual(['Restaurant 8', '44'])
    expect(requests).toHaveLength(1)
  })

  test('a point of ours is not told twice, and stands where the service fails', async () => {
    let isBroken = false
    const { url: GEOCODER_URL } = await service((_, response) => {
      if (isBroken) response.writeHead(500).end()
      else response.end(JSON.stringify([{ lat: String(own.lat), lon: String(own.lng), display_name: 'The same' }]))
    })
    const { get } = await freshApp({ GEOCODER_URL })
    const [own] = (await get(url('Restaurant 8'))).json<[Found]>()
    expect((await get(url('Main Street 8'))).json()).toMatchObject([{ title: 'Restaurant 8' }])
    isBroken = true
    expect((await get(url('8 Main Street'))).json()).toMatchObject([{ title: 'Restaurant 8' }])
  })

  test.each<[string, RequestListener]>([
    ['refuses', (_, response) => response.writeHead(403).end('{}')],
    ['breaks', (request) => request.socket.destroy()],
    ['sends no JSON', (_, response) => response.end('<html>')],
    ['sends no list', (_, response) => response.end('{"error":"no"}')],
    ['sends us elsewhere', (_, response) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end()],
  ])('that %s fails the operation, and is asked again', async (_, listener) => {
    const { requests, url: GEOCODER_URL } = await service(listener)
    const { get } = await freshApp({ GEOCODER_URL })
    const answer = await get(url('44 rue X'), { 'accept-language': 'he' })
    expect(answer.statusCode).toBe(503)
    expect(answer.json()).toEqual({
      code: 'operationFailed',
      error: 'הפעולה נכשלה. נא לנסות שוב.',
    })
    const times = requests.length
    await get(url('44 rue X'))
    expect(requests.length).toBeGreaterThan(times)
  })

  test('is asked once per second; requests that would wait long are refused at once', async () => {
    const { requests, url: service_ } = await service(withHits)
    const slept: number[] = []
    const ask = nominatim(
      { url: service_, origin: 'https://kosher.example' },
      { now: () => new Date(NOW), sleep: async (ms) => slept.push(ms) },
    )
    const answers = await Promise.allSettled(Array.from({ length: 8 }, (_, at) => ask(`text ${at}`, 'en')))
    expect(slept).toEqual([1000, 2000, 3000, 4000, 5000])
    expect(answers.map(({ status }) => status)).toEqual([
      ...Array.from({ length: 6 }, () => 'fulfilled'),
      'rejected',
      'rejected',
    ])
    expect(requests).toHaveLength(6)
  })

  test('is asked again after a day', async () => {
    const { requests, url: service_ } = await service(withHits)
    let now = NOW
    const ask = nominatim(
      { url: service_, origin: 'https://kosher.example' },
      { now: () => new Date(now), sleep: async () => {} },
    )
    await ask('Rome', 'en')
    now += 24 * 60 * 60_000 - 1
    await ask('Rome', 'en')
    expect(requests).toHaveLength(1)
    now += 1
    await ask('Rome', 'en')
    await ask('Rome', 'he')
    expect(requests).toHaveLength(3)
  })

  test('has a limit for each caller', async () => {
    const { requests, url: GEOCODER_URL } = await service(withHits)
    const { get, clock } = await freshApp({ GEOCODER_URL })
    let refused = 0
    for (let at = 0; at < 70; at++) {
      clock.now += 1000
      const answer = await get(url(`address ${at}`))
      if (answer.statusCode === 429) refused += 1
    }
    expect(refused).toBe(10)
    expect(requests).toHaveLength(60)
  })

  test('no log tells what was looked for', async () => {
    const { url: GEOCODER_URL } = await service((request) => request.socket.destroy())
    const { app, log, close } = await attackedApp({ GEOCODER_URL })
    onTestFinished(close)
    const answer = await app.inject(url('Secret shul'))
    expect(answer.statusCode).toBe(503)
    expect(log.join('')).not.toMatch(/Secret/)
  })
})

test.each([
  'http://nominatim.example.org',
  'ftp://nominatim.example.org',
  'https://nominatim.example.org/?key=1',
  'https://me:secret@nominatim.example.org',
  'nominatim',
])('the setting %s is refused', (GEOCODER_URL) => {
  expect(() => readConfig({ GEOCODER_URL })).toThrow(/GEOCODER_URL/)
})

test.each([
  ['https://nominatim.example.org/', 'https://nominatim.example.org'],
  ['http://localhost:8080/nominatim/', 'http://localhost:8080/nominatim'],
])('the setting %s is taken', (GEOCODER_URL, value) => {
  expect(readConfig({ GEOCODER_URL }).geocoder).toEqual({ url: value })
})
