import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/** How an answer went. */
export interface Answered {
  seconds: number
  /** The caller hung up before its end. */
  wasGivenUp: boolean
}

export type OnAnswered = (request: FastifyRequest, reply: FastifyReply, how: Answered) => void

declare module 'fastify' {
  interface FastifyInstance {
    /** Who is told of every answer. */
    answeredListeners: OnAnswered[]
  }
}

/** Tells of every answer once it is over, also of those that callers gave up. */
export function onAnswered(app: FastifyInstance, tell: OnAnswered): void {
  if (app.hasDecorator('answeredListeners')) {
    app.answeredListeners.push(tell)
    return
  }
  const listeners = [tell]
  app.decorate('answeredListeners', listeners)
  app.addHook('onRequest', (request, reply, done) => {
    const begun = performance.now()
    // 'close' comes once for every answer; Fastify's onResponse does not come for all.
    reply.raw.on('close', () => {
      const seconds = (performance.now() - begun) / 1000
      const wasGivenUp = !reply.raw.writableEnded
      for (const listener of listeners) listener(request, reply, { seconds, wasGivenUp })
    })
    done()
  })
}
