import { expect, onTestFinished, test } from 'vitest'
import { createForecastCache } from '#api/weather/forecasts.ts'
import type { Weather } from '#core/contract/weather.ts'
import { LANGS } from '#core/i18n/languages.ts'
import { ISRAEL, JERUSALEM, PAGELESS, PARIS } from '../../../data/test/content.ts'
import { NOW } from '../../../data/test/helpers.ts'
import { freshApp } from '../helpers.ts'
import { startWeatherServer } from './server.ts'

const MINUTE = 60_000
const PROVIDERS = ['met', 'open-meteo'] as const

/** The whole server, with a provider on loopback that keeps the same time. */
async function weatherApp(provider: (typeof PROVIDERS)[number] = 'met') {
  const time = { now: NOW }
  const server = await startWeatherServer({ now: () => time.now })
  onTestFinished(() => server.close())
  const { get, clock } = await freshApp({
    WEATHER: provider,
    WEATHER_URL: server.url,
    SITE_ORIGIN: 'https://example.org',
  })
  const at = (minutes: number) => void (time.now = clock.now = NOW + minutes * MINUTE)
  const ask = (id = JERUSALEM, lang = 'en') => get(`/rest/tjt/locationweather/${id}/${lang}`)
  const read = async (id?: number, lang?: string) => {
    const answer = await ask(id, lang)
    expect(answer.statusCode, answer.body).toBe(200)
    return answer.json<Weather>()
  }
  return { server, at, ask, read }
}

test('MET Norway: the weather now and in five days of the place', async () => {
  const { server, read } = await weatherApp()
  expect(await read()).toEqual({
    tlid: JERUSALEM,
    locTitle: 'Jerusalem',
    updated: '2026-11-20T10:00:00.000Z',
    stale: false,
    now: {
      sky: 'drizzle',
      text: 'Light rain',
      night: false,
      celsius: 22,
      wind: 5,
      humidity: 60,
    },
    days: [
      // What is left of today, then whole days: by the hour, and by six hours.
      ['2026-11-20', 22, 33],
      ['2026-11-21', 12, 35],
      ['2026-11-22', 12, 35],
      ['2026-11-23', 12, 30],
      ['2026-11-24', 12, 30],
    ].map(([date, minCelsius, maxCelsius]) => ({
      date,
      sky: 'drizzle',
      text: 'Light rain',
      minCelsius,
      maxCelsius,
    })),
    source: { name: 'MET Norway', url: 'https://www.met.no/en' },
  })
  const [{ url, headers } = { url: undefined, headers: {} }] = server.asked
  expect(url?.pathname).toBe('/compact')
  for (const name of ['lat', 'lon']) expect(url?.searchParams.get(name)).toMatch(/^-?\d+(\.\d{1,4})?$/)
  expect(headers['user-agent']).toContain('https://example.org')
})

test('Open-Meteo: the same weather, and the whole of today', async () => {
  const { server, read } = await weatherApp('open-meteo')
  const { now, days, source, updated } = await read()
  expect(now).toMatchObject({ sky: 'drizzle', celsius: 22, wind: 5 })
  expect(updated).toBe('2026-11-20T10:00:00.000Z')
  expect(source.name).toBe('Open-Meteo')
  expect(days).toHaveLength(5)
  for (const day of days) expect(day).toMatchObject({ minCelsius: 12, maxCelsius: 35 })
  expect(server.asked[0]?.url.searchParams.get('wind_speed_unit')).toBe('ms')
})

test('days are those of the place, nights those of its sky', async () => {
  const { at, read } = await weatherApp()
  // 22:30 UTC: tomorrow in Jerusalem, today in Illinois.
  at(12.5 * 60)
  const jerusalem = await read()
  expect(jerusalem.days[0]?.date).toBe('2026-11-21')
  expect(jerusalem.now.night).toBe(true)
  at(11 * 60)
  const illinois = await read(PAGELESS)
  expect(illinois.days[0]?.date).toBe('2026-11-20')
  expect(illinois.now.night).toBe(false)
})

test.each(LANGS)('the sky has words in %s', async (lang) => {
  const { read } = await weatherApp()
  const { now, days } = await read(JERUSALEM, lang)
  expect(now.text).toMatch(lang === 'en' ? /^Light rain$/ : /.{3}/)
  if (lang !== 'en') expect(now.text).not.toBe('Light rain')
  expect(days[0]?.text).toBe(now.text)
})

test('callers who come together share one request, and so do those of the next half hour', async () => {
  const { server, at, read } = await weatherApp()
  await Promise.all([read(), read(), read(JERUSALEM, 'he'), read()])
  at(29)
  await read()
  expect(server.asked).toHaveLength(1)
  await read(PARIS)
  expect(server.asked).toHaveLength(2)
  at(31)
  await Promise.all([read(), read()])
  expect(server.asked).toHaveLength(3)
})

test('what the provider says of its answer is heeded', async () => {
  const { server, at, read } = await weatherApp()
  const modified = 'Fri, 20 Nov 2026 10:00:00 GMT'
  const expires = (minutes: number) => new Date(NOW + minutes * MINUTE).toUTCString()
  server.headers = { expires: expires(50), 'last-modified': modified }
  await read()
  at(45)
  await read()
  expect(server.asked).toHaveLength(1)
  at(51)
  server.headers['expires'] = expires(90)
  expect(await read()).toMatchObject({ stale: false, now: { celsius: 22 } })
  expect(server.asked[1]?.headers['if-modified-since']).toBe(modified)
  // It was not modified: it counts as fresh all the same, until it expires.
  at(80)
  expect((await read()).now.celsius).toBe(23)
  expect(server.asked).toHaveLength(2)
  server.headers = { expires: expires(10_000) }
  at(95)
  await read()
  at(95 + 121)
  await read()
  expect(server.asked).toHaveLength(4)
})

test('the last forecast serves for six hours while the provider fails', async () => {
  const { server, at, read, ask } = await weatherApp()
  await read()
  server.behaviour = 'broken'
  at(31)
  expect(await read()).toMatchObject({ stale: true, now: { celsius: 22 } })
  // The forecast for the current hour, though unconfirmed.
  at(180)
  expect(await read()).toMatchObject({ stale: true, now: { celsius: 25 } })
  at(359)
  expect((await read()).stale).toBe(true)
  at(361)
  const { statusCode, body } = await ask()
  expect([statusCode, JSON.parse(body)]).toEqual([
    200,
    { code: 'couldNotGetWeather', error: 'Could not get Location Weather' },
  ])
  server.behaviour = 'good'
  at(363)
  expect((await read()).stale).toBe(false)
})

test('a provider that has failed is left alone for a minute', async () => {
  const { server, at, ask } = await weatherApp()
  server.behaviour = 'broken'
  for (const minutes of [0, 0.5, 0.9]) {
    at(minutes)
    expect((await ask()).json().code).toBe('couldNotGetWeather')
  }
  expect(server.asked).toHaveLength(1)
  server.behaviour = 'good'
  at(1.1)
  expect((await ask()).json().code).toBeUndefined()
  expect(server.asked).toHaveLength(2)
})

test.each(
  PROVIDERS.flatMap((provider) =>
    (['garbage', 'empty', 'broken'] as const).map((behaviour) => ({
      provider,
      behaviour,
    })),
  ),
)('$provider, $behaviour: an error, and never kept', async ({ provider, behaviour }) => {
  const { server, ask } = await weatherApp(provider)
  server.behaviour = behaviour
  const answer = await ask()
  expect(answer.json().code).toBe('couldNotGetWeather')
  expect(answer.headers['cache-control']).toBe('no-store')
})

test('a silent provider is waited for no longer than five seconds', async () => {
  const { server, ask } = await weatherApp()
  server.behaviour = 'silent'
  const answers = await Promise.all([ask(), ask()])
  const refused = 'couldNotGetWeather'
  expect(answers.map((answer) => answer.json().code)).toEqual([refused, refused])
  expect(server.asked).toHaveLength(1)
})

test('a provider out of reach is a failure like another', async () => {
  const { server, ask } = await weatherApp()
  await server.close()
  expect((await ask()).json().code).toBe('couldNotGetWeather')
  // Closed once more by the end of the test.
  server.close = async () => {}
})

test('good answers may be kept for a minute', async () => {
  const { ask } = await weatherApp()
  const { headers } = await ask()
  expect(headers['cache-control']).toBe('public, max-age=60')
  expect(headers['etag']).toMatch(/^W\//)
})

test('what is no city has no weather, and nobody is asked', async () => {
  const { server, ask } = await weatherApp()
  for (const id of [5, ISRAEL]) {
    const answer = await ask(id)
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'notFound'])
  }
  expect((await ask(0)).json().code).toBe('invalidRequest')
  expect((await ask(JERUSALEM, 'xx')).json().code).toBe('invalidRequest')
  expect(server.asked).toEqual([])
})

test('there is no weather where it is off', async () => {
  const { get } = await freshApp({ WEATHER: 'off' })
  const answer = await get(`/rest/tjt/locationweather/${JERUSALEM}/en`)
  expect(answer.statusCode).toBe(404)
})

test('the provider is not asked more than ten times a second', async () => {
  const clock = { now: NOW }
  const server = await startWeatherServer({ now: () => clock.now })
  onTestFinished(() => server.close())
  const errors: unknown[] = []
  const forecasts = createForecastCache({
    provider: 'met',
    url: server.url,
    origin: 'https://example.org',
    now: () => new Date(clock.now),
    onError: (error) => errors.push(error),
  })
  const points = Array.from({ length: 12 }, (_, i) => ({ lat: i, lng: 0 }))
  const all = () => Promise.allSettled(points.map((point) => forecasts.at(point)))
  const succeeded = (await all()).filter(({ status }) => status === 'fulfilled')
  expect([succeeded.length, server.asked.length, errors.length]).toEqual([10, 10, 2])
  clock.now += MINUTE
  const later = await all()
  expect(later.map(({ status }) => status)).not.toContain('rejected')
  expect(server.asked).toHaveLength(12)
})
