import type { Sky } from '../../contract/weather.ts'

/** The words of the weather; every other language is measured against them. */
export const weatherEn = {
  box: {
    title: 'Weather',
    now: 'Now',
    today: 'Today',
    wind: 'Wind',
    humidity: 'Humidity',
    highest: 'Highest',
    lowest: 'Lowest',
    source: 'Weather data',
    stale:
      'From an earlier forecast: the weather service does not answer right now.',
  },
  skies: {
    clear: 'Clear',
    partly: 'Partly cloudy',
    cloudy: 'Cloudy',
    fog: 'Fog',
    drizzle: 'Light rain',
    rain: 'Rain',
    sleet: 'Sleet',
    snow: 'Snow',
    thunder: 'Thunderstorm',
  },
} as const satisfies { box: object; skies: Record<Sky, string> }

type Texts<T> = { readonly [K in keyof T]: string }
export interface WeatherWords {
  /** Of the box on pages. */
  box: Texts<typeof weatherEn.box>
  skies: Texts<typeof weatherEn.skies>
}
