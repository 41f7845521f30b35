import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/** How an answer went. */
export interface Answered {
  seconds: number
  /** The caller hung up before its end. */
  wasGivenUp: boolean
}

export type OnAnswered = (
  request: FastifyRequest,
  reply: FastifyReply,
  how: Answered,
) => void

/** Tells of every answer once it is over, also of those that callers gave up. */
export function onAnswered(app: FastifyInstance, tell: OnAnswered): void {
  app.addHook('onRequest', (request, reply, done) => {
    const begun = performance.now()
    // 'close' comes once for every answer; Fastify's onResponse does not come for all.
    reply.raw.on('close', () =>
      tell(request, reply, {
        seconds: (performance.now() - begun) / 1000,
        wasGivenUp: !reply.raw.writableEnded,
      }),
    )
    done()
  })
}
