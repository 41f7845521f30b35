import type { WeatherWords } from './en.ts'

export const weatherHe: WeatherWords = {
  box: {
    title: 'מזג האוויר',
    now: 'עכשיו',
    today: 'היום',
    wind: 'רוח',
    humidity: 'לחות',
    highest: 'הטמפרטורה הגבוהה',
    lowest: 'הטמפרטורה הנמוכה',
    source: 'נתוני מזג האוויר',
    stale: 'מתחזית קודמת: שירות מזג האוויר אינו משיב כרגע.',
  },
  skies: {
    clear: 'בהיר',
    partly: 'מעונן חלקית',
    cloudy: 'מעונן',
    fog: 'ערפל',
    drizzle: 'גשם קל',
    rain: 'גשם',
    sleet: 'גשם מעורב בשלג',
    snow: 'שלג',
    thunder: 'סופת רעמים',
  },
}
