import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Behaviours of a weather server. */
export const WEATHER_BEHAVIOURS = ['errs', 'talks nonsense', 'breaks off', 'hangs', 'works'] as const
export type WeatherBehaviour = (typeof WEATHER_BEHAVIOURS)[number]

/** A weather server on loopback, like MET Norway's, with switchable behaviour. */
export interface BrokenWeather {
  url: string
  behaviour: WeatherBehaviour
  asked: number
  close(): Promise<void>
}

export async function startBrokenWeather(): Promise<BrokenWeather> {
  const broken = { behaviour: 'works' as WeatherBehaviour, asked: 0 }
  const server = createServer((_, answer) => {
    broken.asked++
    if (broken.behaviour === 'hangs') return
    if (broken.behaviour === 'errs') return void answer.writeHead(500).end('no')
    answer.setHeader('content-type', 'application/json')
    if (broken.behaviour === 'talks nonsense') return void answer.end('{"properties":{"timeseries":"rain"}}')
    if (broken.behaviour === 'breaks off') {
      answer.writeHead(200, { 'content-length': '5000' }).write('{"type":"Fea')
      return void setTimeout(() => answer.destroy(), 20)
    }
    answer.end(JSON.stringify(forecast(Date.now())))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return Object.assign(broken, {
    url: `http://127.0.0.1:${port}`,
    async close() {
      server.closeAllConnections()
      server.close()
    },
  })
}

const HOUR_MS = 3_600_000

function forecast(now: number): object {
  const hours = Array.from({ length: 60 }, (_, hour) => ({
    time: new Date(now - (now % HOUR_MS) + hour * HOUR_MS).toISOString(),
    data: {
      instant: {
        details: { air_temperature: 20, wind_speed: 3, relative_humidity: 50 },
      },
      next_1_hours: {
        summary: { symbol_code: 'fair_day' },
        details: { precipitation_amount: 0 },
      },
      next_6_hours: {
        summary: { symbol_code: 'fair_day' },
        details: {
          precipitation_amount: 0,
          air_temperature_max: 22,
          air_temperature_min: 15,
        },
      },
    },
  }))
  return {
    type: 'Feature',
    geometry: { type: 'Point', coordinates: [35, 31, 700] },
    properties: {
      meta: { updated_at: new Date(now).toISOString() },
      timeseries: hours,
    },
  }
}
