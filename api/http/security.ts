import { HEADERS, ONLY_HTTPS } from '#core/domain/security-headers.ts'
import type { FastifyInstance, FastifyReply, RouteOptions } from 'fastify'

/** For what pages of other sites may read. */
const OPEN_HEADERS = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
}

/**
 * Gives every answer the hardening headers, and lets pages of other sites read the answers of the API
 * that are the same for everybody. Answers a function for answers that no hook sees.
 */
export function addSecurity(app: FastifyInstance, { origin }: { origin: string }): (reply: FastifyReply) => void {
  const own = origin.startsWith('https:') ? { ...HEADERS, ...ONLY_HTTPS } : HEADERS
  app.addHook('onRequest', (_, reply, done) => {
    reply.headers(own)
    done()
  })
  app.addHook('onRoute', (route) => {
    if (!isOpenRead(route)) return
    // A new object: routes share theirs.
    route.config = { ...route.config, isOpenRead: true }
    route.onRequest = [openToAll, route.onRequest ?? []].flat()
  })
  return (reply) => void reply.headers(own)
}

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
    /** Found out for each route, from who may call it and how long its answers may be kept. */
    isOpenRead?: boolean
  }
}

/** Swagger UI sets its styles in place; scripts come from its own files only. */
export const DOCS_POLICY =
  "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
