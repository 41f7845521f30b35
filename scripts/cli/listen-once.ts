import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import type { Config } from '#api/config.ts'

/** Rejects, as a server would later, if the address cannot be listened on. */
export async function listenOnce(at: Pick<Config, 'host' | 'port'>): Promise<AddressInfo> {
  const server = createServer().listen(at.port, at.host)
  await once(server, 'listening')
  const address = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return address
}
