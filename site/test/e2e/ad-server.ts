import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface AdServer {
  /** Of the script. */
  url: string
  close(): Promise<void>
}

/** What a network's script does: it looks for its elements and puts something into each, later. */
const SCRIPT = `
setTimeout(() => {
  for (const unit of document.querySelectorAll('[data-zone]'))
    unit.textContent = 'Ad ' + unit.dataset.zone + '/' + unit.dataset.oid + ' '.repeat(9) + 'Buy '.repeat(400)
}, 100)
`

/** An ad network on loopback. */
export async function startAdServer(port = 0): Promise<AdServer> {
  const server = createServer((_, response) => {
    const type = 'text/javascript'
    response.writeHead(200, {
      'content-type': type,
      'cross-origin-resource-policy': 'cross-origin',
    })
    response.end(SCRIPT)
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${address.port}/serve.js`,
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
