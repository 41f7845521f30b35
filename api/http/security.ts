import { HEADERS, ONLY_HTTPS } from '#core/domain/security-headers.ts'
import type { IncomingMessage } from 'node:http'
import { AppError } from '#core/contract/app-error.ts'
import type { FastifyInstance, FastifyReply, RouteOptions } from 'fastify'

/** For responses that other sites may read. */
const OPEN_HEADERS = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
}

/**
 * Adds security headers to every response, and lets other sites read the API's public responses. Returns a function for
 * responses that bypass hooks.
 */
export function addSecurity(app: FastifyInstance, { origin }: { origin: string }): (reply: FastifyReply) => void {
  const own = origin.startsWith('https:') ? { ...HEADERS, ...ONLY_HTTPS } : HEADERS
  app.addHook('onRequest', ({ raw }, reply, done) => {
    reply.headers(own)
    if (hostsOf(raw) < 2) return done()
    // Where the next request begins is unclear too, so the connection ends.
    reply.header('connection', 'close')
    done(new AppError('invalidRequest'))
  })
  app.addHook('onRoute', (route) => {
    if (!isOpenRead(route)) return
    // A copy, because routes share their config.
    route.config = { ...route.config, isOpenRead: true }
    route.onRequest = [openToAll, route.onRequest ?? []].flat()
  })
  return (reply) => void reply.headers(own)
}

/**
 * How many hosts a request names. Node takes the first and drops the others, while a proxy before us may have taken the
 * last: RFC 9112 wants such requests refused.
 */
const hostsOf = ({ rawHeaders }: IncomingMessage): number =>
  rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host').length

function openToAll(_: unknown, reply: FastifyReply, done: () => void): void {
  reply.headers(OPEN_HEADERS)
  done()
}

function isOpenRead({ method, url, config = {} }: RouteOptions): boolean {
  const { access = 'open', cacheControl = 'no-store' } = config
  return (
    [method].flat().every((name) => name === 'GET' || name === 'HEAD') &&
    url.startsWith('/rest/tjt/') &&
    access === 'open' &&
    cacheControl !== 'no-store'
  )
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Derived from a route's access and caching. */
    isOpenRead?: boolean
  }
}

/** Swagger UI uses inline styles; scripts come only from its own files. */
export const DOCS_POLICY =
  "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; object-src 'none'; base-uri " +
  "'none'; form-action 'self'; frame-ancestors 'none'"
