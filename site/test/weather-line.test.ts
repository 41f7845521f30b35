import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Weather } from '#core/contract/weather.ts'
import { fillWeather } from '#site/features/weather/weather-line.ts'
import { toastLateFailure } from '#site/ui/page/late-toasts.ts'
import { $degrees } from '#site/ui/units/units.ts'
import { network } from './network.ts'

// Toasts come from a part of their own, which has its own tests.
vi.mock('#site/ui/page/late-toasts.ts', () => ({ toastLateFailure: vi.fn() }))

const PATH = '/rest/tjt/locationweather/281184'
const day = { sky: 'rain', text: 'Rain', minCelsius: -0.4, maxCelsius: 10 } as const
const WEATHER: Weather = {
  tlid: 281184,
  locTitle: 'Jerusalem',
  updated: '2026-11-20T10:00:00.000Z',
  stale: false,
  now: { sky: 'clear', text: 'Clear <b>', night: true, celsius: 21.4 },
  days: ['2026-11-20', '2026-11-21'].map((date) => ({ ...day, date })),
  source: { name: 'MET Norway', url: 'https://www.met.no/en' },
}

// Other tests leave theirs.
beforeEach(() => $degrees.set('celsius'))
afterEach(() => vi.unstubAllGlobals())

const line = () => document.querySelector<HTMLElement>('[data-weather]')!
const text = () => line().textContent.replace(/\s+/g, ' ')

/** Fills the line of a page in a language. */
async function fill(answers: Record<string, unknown>, { lang = 'en', shabbat = '2026-11-21' } = {}) {
  document.documentElement.lang = lang
  document.body.innerHTML = `<span data-weather="281184" data-day="${shabbat}"></span>`
  const { send, urls } = network(answers)
  vi.stubGlobal('fetch', send)
  await fillWeather(line())
  return urls
}

test('the weather now and on Shabbat, with its source', async () => {
  expect(await fill({ [PATH]: WEATHER })).toEqual([`${PATH}/en`])
  expect(text()).toBe(' · 21°C Clear <b> · Sat 0°C–10°C Rain · MET Norway')
  expect(line().querySelector('a')!.href).toBe('https://www.met.no/en')
})

test('in the language of the page and the degrees of the reader', async () => {
  await fill({ [PATH]: WEATHER }, { lang: 'he' })
  expect(text()).toContain('21')
  $degrees.set('fahrenheit')
  expect(text()).toContain('71')
  expect(text()).toContain('שבת')
})

test('an old forecast says nothing of now, and where there is no day either the line stays empty', async () => {
  const stale = { ...WEATHER, stale: true }
  await fill({ [PATH]: stale })
  expect(text()).toBe(' · Sat 0°C–10°C Rain · MET Norway')
  await fill({ [PATH]: stale }, { shabbat: '2026-11-28' })
  expect(text()).toBe('')
})

test('where there is none the line stays as it was, and a toast says why', async () => {
  const error = { code: 'couldNotGetWeather', error: 'Could not get Location Weather' }
  await fill({ [PATH]: error })
  expect(line().innerHTML).toBe('')
  expect(toastLateFailure).toHaveBeenCalledExactlyOnceWith(
    'couldNotGetWeather',
    expect.objectContaining({ text: error.error }),
  )
})
