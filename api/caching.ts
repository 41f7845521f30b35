import { hash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** `Cache-Control` of the route's good answers. */
    cacheControl?: string
  }
}

/** For content that an editor may change at any moment. */
export const BRIEFLY = 'public, max-age=60'
/** For what is worked out from the sky and the calendar alone: six hours. */
export const FOR_HOURS = 'public, max-age=21600'
/** For what depends on where the caller is. */
export const PRIVATELY = 'private, max-age=60'

/** Gives every whole answer to a GET an ETag, and answers 304 to who has it already. */
export function addCaching(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    if (!isRead || reply.statusCode !== 200) {
      setUnlessSet(reply, 'cache-control', 'no-store')
      return payload
    }
    const { cacheControl = 'no-cache' } = request.routeOptions.config
    setUnlessSet(reply, 'cache-control', cacheControl)
    const isWhole = typeof payload === 'string' || Buffer.isBuffer(payload)
    if (!isWhole || cacheControl === 'no-store') return payload
    // Weak: a proxy may pack the same answer in another way.
    const etag = `W/"${hash('sha1', payload, 'base64url')}"`
    reply.header('etag', etag)
    if (!hasAlready(request, etag)) return payload
    reply.code(304).removeHeader('content-type').removeHeader('content-length')
    return ''
  })
}

function setUnlessSet(reply: FastifyReply, name: string, value: string): void {
  if (!reply.hasHeader(name)) reply.header(name, value)
}

function hasAlready({ headers }: FastifyRequest, etag: string): boolean {
  const known = headers['if-none-match']
  if (!known) return false
  const opaque = (tag: string) => tag.trim().replace(/^W\//, '')
  return (
    known.trim() === '*' ||
    known.split(',').some((tag) => opaque(tag) === opaque(etag))
  )
}
