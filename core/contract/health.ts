import { Type, type Static } from 'typebox'
import { REFUSALS } from './common.ts'

/** What of a release may be damaged, by name alone. */
export const DAMAGED_FILES = ['index', 'release'] as const
export type DamagedFile = (typeof DAMAGED_FILES)[number]

/** The newest release cannot be served as it should. */
export const Degraded = Type.Object({
  /** Its number. */
  release: Type.Integer(),
  /** `index`: index.sqlite; `release`: release.json. */
  damaged: Type.Enum(DAMAGED_FILES),
})
export type Degraded = Static<typeof Degraded>

export const Health = Type.Object({
  /** Number of the release that is served. */
  release: Type.Integer(),
  /** Absent where that is the newest one, and whole. */
  degraded: Type.Optional(Degraded),
})
export type Health = Static<typeof Health>

export const Alive = Type.Object({ alive: Type.Literal(true) })

/** What a process may lack, by name alone. */
export const NOT_READY_REASONS = ['store', 'migrations', 'release', 'stopping'] as const
export type Lack = (typeof NOT_READY_REASONS)[number]

/** How far the publisher is with a release to come. */
export const Publishing = Type.Object({
  /** Pages that are made. */
  done: Type.Integer(),
  /** Pages to make; 0 while they are counted. */
  total: Type.Integer(),
})
export type Publishing = Static<typeof Publishing>

export const Ready = Type.Object({
  ready: Type.Literal(true),
  degraded: Type.Optional(Degraded),
  /** Absent while no release is being made. What is served meanwhile is whole. */
  publishing: Type.Optional(Publishing),
})
export type Ready = Static<typeof Ready>
export const NotReady = Type.Object({
  ready: Type.Literal(false),
  /** `stopping`: it is about to end. */
  because: Type.Array(Type.Enum(NOT_READY_REASONS)),
})

export const healthApi = {
  get: {
    method: 'GET',
    url: '/health',
    schema: { response: { 200: Health, ...REFUSALS } },
  },
  /** Whether the process answers at all: one that does not is to be ended. */
  alive: {
    method: 'GET',
    url: '/health/live',
    schema: { response: { 200: Alive, ...REFUSALS } },
  },
  /** Whether visitors may be sent to it. */
  ready: {
    method: 'GET',
    url: '/health/ready',
    schema: { response: { 200: Ready, ...REFUSALS, 503: NotReady } },
  },
} as const
