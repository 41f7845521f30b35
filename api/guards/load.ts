import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { answerInvalid } from '#api/http/broken-requests.ts'
import { AppError } from '#core/contract/app-error.ts'
import { addressOf } from './limits.ts'

/** Maximum concurrent requests: more would only slow down all of them. */
interface Cap {
  most: number
  /** Maximum for one address, which may be a proxy. */
  mostOfOne: number
}

/** Separate limits, so that API calls cannot crowd out pages, nor pages calls. */
const CAPS = {
  pages: { most: 500, mostOfOne: 200 },
  calls: { most: 500, mostOfOne: 200 },
  /** Requests whose body has not arrived. */
  bodies: { most: 200, mostOfOne: 50 },
  /** The same for forms with files, which may take longer. */
  uploads: { most: 50, mostOfOne: 10 },
} as const satisfies Record<string, Cap>

export interface LoadLimits extends Partial<Record<keyof typeof CAPS, Cap>> {
  /** Timeout of a body without files. */
  bodyMs?: number
}

const BODY_MS = 10_000

/** Refuses requests beyond the limits, with Retry-After, and drops clients that are slow with a small body. */
export function addLoadLimit(app: FastifyInstance, { bodyMs = BODY_MS, ...caps }: LoadLimits = {}): void {
  const { pages, calls, bodies, uploads } = gatesOf({ ...CAPS, ...caps })
  app.addHook('onRequest', (request, reply, done) => {
    const who = addressOf(request)
    const leave = (isPage(request) ? pages : calls).enter(who)
    // 'close' fires once for every response, also for an aborted one.
    if (leave) reply.raw.once('close', leave)
    const isIn = leave && (!hasBody(request) || letBodyIn(request, reply, who))
    if (isIn) return done()
    reply.header('retry-after', '2')
    done(new AppError('overloaded'))
  })
  const letBodyIn = (request: FastifyRequest, reply: FastifyReply, who: string): boolean => {
    const leave = (isForm(request) ? uploads : bodies).enter(who)
    if (!leave) return false
    request.raw.once('end', leave)
    reply.raw.once('close', leave)
    return true
  }
  endSlowBodies(app, bodyMs)
}

/** Times out bodies without files: Node itself waits as long as an upload may take. */
function endSlowBodies(app: FastifyInstance, bodyMs: number): void {
  app.addHook('preParsing', (request, reply, _, done) => {
    done()
    if (!hasBody(request) || isForm(request)) return
    const { raw } = request
    const late = { code: 'ERR_HTTP_REQUEST_TIMEOUT' } as NodeJS.ErrnoException
    const end = () => raw.complete || answerInvalid(late, raw.socket)
    const timer = setTimeout(end, bodyMs)
    const stop = () => clearTimeout(timer)
    raw.once('end', stop)
    reply.raw.once('close', stop)
  })
}

type Gates = Record<keyof typeof CAPS, Gate>

const gatesOf = (caps: Record<keyof typeof CAPS, Cap>): Gates =>
  Object.fromEntries(Object.entries(caps).map(([name, cap]) => [name, new Gate(cap)])) as Gates

/** Counts open requests. */
class Gate {
  #cap: Cap
  #total = 0
  #open = new Map<string, number>()

  constructor(cap: Cap) {
    this.#cap = cap
  }

  /** Returns a function to leave, which counts once; undefined if full. */
  enter(who: string): (() => void) | undefined {
    const ofOne = this.#open.get(who) ?? 0
    if (this.#total >= this.#cap.most || ofOne >= this.#cap.mostOfOne) return undefined
    this.#total += 1
    this.#open.set(who, ofOne + 1)
    let isIn = true
    return () => {
      if (isIn) this.#leave(who)
      isIn = false
    }
  }

  #leave(who: string): void {
    this.#total -= 1
    const left = (this.#open.get(who) ?? 1) - 1
    if (left > 0) this.#open.set(who, left)
    else this.#open.delete(who)
  }
}

const isPage = ({ method, url }: FastifyRequest): boolean =>
  (method === 'GET' || method === 'HEAD') && !url.startsWith('/rest/')

const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

const isForm = ({ headers }: FastifyRequest): boolean => /^multipart\//i.test(headers['content-type'] ?? '')
