import { Socket } from 'node:net'
import type { FastifyRequest } from 'fastify'

let turn = 0
let isCounting = false

/**
 * The number of this turn of the event loop. Requests that the network brings in one turn came before
 * whatever is written in it: what has been looked at for one of them holds for all. One that the process
 * makes itself may follow a write of the same turn: its number is NaN, which is equal to no other.
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
