import { connect } from 'node:net'
import { parentPort } from 'node:worker_threads'

// Loads a server over keep-alive connections, as fast as it responds. Written by hand, because HTTP clients are slower
// than the measured server.

export interface Load {
  port: number
  /** Raw requests, sent in turn. */
  requests: string[]
  connections: number
  seconds: number
}

export interface Measured {
  perSecond: number
  p50Ms: number
  p99Ms: number
  /** Responses by status. */
  statuses: Record<number, number>
}

/** Loads a server on loopback for some seconds. Rejects if it closes a connection. */
async function measure(load: Load): Promise<Measured> {
  const times: number[] = []
  const statuses: Record<number, number> = {}
  const began = performance.now()
  const until = began + load.seconds * 1000
  let next = 0
  const take = () => load.requests[next++ % load.requests.length]!
  const note = (status: number, ms: number) => {
    times.push(ms)
    statuses[status] = (statuses[status] ?? 0) + 1
  }
  await Promise.all(Array.from({ length: load.connections }, () => ask(load.port, { until, take, note })))
  const seconds = (performance.now() - began) / 1000
  times.sort((a, b) => a - b)
  const at = (share: number) => times[Math.floor(times.length * share)] ?? NaN
  return {
    perSecond: times.length / seconds,
    p50Ms: at(0.5),
    p99Ms: at(0.99),
    statuses,
  }
}

interface Asking {
  until: number
  take: () => string
  note: (status: number, ms: number) => void
}

/** One connection, which sends the next request after each response. */
function ask(port: number, { until, take, note }: Asking): Promise<void> {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true })
  let heard: Buffer = Buffer.alloc(0)
  let startMs = 0
  const send = () => {
    startMs = performance.now()
    socket.write(take())
  }
  return new Promise((resolve, reject) => {
    socket.on('connect', send)
    socket.on('error', reject)
    socket.on('close', resolve)
    socket.on('data', (data) => {
      heard = heard.length === 0 ? data : Buffer.concat([heard, data])
      const answer = wholeAnswer(heard)
      if (!answer) return
      heard = heard.subarray(answer.length)
      note(answer.status, performance.now() - startMs)
      if (performance.now() < until) send()
      else socket.destroy()
    })
  })
}

/** The response at the start of a buffer; undefined while incomplete. */
function wholeAnswer(bytes: Buffer): { status: number; length: number } | undefined {
  const headEnd = bytes.indexOf('\r\n\r\n')
  if (headEnd < 0) return undefined
  const head = bytes.toString('latin1', 0, headEnd)
  const status = Number(head.slice(9, 12))
  const body = /\r\ncontent-length: (\d+)/i.exec(head)?.[1]
  if (body === undefined && status !== 304) throw new Error(`an answer without a length:\n${head}`)
  const length = headEnd + 4 + Number(body ?? 0)
  return bytes.length < length ? undefined : { status, length }
}

parentPort?.on('message', (load: Load) => {
  void measure(load).then((measured) => parentPort?.postMessage(measured))
})
