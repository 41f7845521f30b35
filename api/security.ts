import type { FastifyInstance, FastifyReply } from 'fastify'

const HEADERS = {
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

/** Gives every answer the hardening headers. */
export function addSecurity(app: FastifyInstance): void {
  app.addHook('onRequest', async (_, reply) => harden(reply))
}

/** Answers of the API that anyone may read, from pages of other sites too. */
export function addOpenReads(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    if (!isRead || !request.url.startsWith('/rest/tjt/')) return
    reply.headers({
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
    })
  })
}

/** For answers that no hook sees. */
export function harden(reply: FastifyReply): void {
  reply.headers(HEADERS)
}

/** The Content-Security-Policy of pages whose inline scripts have these hashes (`sha256-…`), and that may ask these other origins. */
export function pagePolicy(
  scriptHashes: readonly string[],
  origins: readonly string[] = [],
): string {
  const scripts = scriptHashes.map((hash) => `'${hash}'`)
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scripts].join(' '),
    "style-src 'self'",
    "img-src 'self' data:",
    ["connect-src 'self'", ...origins].join(' '),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** Swagger UI sets its styles in place; scripts come from its own files only. */
export const DOCS_POLICY =
  "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
