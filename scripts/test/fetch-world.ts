import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'
import type { FetchSettings } from '../fetch/settings.ts'
import type { World } from '../fetch/world.ts'
import { NOW } from './import-world.ts'

/** What a server does with a request. */
export type Reply = (response: ServerResponse) => void

export interface AskedOfServer {
  path: string
  headers: IncomingHttpHeaders
  /** The fields of its form. */
  form: Record<string, string>
}

export interface FakeServer {
  url: string
  host: string
  asked: AskedOfServer[]
  /** What it answers to a path, one after the other; the last one again and again. */
  answer(path: string, ...replies: Reply[]): void
}

export const json =
  (body: object): Reply =>
  (response) =>
    response.setHeader('content-type', 'application/json').end(JSON.stringify(body))

export const page =
  (status: number, body: string | Buffer, headers: Record<string, string> = {}): Reply =>
  (response) =>
    response.writeHead(status, headers).end(body)

/** Closes the connection in the middle of its answer. */
export const cutOff =
  (body: string): Reply =>
  (response) => {
    response.writeHead(200, { 'content-length': String(body.length + 1000) })
    response.write(body, () => response.destroy())
  }

/** A server on loopback that answers as configured. */
export async function fakeServer(): Promise<FakeServer> {
  const replies = new Map<string, Reply[]>()
  const requests: AskedOfServer[] = []
  const server = createServer(async (request, response) => {
    const { url: path = '', headers } = request
    requests.push({ path, headers, form: Object.fromEntries(new URLSearchParams(await text(request))) })
    const due = replies.get(path) ?? []
    const reply = due.length > 1 ? due.shift() : due[0]
    if (reply) reply(response)
    else response.writeHead(404).end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return { url: `http://${host}`, host, asked: requests, answer: (path, ...due) => void replies.set(path, due) }
}

/** The address of a server that is no longer there. */
export async function goneServer(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return `http://127.0.0.1:${port}`
}

export interface TestWorld extends World {
  /** The waits, in seconds. */
  waits: number[]
  told: string[]
  /** Time goes by without anybody waiting. */
  later(ms: number): void
}

/** A world whose clock only goes while somebody waits. */
export function testWorld(): TestWorld {
  let now = NOW
  const waits: number[] = []
  const lines: string[] = []
  return {
    waits,
    told: lines,
    now: () => now,
    later: (ms) => void (now += ms),
    sleep: async (ms) => {
      waits.push(Math.round(ms / 1000))
      now += ms
    },
    tell: (line) => void lines.push(line),
    stop: new AbortController().signal,
  }
}

export const settingsFor = (url: string): FetchSettings => ({
  overpassUrl: `${url}/api/interpreter`,
  wikidataUrl: `${url}/sparql`,
  commonsUrl: `${url}/w/api.php`,
  geonamesUrl: `${url}/export/dump`,
  newYorkUrl: `${url}/resource/43nn-pn8j.json`,
  foodRatingsUrl: url,
  dataGovIlUrl: `${url}/api/3/action`,
  userAgent: 'kosher-travel-directory/0.1 (+desk@example.org)',
  weekly: [],
})
