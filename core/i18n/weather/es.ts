import type { WeatherWords } from './en.ts'

export const weatherEs: WeatherWords = {
  box: {
    title: 'El tiempo',
    now: 'Ahora',
    today: 'Hoy',
    wind: 'Viento',
    humidity: 'Humedad',
    highest: 'Máxima',
    lowest: 'Mínima',
    source: 'Datos meteorológicos',
    stale:
      'De una previsión anterior: el servicio meteorológico no responde ahora mismo.',
  },
  skies: {
    clear: 'Despejado',
    partly: 'Parcialmente nublado',
    cloudy: 'Nublado',
    fog: 'Niebla',
    drizzle: 'Lluvia ligera',
    rain: 'Lluvia',
    sleet: 'Aguanieve',
    snow: 'Nieve',
    thunder: 'Tormenta',
  },
}
