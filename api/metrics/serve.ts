import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { addressOf } from '../config.ts'
import type { PeopleDeps } from '../deps.ts'
import { textOf } from './families.ts'
import { processGauges, siteGauges, storeGauges, watchDelay } from './gauges.ts'

export interface MetricsServer {
  url: string
  close(): Promise<void>
}

/** Gives the figures at `/metrics`, on a port of their own that visitors do not reach. */
export async function serveMetrics(
  deps: PeopleDeps,
  { host, port }: { host: string; port: number },
): Promise<MetricsServer> {
  const delay = watchDelay()
  const figures = async () => {
    const families = [
      ...processGauges(delay),
      ...(await siteGauges(deps)),
      ...(await storeGauges(deps)),
    ]
    return families.map(textOf).join('') + (deps.meter?.text() ?? '')
  }
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      return void response.writeHead(404).end()
    }
    figures().then(
      (text) =>
        response
          .writeHead(200, { 'content-type': 'text/plain; version=0.0.4' })
          .end(text),
      () => response.writeHead(500).end(),
    )
  })
  server.listen(port, host)
  await once(server, 'listening')
  return {
    url: addressOf(host, (server.address() as AddressInfo).port),
    async close() {
      delay.disable()
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
