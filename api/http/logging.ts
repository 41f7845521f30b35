import type { FastifyInstance } from 'fastify'
import { SERIALIZERS } from '../settings/log.ts'
import { onAnswered } from './answered.ts'

/** Logs each request at `info`. */
export function addRequestLog(app: FastifyInstance): void {
  onAnswered(app, (request, reply, { seconds, wasAborted }) => {
    const { errorCode } = reply
    request.log.info(
      {
        ...SERIALIZERS.req(request),
        status: reply.statusCode,
        ms: Math.round(seconds * 1e5) / 100,
        ...(errorCode && { code: errorCode }),
        ...(wasAborted && { wasAborted }),
      },
      'request',
    )
  })
}
