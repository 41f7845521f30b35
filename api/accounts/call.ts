import type { FastifyReply, FastifyRequest } from 'fastify'
import type { PeopleDeps } from '../deps.ts'

/** A call and what it may use. */
export interface Call {
  request: FastifyRequest
  reply: FastifyReply
  deps: PeopleDeps
}
