import { randomInt } from 'node:crypto'
import { listenOnce } from '../cli/listen-once.ts'

/** Below the system's ephemeral ports (Linux from 32768 on), which are assigned at random. */
const PORTS = [20_000, 32_000] as const
const TRIES = 20

/** A free port that the system will not assign to others. */
export async function freePort(): Promise<number> {
  for (let left = TRIES; ; left--) {
    const port = randomInt(...PORTS)
    try {
      await listenOnce({ host: '127.0.0.1', port })
      return port
    } catch (error) {
      if (left === 0) throw error
    }
  }
}
