import type { WeatherWords } from './en.ts'

export const weatherFr: WeatherWords = {
  box: {
    title: 'Météo',
    now: 'Maintenant',
    today: 'Aujourd’hui',
    wind: 'Vent',
    humidity: 'Humidité',
    highest: 'Maximum',
    lowest: 'Minimum',
    source: 'Données météo',
    stale:
      'Prévision antérieure : le service météo ne répond pas pour le moment.',
  },
  skies: {
    clear: 'Ciel dégagé',
    partly: 'Partiellement nuageux',
    cloudy: 'Nuageux',
    fog: 'Brouillard',
    drizzle: 'Pluie faible',
    rain: 'Pluie',
    sleet: 'Neige fondue',
    snow: 'Neige',
    thunder: 'Orage',
  },
}
