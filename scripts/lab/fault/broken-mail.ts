import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'

/** Behaviours of a mail server. */
export const MAIL_BEHAVIOURS = ['refuses', 'hangs', 'hangs up', 'works'] as const
export type ServerBehaviour = (typeof MAIL_BEHAVIOURS)[number]

/** A mail server on loopback with switchable behaviour. */
export interface BrokenMail {
  url: string
  behaviour: ServerBehaviour
  /** Delay after the last byte of a message. */
  thinksMs: number
  /** Connections by behaviour. */
  visits: Record<ServerBehaviour, number>
  /** Complete messages by recipient. */
  arrived: Map<string, number>
  close(): Promise<void>
}

export async function startBrokenMail(): Promise<BrokenMail> {
  const visits = { refuses: 0, hangs: 0, 'hangs up': 0, works: 0 }
  const broken: Omit<BrokenMail, 'url' | 'close'> = {
    behaviour: 'works',
    thinksMs: 0,
    visits,
    arrived: new Map(),
  }
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    closeTimeout: 100,
    onConnect(_, callback) {
      visits[broken.behaviour]++
      if (broken.behaviour === 'refuses') return callback(Object.assign(new Error('Not now'), { responseCode: 421 }))
      // Clients must time out.
      if (broken.behaviour !== 'hangs') callback()
    },
    onMailFrom(_, session, callback) {
      if (broken.behaviour === 'hangs up') return hangUp(session.id)
      callback()
    },
    onData(stream, session, callback) {
      void text(stream).then(() => {
        const to = session.envelope.rcptTo[0]?.address ?? ''
        broken.arrived.set(to, (broken.arrived.get(to) ?? 0) + 1)
        setTimeout(callback, broken.thinksMs)
      }, callback)
    },
  })
  const hangUp = (id: string) => {
    for (const connection of server.connections) if (connection.id === id) connection._socket.destroy()
  }
  server.on('error', () => {})
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = server.server.address() as AddressInfo
  return Object.assign(broken, {
    url: `smtp://127.0.0.1:${port}`,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  })
}
