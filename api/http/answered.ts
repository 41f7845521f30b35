import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/** The outcome of a request. */
export interface Answered {
  seconds: number
  /** Whether the client hung up early. */
  wasAborted: boolean
}

export type OnAnswered = (request: FastifyRequest, reply: FastifyReply, how: Answered) => void

declare module 'fastify' {
  interface FastifyInstance {
    /** Called for every response. */
    answeredListeners: OnAnswered[]
  }
}

/** Calls back once for every finished response, including aborted ones. */
export function onAnswered(app: FastifyInstance, tell: OnAnswered): void {
  if (app.hasDecorator('answeredListeners')) {
    app.answeredListeners.push(tell)
    return
  }
  const listeners = [tell]
  app.decorate('answeredListeners', listeners)
  app.addHook('onRequest', (request, reply, done) => {
    const begun = performance.now()
    // 'close' fires once for every response; Fastify's onResponse does not fire for all.
    reply.raw.on('close', () => {
      const seconds = (performance.now() - begun) / 1000
      const wasAborted = !reply.raw.writableEnded
      for (const listener of listeners) listener(request, reply, { seconds, wasAborted })
    })
    done()
  })
}
