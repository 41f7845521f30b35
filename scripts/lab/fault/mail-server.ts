import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { SMTPServer } from 'smtp-server'

/** A mail server on loopback that accepts and counts everything. */
export interface MailServer {
  url: string
  /** Deliveries by Message-ID. */
  arrived: Map<string, { to: string; times: number }>
  close(): Promise<void>
}

/** Maximum delay before acknowledging a message, when a kill hurts most. */
const SLOWEST_MS = 40

export async function startMailServer(): Promise<MailServer> {
  const arrived: MailServer['arrived'] = new Map()
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    onData(stream, session, callback) {
      void text(stream).then(async (message) => {
        const id = /^message-id: *(\S+)/im.exec(message)?.[1] ?? ''
        const to = session.envelope.rcptTo[0]?.address ?? ''
        arrived.set(id, { to, times: (arrived.get(id)?.times ?? 0) + 1 })
        await sleep(Math.random() * SLOWEST_MS)
        callback()
      }, callback)
    },
  })
  // Killed clients are expected.
  server.on('error', () => {})
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    arrived,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
