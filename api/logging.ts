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
    message: withoutPeople(String(error.message)),
    stack: withoutPeople(error.stack ?? ''),
  }),
}

const ADDRESSES = [
  /[^\s<>"'(),;:]+@[^\s<>"'(),;:]+/g,
  /\b\d{1,3}(\.\d{1,3}){3}\b/g,
  /\b([\da-f]{1,4}:){2,7}(:?[\da-f]{1,4})+\b|\b([\da-f]{1,4}:){2,}:/gi,
]

/** Databases and mail servers repeat addresses in what they complain of. */
function withoutPeople(text: string): string {
  return ADDRESSES.reduce((rest, address) => rest.replace(address, '…'), text)
}
