import type { WeatherWords } from './en.ts'

export const weatherRu: WeatherWords = {
  box: {
    title: 'Погода',
    now: 'Сейчас',
    today: 'Сегодня',
    wind: 'Ветер',
    humidity: 'Влажность',
    highest: 'Максимум',
    lowest: 'Минимум',
    source: 'Данные о погоде',
    stale: 'По более раннему прогнозу: метеослужба сейчас не отвечает.',
  },
  skies: {
    clear: 'Ясно',
    partly: 'Переменная облачность',
    cloudy: 'Облачно',
    fog: 'Туман',
    drizzle: 'Небольшой дождь',
    rain: 'Дождь',
    sleet: 'Мокрый снег',
    snow: 'Снег',
    thunder: 'Гроза',
  },
}
