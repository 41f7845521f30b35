import { once } from 'node:events'
import { Server as TcpServer, type Socket } from 'node:net'
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/** Time for requests that are on their way when the server stops listening. */
const LINGER_MS = 2000
const LOOK_MS = 100

/**
 * Closes without a reset: nothing more is accepted, what arrives on open connections within a moment is answered, and
 * they are closed once nothing is under way. Node would at once reset those without a request, on which one may be
 * arriving, and wait for those on which none ever came.
 */
export function closeGently(app: FastifyInstance): void {
  const { server } = app
  const open = watchConnections(app)
  const hold = holdAnswers(app)
  app.addHook('preClose', async () => {
    if (!server.listening) return
    const closed = once(server, 'close')
    // Who waits for an answer opens no connection: in the queue of the system, it would be reset.
    hold.hold()
    await quietMoment(app)
    TcpServer.prototype.close.call(server)
    hold.release()
    await Promise.race([closed, sleep(LINGER_MS, undefined, { ref: false })])
    let isClosed = false
    void closed.then(() => (isClosed = true))
    while (!isClosed) {
      // Requests that have arrived already are read first.
      await nextTurn()
      open.forEach((requests, socket) => requests === 0 && socket.destroySoon())
      await Promise.race([closed, sleep(LOOK_MS)])
    }
  })
}

/** The open connections, each with its number of unanswered requests. */
function watchConnections({ server }: FastifyInstance): ReadonlyMap<Socket, number> {
  const open = new Map<Socket, number>()
  server.on('connection', (socket: Socket) => {
    open.set(socket, 0)
    socket.once('close', () => open.delete(socket))
  })
  server.on('request', ({ socket }, response) => {
    const add = (count: number) => open.has(socket) && open.set(socket, open.get(socket)! + count)
    add(1)
    response.once('close', () => add(-1))
  })
  return open
}

/** Keeps requests waiting for a while. */
function holdAnswers(app: FastifyInstance) {
  let gate: PromiseWithResolvers<void> | undefined
  app.addHook('onRequest', (_request, _reply, done) => {
    if (gate) void gate.promise.then(() => done())
    else done()
  })
  return {
    hold: () => void (gate = Promise.withResolvers()),
    release() {
      gate?.resolve()
      gate = undefined
    },
  }
}

const QUIET_MS = 200
const LONGEST_MS = 1000

/** Until nobody has connected for a moment, and all who have are accepted. */
async function quietMoment({ server }: FastifyInstance): Promise<void> {
  let connections = 0
  const count = () => void (connections += 1)
  server.on('connection', count)
  const end = performance.now() + LONGEST_MS
  for (let before = -1; before !== connections && performance.now() < end;) {
    before = connections
    await sleep(QUIET_MS)
    await nextTurn()
  }
  server.off('connection', count)
}
