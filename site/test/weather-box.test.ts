import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Weather } from '#core/contract/weather.ts'
import { LANGS } from '#core/i18n/languages.ts'
import { eventually } from '#core/test/eventually.ts'
import { weatherSection } from '#site/components/place/weather.ts'
import { network } from './network.ts'

const add = vi.hoisted(() => vi.fn())
vi.mock('#site/islands/page/start.tsx', () => ({
  startPeople: async () => ({
    said: { couldNotGetWeather: 'Could not get Location Weather' },
  }),
}))
vi.mock('#site/stores/page/toasts.ts', () => ({ toasts: { add } }))

const PATH = '/rest/tjt/locationweather/281184'
const day = {
  sky: 'rain',
  text: 'Rain',
  minCelsius: -0.4,
  maxCelsius: 10,
} as const
const WEATHER: Weather = {
  tlid: 281184,
  locTitle: 'Jerusalem',
  updated: '2026-11-20T10:00:00.000Z',
  stale: false,
  now: {
    sky: 'clear',
    text: 'Clear <b>',
    night: true,
    celsius: 21.4,
    wind: 5,
    humidity: 59.6,
  },
  days: ['2026-11-20', '2026-11-21'].map((date) => ({ ...day, date })),
  source: { name: 'MET Norway', url: 'https://www.met.no/en' },
}

let seen: (entries: { isIntersecting: boolean }[]) => void
const language = (tag: string) => vi.spyOn(navigator, 'language', 'get').mockReturnValue(tag)
const section = () => document.querySelector<HTMLElement>('#weather')!
const text = () => section().textContent.replace(/\s+/g, ' ')

beforeEach(() => {
  vi.resetModules()
  sessionStorage.clear()
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(then: typeof seen) {
        seen = then
      }
      observe() {}
      disconnect() {}
    },
  )
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  add.mockClear()
})

/** Puts the box into a page, lets somebody reach it, and waits for what comes of it. */
async function reach(answers: Record<string, unknown>, lang: 'en' | 'he' = 'en') {
  document.documentElement.lang = lang
  document.body.innerHTML = weatherSection({ lang, weather: true }, { id: 281184 }).html
  const { send, urls } = network(answers)
  vi.stubGlobal('fetch', send)
  await import('#site/islands/weather/weather.ts')
  seen([{ isIntersecting: false }])
  await new Promise((resolve) => setTimeout(resolve, 5))
  expect(urls).toEqual([])
  seen([{ isIntersecting: true }])
  await eventually(() => expect(section().className).toMatch(/ is-/))
  return urls
}

describe('the box', () => {
  test('is filled once it is reached', async () => {
    language('en-GB')
    const urls = await reach({ [PATH]: WEATHER })
    expect(urls).toEqual([`${PATH}/en`])
    expect(section().className).toContain('is-filled')
    expect(text()).toContain('Now: 21°C')
    expect(text()).toContain('Clear <b>')
    expect(text()).toContain('Wind 11 mph')
    expect(text()).toContain('Humidity 60%')
    const days = [...section().querySelectorAll('li')].map((item) => item.textContent.replace(/\s+/g, ' '))
    expect(days).toEqual(['TodayRainHighest 10° Lowest 0°', 'SatRainHighest 10° Lowest 0°'])
    const links = [...section().querySelectorAll('a')].map(({ href }) => href)
    expect(links).toEqual(['https://www.met.no/en', 'https://creativecommons.org/licenses/by/4.0/'])
    expect(section().querySelectorAll('svg[aria-hidden=true]')).toHaveLength(3)
    expect(text()).not.toContain('earlier forecast')
  })

  test('speaks the language of the page in the units of the reader', async () => {
    language('en-US')
    const stale = { ...WEATHER, stale: true }
    await reach({ [PATH]: stale }, 'he')
    expect(text()).toContain('71')
    expect(text()).toContain('היום')
    expect(text()).toContain('מתחזית קודמת')
  })

  test('tells the wind in the unit that is chosen for distances', async () => {
    language('en-GB')
    await reach({ [PATH]: WEATHER })
    const { turnDistances } = await import('#site/stores/nearby/distances.ts')
    turnDistances()
    expect(text()).toContain('Wind 18 km/h')
    turnDistances()
    expect(text()).toContain('Wind 11 mph')
    localStorage.clear()
  })

  test('does without what the provider does not tell', async () => {
    const { sky, text: name, night, celsius } = WEATHER.now
    const now = { sky, text: name, night, celsius }
    await reach({ [PATH]: { ...WEATHER, now } })
    expect(text()).not.toMatch(/Wind|Humidity/)
  })

  test('that cannot be filled is not seen, and a toast says so once a session', async () => {
    await reach({})
    expect(section().className).toMatch(/is-blank$/)
    await eventually(() =>
      expect(add.mock.calls).toEqual([[{ type: 'error', text: 'Could not get Location Weather' }]]),
    )
    vi.resetModules()
    await reach({})
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(add).toHaveBeenCalledOnce()
  })
})

test.each(LANGS)('its room is in the page in %s', (lang) => {
  const html = weatherSection({ lang, weather: true }, { id: 7 }).html
  document.body.innerHTML = html
  expect(section().dataset['weather']).toBe('7')
  expect(section().querySelector('h2')?.textContent).toMatch(/.{4}/)
  const words = JSON.parse(section().dataset['words'] ?? '') as object
  expect(Object.keys(words)).toHaveLength(8)
})

test('there is no room for it where the weather is off', () => {
  expect(weatherSection({ lang: 'en' }, { id: 7 }).html).toBe('')
})
