import type { FastifyInstance } from 'fastify'
import { onAnswered } from '../http/answered.ts'
import { Counter, Gauge, Histogram, Registry } from 'prom-client'

/** The counters of a process. */
export interface Meter {
  /** Counts the requests of a server. */
  watch(app: FastifyInstance): void
  /** Counts a mail's outcome. */
  mail(what: string): void
  /** Records when a forecast was last confirmed, epoch milliseconds. */
  forecast(at: number): void
  /** When a forecast was last confirmed; undefined before the first one. */
  lastForecast(): number | undefined
  /** All counters in Prometheus' text format. */
  text(): Promise<string>
}

const SECONDS = [0.001, 0.005, 0.02, 0.1, 0.3, 1, 3, 10]

export function openMeter(): Meter {
  let forecastAt: number | undefined
  const registry = new Registry()
  const registers = [registry]
  const inFlight = new Gauge({
    name: 'kosher_http_in_flight',
    help: 'Requests in progress.',
    registers,
  })
  const requests = new Histogram({
    name: 'kosher_http_request_seconds',
    help: 'Response times by route pattern.',
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS,
    registers,
  })
  const refusals = new Counter({
    name: 'kosher_refusals_total',
    help: 'Error responses by code.',
    labelNames: ['code'],
    registers,
  })
  const givenUp = new Counter({
    name: 'kosher_given_up_total',
    help: 'Requests aborted by the client.',
    registers,
  })
  const mails = new Counter({
    name: 'kosher_mail_events_total',
    help: 'Problems with mail.',
    labelNames: ['what'],
    registers,
  })
  return {
    watch(app) {
      app.addHook('onRequest', (_request, _reply, done) => {
        inFlight.inc()
        done()
      })
      onAnswered(app, ({ method, routeOptions }, reply, how) => {
        inFlight.dec()
        const route = routeOptions.url ?? 'none'
        const status = `${Math.floor(reply.statusCode / 100)}xx`
        requests.observe({ method, route, status }, how.seconds)
        if (reply.errorCode) refusals.inc({ code: reply.errorCode })
        if (how.wasAborted) givenUp.inc()
      })
    },
    mail: (what) => mails.inc({ what }),
    forecast: (at) => (forecastAt = at),
    lastForecast: () => forecastAt,
    text: () => registry.metrics(),
  }
}
