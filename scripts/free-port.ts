import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import type { Config } from '#api/config.ts'

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

/** Rejects, as a server would later, where nobody can listen at that address now. */
export async function listenOnce(
  at: Pick<Config, 'host' | 'port'>,
): Promise<AddressInfo> {
  const server = createServer().listen(at.port, at.host)
  await once(server, 'listening')
  const address = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return address
}
