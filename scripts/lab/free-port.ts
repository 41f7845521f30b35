import { randomInt } from 'node:crypto'
import { listenOnce } from '../cli/listen-once.ts'

/** Below the ports that a system hands out by itself (Linux from 32768 on): whoever asks for any gets none of these. */
const PORTS = [20_000, 32_000] as const
const TRIES = 20

/** A port of this machine that nobody has at this moment, nor is given by chance before it is used. */
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
