import { Type, type Static } from 'typebox'
import { REFUSALS } from './common.ts'

export const Health = Type.Object({
  /** Number of the release in use. */
  release: Type.Integer(),
})
export type Health = Static<typeof Health>

export const Alive = Type.Object({ alive: Type.Literal(true) })

/** What a process may lack, by name alone. */
export const LACKS = ['store', 'migrations', 'release', 'stopping'] as const
export type Lack = (typeof LACKS)[number]

export const Ready = Type.Object({ ready: Type.Literal(true) })
export const NotReady = Type.Object({
  ready: Type.Literal(false),
  /** `stopping`: it is about to end. */
  because: Type.Array(Type.Enum(LACKS)),
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
