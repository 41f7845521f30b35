import { Type, type Static } from 'typebox'
import { endpoint, REFUSALS } from './parts/common.ts'

/** The newest release is damaged. */
export const Degraded = Type.Object({
  /** Its number. */
  release: Type.Integer(),
  /** `index`: index.sqlite; `release`: release.json. */
  damaged: Type.Enum(['index', 'release']),
})
export type Degraded = Static<typeof Degraded>
/** The part of a release that is damaged. */
export type DamagedFile = Degraded['damaged']

export const Health = Type.Object({
  /** Number of the release that is served. */
  release: Type.Integer(),
  /** Absent if that is the newest one, and intact. */
  degraded: Type.Optional(Degraded),
})
export type Health = Static<typeof Health>

/** The publisher's progress with the next release. */
export const Publishing = Type.Object({
  /** Finished pages. */
  done: Type.Integer(),
  /** All pages; 0 while they are counted. */
  total: Type.Integer(),
})
export type Publishing = Static<typeof Publishing>

export const Ready = Type.Object({
  ready: Type.Literal(true),
  degraded: Type.Optional(Degraded),
  /** Absent while no release is being made. What is served meanwhile is complete. */
  publishing: Type.Optional(Publishing),
})
export type Ready = Static<typeof Ready>
const NotReady = Type.Object({
  ready: Type.Literal(false),
  /** `stopping`: it is about to exit. */
  because: Type.Array(Type.Enum(['store', 'migrations', 'release', 'stopping'])),
})
/** Why a process is not ready. */
export type Lack = Static<typeof NotReady>['because'][number]

export const healthApi = {
  get: endpoint('GET /health', { reply: Health }),
  /** Whether the process answers at all; if not, kill it. */
  alive: endpoint('GET /health/live', { reply: Type.Object({ alive: Type.Literal(true) }) }),
  /** Whether to send it visitors. */
  ready: {
    method: 'GET',
    url: '/health/ready',
    schema: { response: { 200: Ready, ...REFUSALS, 503: NotReady } },
  },
} as const
