import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

const HOUR_MS = 3_600_000

/** The server's behaviour. */
export type Behaviour = 'good' | 'silent' | 'broken' | 'garbage' | 'empty'

export interface WeatherServer {
  url: string
  /** The requests so far. */
  asked: { url: URL; headers: IncomingMessage['headers'] }[]
  behaviour: Behaviour
  /** Put into the headers of good answers. */
  headers: Record<string, string>
  close(): Promise<void>
}

interface Options {
  now?: () => number
  port?: number
  /** The latitude that fails with 500. */
  unknown?: number
}

/** A server on loopback that answers as MET Norway and as Open-Meteo do. */
export async function startWeatherServer({ now = Date.now, port = 0, unknown }: Options = {}): Promise<WeatherServer> {
  const weather: WeatherServer = {
    url: '',
    asked: [],
    behaviour: 'good',
    headers: {},
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '', 'http://127.0.0.1')
    weather.asked.push({ url, headers: request.headers })
    const { searchParams } = url
    const lat = Number(searchParams.get('lat') ?? searchParams.get('latitude'))
    if (Math.floor(lat) === unknown) return void response.writeHead(500).end('no')
    answer(weather, { request, response, url, now: now() })
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  weather.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return weather
}

interface Asked {
  request: IncomingMessage
  response: ServerResponse
  url: URL
  now: number
}

function answer({ behaviour, headers }: WeatherServer, { request, response, url, now }: Asked): void {
  if (behaviour === 'silent') return
  if (behaviour === 'broken') return void response.writeHead(500).end('no')
  if (behaviour === 'garbage') return void response.end('<html>')
  const since = request.headers['if-modified-since']
  if (since && since === headers['last-modified']) return void response.writeHead(304, headers).end()
  const hours = behaviour === 'empty' ? 0 : 24 * 6
  const body = url.pathname === '/compact' ? met(now, hours) : openMeteo(now, hours)
  response.writeHead(200, { 'content-type': 'application/json', ...headers })
  response.end(JSON.stringify(body))
}

/** Degrees by the hour of the day in UTC: 12 at midnight, 35 an hour before the next one. */
export const celsiusAt = (at: number): number => 12 + new Date(at).getUTCHours()

/** From the present hour on, by the hour for two days and by six hours then. */
function met(now: number, count: number): object {
  const first = Math.floor(now / HOUR_MS) * HOUR_MS
  const moments = Array.from({ length: count }, (_, i) => first + i * HOUR_MS)
  const timeseries = moments
    .filter((at, i) => i < 48 || new Date(at).getUTCHours() % 6 === 0)
    .map((at, i, all) => {
      const night = new Date(at).getUTCHours() < 6
      const summary = { symbol_code: night ? 'clearsky_night' : 'lightrain' }
      const details = {
        air_temperature: celsiusAt(at),
        wind_speed: 5,
        relative_humidity: 60,
      }
      const period = i < 48 ? 'next_1_hours' : 'next_6_hours'
      const isLast = i === all.length - 1
      return {
        time: new Date(at).toISOString().replace('.000', ''),
        data: {
          instant: { details },
          ...(!isLast && { [period]: { summary } }),
        },
      }
    })
  const meta = { updated_at: new Date(first).toISOString() }
  return { type: 'Feature', properties: { meta, timeseries } }
}

/** From midnight of yesterday in UTC on, by the hour. */
function openMeteo(now: number, count: number): object {
  const first = Math.floor(now / (24 * HOUR_MS) - 1) * 24 * HOUR_MS
  const time = Array.from({ length: count && count + 48 }, (_, i) => first + i * HOUR_MS)
  const code = (at: number) => (new Date(at).getUTCHours() < 6 ? 0 : 61)
  return {
    hourly_units: { time: 'unixtime' },
    hourly: {
      time: time.map((at) => at / 1000),
      temperature_2m: time.map((at, i) => (i < time.length - 6 ? celsiusAt(at) : null)),
      relative_humidity_2m: time.map(() => 60),
      wind_speed_10m: time.map(() => 5),
      weather_code: time.map(code),
    },
  }
}
