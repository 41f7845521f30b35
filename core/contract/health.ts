import { Type, type Static } from 'typebox'
import { REFUSALS } from './common.ts'

export const Health = Type.Object({
  /** Number of the release in use. */
  release: Type.Integer(),
})
export type Health = Static<typeof Health>

export const healthApi = {
  get: {
    method: 'GET',
    url: '/health',
    schema: { response: { 200: Health, ...REFUSALS } },
  },
} as const
