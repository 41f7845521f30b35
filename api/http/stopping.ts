import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { PeopleDeps } from '../deps.ts'

/** During shutdown, asks clients to reconnect. */
export function addStopping(app: FastifyInstance, { isStopping = () => false }: Pick<PeopleDeps, 'isStopping'>): void {
  app.addHook('onSend', (_, reply, payload, done) => {
    if (isStopping()) reply.header('connection', 'close')
    done(null, payload)
  })
}

/** An interruptible wait. */
export interface Drain {
  isStopping: () => boolean
  /** Starts the shutdown; resolves once load balancers had time to notice. */
  begin(): Promise<void>
}

export function drainFor(ms: number): Drain {
  let isStopping = false
  return {
    isStopping: () => isStopping,
    async begin() {
      isStopping = true
      if (ms > 0) await sleep(ms)
    },
  }
}

export interface Stopping {
  close: () => Promise<void>
  /** After this the process exits, whatever it is doing. */
  limitMs: number
  log: Pick<FastifyBaseLogger, 'info' | 'error'>
  exit?: (code: number) => void
}

/** Ctrl-C arrives twice, from the terminal and from npm; only a later one is a second request. */
const ECHO_MS = 1000
const ENDED_AT_ONCE = 1

/** Shuts down gracefully on signals: exits with 0, or with 1 if work could not be finished. */
export function stopOnSignals({ close, limitMs, log, exit = (code) => process.exit(code) }: Stopping): void {
  let askedAt = Number.NaN
  const ask = (signal: NodeJS.Signals) => {
    const now = performance.now()
    if (now - askedAt < ECHO_MS) return
    if (!Number.isNaN(askedAt)) {
      log.error({ signal }, 'Second signal: exiting now')
      return exit(ENDED_AT_ONCE)
    }
    askedAt = now
    log.info({ signal }, 'Stopping')
    setTimeout(() => {
      log.error({ seconds: limitMs / 1000 }, 'Shutdown timed out: exiting now')
      exit(ENDED_AT_ONCE)
    }, limitMs).unref()
    close().then(
      () => {
        log.info('Stopped')
        exit(0)
      },
      (err: unknown) => {
        log.error({ err }, 'Could not shut down gracefully')
        exit(ENDED_AT_ONCE)
      },
    )
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, ask)
}
