import type { FastifyError, FastifyRequest } from 'fastify'

/**
 * What logs say of a request: the route that answered, never the address asked for, the caller or what
 * was sent. Where somebody looks for a synagogue is nobody's business.
 */
export const SERIALIZERS = {
  req: (request: FastifyRequest) => ({
    method: request.method,
    route: request.routeOptions?.url ?? 'unknown',
  }),
  res: (reply: { statusCode?: number }) => ({
    statusCode: reply.statusCode ?? 0,
  }),
  err: (error: FastifyError) => ({
    type: error.name,
    code: error.code,
    message: error.message,
    stack: error.stack ?? '',
  }),
}
