import { once } from 'node:events'
import { createServer, type AddressInfo, type Socket } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { onTestFinished } from 'vitest'

/** An error that smtp-server answers with. */
export const refusal = (responseCode: number, text: string): Error => Object.assign(new Error(text), { responseCode })

export interface Taken {
  from: string
  to: string[]
  mail: Email
}

/** A real mail server on loopback, and what it has taken. */
export async function mailServer(options: SMTPServerOptions = {}, { port = 0 }: { port?: number } = {}) {
  const deliveries: Taken[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    closeTimeout: 100,
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', async () => {
        const mail = await PostalMime.parse(Buffer.concat(chunks))
        const from = envelope.mailFrom ? envelope.mailFrom.address : ''
        const to = envelope.rcptTo.map(({ address }) => address)
        deliveries.push({ from, to, mail })
        done()
      })
    },
    ...options,
  })
  // A client that does not trust the certificate is a test, not a failure.
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()))
  onTestFinished(close)
  const { port: open } = server.server.address() as AddressInfo
  return { url: `smtp://127.0.0.1:${open}`, port: open, deliveries, close }
}

/** What a scripted server does in place of an answer. */
type Step = string | 'drop' | 'hang'

export interface Script {
  greeting?: Step
  /** Instead of the usual answer to MAIL, RCPT or DATA. */
  command?: Partial<Record<'EHLO' | 'MAIL' | 'RCPT' | 'DATA', Step>>
  /** As soon as so many bytes of a message have come. */
  during?: { bytes: number; step: Step }
  /** Once the message has come whole; it counts as taken. Called for each. */
  whole?: (message: string) => Step | Promise<Step>
}

const USUAL = {
  EHLO: '250 here',
  MAIL: '250 ok',
  RCPT: '250 ok',
  DATA: '354 go on',
} as const
const END = '\r\n.\r\n'

/** A mail server that does what a script says, also what no real one would. */
export async function scriptedServer(script: Script = {}) {
  const whole: string[] = []
  const begun: string[] = []
  const sockets = new Set<Socket>()
  const act = (socket: Socket, step: Step) => {
    if (step === 'drop') socket.destroy()
    else if (step !== 'hang') socket.write(`${step}\r\n`)
  }
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => {}).on('close', () => sockets.delete(socket))
    act(socket, script.greeting ?? '220 hello')
    let rest = ''
    let isData = false
    socket.on('data', async (chunk) => {
      rest += chunk.toString('latin1')
      if (isData) {
        const { bytes = Infinity, step = 'hang' } = script.during ?? {}
        if (rest.length >= bytes) return act(socket, step)
        if (!rest.endsWith(END)) return
        isData = false
        const message = rest.slice(0, -END.length)
        rest = ''
        whole.push(message)
        return act(socket, (await script.whole?.(message)) ?? '250 taken')
      }
      while (rest.includes('\r\n') && !isData) {
        const [line = ''] = rest.split('\r\n', 1)
        rest = rest.slice(line.length + 2)
        const verb = line.slice(0, 4).toUpperCase() as keyof typeof USUAL
        begun.push(line)
        const step = script.command?.[verb] ?? USUAL[verb] ?? '221 bye'
        isData = verb === 'DATA' && step.startsWith('354')
        act(socket, step)
      }
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(async () => {
    for (const socket of sockets) socket.destroy()
    await new Promise((resolve) => server.close(resolve))
  })
  const { port } = server.address() as AddressInfo
  return { url: `smtp://127.0.0.1:${port}`, whole, begun }
}
