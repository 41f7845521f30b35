import type { FastifyInstance, FastifyReply, RouteOptions } from 'fastify'

export const HEADERS = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  // What a visitor looks at here reveals religion: other sites are told nothing.
  'referrer-policy': 'same-origin',
  'permissions-policy':
    'geolocation=(self), camera=(), microphone=(), payment=(), usb=(), browsing-topics=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  // Whatever is not a page needs nothing.
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
}

/** For what pages of other sites may read. */
const OPEN_HEADERS = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
}

/** Browsers of a site with a certificate ask for nothing without it. */
export const ONLY_HTTPS = { 'strict-transport-security': 'max-age=31536000' }

/**
 * Gives every answer the hardening headers, and lets pages of other sites read the answers of the API
 * that are the same for everybody. Answers a function for answers that no hook sees.
 */
export function addSecurity(
  app: FastifyInstance,
  { origin }: { origin: string },
): (reply: FastifyReply) => void {
  const own = origin.startsWith('https:')
    ? { ...HEADERS, ...ONLY_HTTPS }
    : HEADERS
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

/** Other origins that pages may ask, whose images they may show, and whose scripts and frames they may hold, and whose frames alone. */
export interface OutsideOrigins {
  asked?: readonly string[]
  images?: readonly string[]
  embedded?: readonly string[]
  framed?: readonly string[]
}

/** The Content-Security-Policy of pages whose inline scripts have these hashes (`sha256-…`). */
export function pagePolicy(
  scriptHashes: readonly string[],
  { asked = [], images = [], embedded = [], framed = [] }: OutsideOrigins = {},
): string {
  const frames = [...embedded, ...framed]
  const scripts = scriptHashes.map((hash) => `'${hash}'`)
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scripts, ...embedded].join(' '),
    ...(frames.length > 0 ? [['frame-src', ...frames].join(' ')] : []),
    // The captcha's proof of work.
    "worker-src 'self'",
    "style-src 'self'",
    ["img-src 'self' data:", ...images].join(' '),
    ["connect-src 'self'", ...asked].join(' '),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** Swagger UI sets its styles in place; scripts come from its own files only. */
export const DOCS_POLICY =
  "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
