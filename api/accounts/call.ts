import type { FastifyReply, FastifyRequest } from 'fastify'
import type { PeopleDeps } from '../deps.ts'

/** A call with its dependencies. */
export interface Call {
  request: FastifyRequest
  reply: FastifyReply
  deps: PeopleDeps
}
