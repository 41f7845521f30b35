import type { FastifyInstance } from 'fastify'
import { onAnswered } from '../http/answered.ts'
import { counter, histogram, textOf } from './families.ts'

/** What a process counts as it happens. */
export interface Meter {
  /** Counts the requests of a server. */
  watch(app: FastifyInstance): void
  /** Notes that mail has gone, or what became of it. */
  mail(what: string): void
  /** Notes when a forecast was last confirmed, epoch milliseconds. */
  forecast(at: number): void
  /** When a forecast was last confirmed; undefined before the first one. */
  lastForecast(): number | undefined
  /** All of it in Prometheus' text format. */
  text(): string
}

const SECONDS = [0.001, 0.005, 0.02, 0.1, 0.3, 1, 3, 10] as const

export function openMeter(): Meter {
  let inFlight = 0
  let forecastAt: number | undefined
  const requests = histogram(
    {
      name: 'kosher_http_request_seconds',
      help: 'How long answers took, by the pattern of their route.',
    },
    SECONDS,
  )
  const refusals = counter(
    'kosher_refusals_total',
    'Answers with an error, by its code in the contract.',
  )
  const givenUp = counter(
    'kosher_given_up_total',
    'Requests whose caller hung up before the end of the answer.',
  )
  const mails = counter('kosher_mail_events_total', 'Troubles with mail.')
  return {
    watch(app) {
      app.addHook('onRequest', (_request, _reply, done) => {
        inFlight += 1
        done()
      })
      onAnswered(app, ({ method, routeOptions }, reply, how) => {
        inFlight -= 1
        const route = routeOptions.url ?? 'none'
        const status = `${Math.floor(reply.statusCode / 100)}xx`
        requests.observe({ method, route, status }, how.seconds)
        if (reply.errorCode) refusals.add({ code: reply.errorCode })
        if (how.wasGivenUp) givenUp.add({})
      })
    },
    mail: (what) => mails.add({ what }),
    forecast: (at) => (forecastAt = at),
    lastForecast: () => forecastAt,
    text: () =>
      [
        textOf({
          name: 'kosher_http_in_flight',
          help: 'Requests being answered.',
          type: 'gauge',
          samples: [{ value: inFlight }],
        }),
        ...[requests, refusals, givenUp, mails].map((family) => family.text()),
      ].join(''),
  }
}
