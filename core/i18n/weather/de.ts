import type { WeatherWords } from './en.ts'

export const weatherDe: WeatherWords = {
  box: {
    title: 'Wetter',
    now: 'Jetzt',
    today: 'Heute',
    wind: 'Wind',
    humidity: 'Luftfeuchte',
    highest: 'Höchstwert',
    lowest: 'Tiefstwert',
    source: 'Wetterdaten',
    stale:
      'Aus einer früheren Vorhersage: Der Wetterdienst antwortet gerade nicht.',
  },
  skies: {
    clear: 'Klar',
    partly: 'Teils bewölkt',
    cloudy: 'Bewölkt',
    fog: 'Nebel',
    drizzle: 'Leichter Regen',
    rain: 'Regen',
    sleet: 'Schneeregen',
    snow: 'Schnee',
    thunder: 'Gewitter',
  },
}
