import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { SMTPServer } from 'smtp-server'

/** A mail server on loopback that takes everything and counts it. */
export interface MailServer {
  url: string
  /** How often each message came, by its Message-ID. */
  arrived: Map<string, { to: string; times: number }>
  close(): Promise<void>
}

/** Longest that it thinks before it says that it has a message: the moment in which a kill hurts most. */
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
  // A client that is killed in the middle of a message is what this is for.
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
