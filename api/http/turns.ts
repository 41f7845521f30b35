import { Socket } from 'node:net'
import type { FastifyRequest } from 'fastify'

let turn = 0
let isCounting = false

/**
 * The number of this turn of the event loop. Network requests of one turn all arrived before anything written in it, so
 * one check holds for all of them. A request made by the process itself may follow a write of the same turn: its number
 * is NaN, which equals no other.
 */
export function eventLoopTick({ socket }: Pick<FastifyRequest, 'socket'>): number {
  if (!(socket instanceof Socket)) return Number.NaN
  if (!isCounting) {
    isCounting = true
    setImmediate(() => {
      turn += 1
      isCounting = false
    })
  }
  return turn
}
