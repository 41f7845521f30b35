import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { PeopleDeps } from '../deps.ts'
import { secretOf } from '#data/store/secrets.repository.ts'
import { sentCookie, setOwnCookie } from './cookie.ts'

// A signed cookie says that a browser has logged in to an account before. It grants no access; the limits of attempts
// count such a browser by itself, so that strangers cannot lock it out.

/** From the last log-in. */
const LIFE_SECONDS = 180 * 86_400

/** The random id of a browser that has logged in to the account before, from its cookie; undefined for others. */
export async function trustedDevice(
  request: Pick<FastifyRequest, 'headers'>,
  deps: PeopleDeps,
  uid: number,
): Promise<string | undefined> {
  const cookie = sentCookie(request, deps.config.origin, 'device')
  const [device = '', seal = ''] = cookie?.split('.') ?? []
  if (!device) return undefined
  const expected = Buffer.from(await sealOf(deps, device, uid))
  return timingSafeEqual(Buffer.from(seal), expected) ? device : undefined
}

/** Marks a browser as one that has logged in to the account. */
export async function trustDevice(
  request: Pick<FastifyRequest, 'headers'>,
  reply: FastifyReply,
  deps: PeopleDeps,
  uid: number,
): Promise<void> {
  const known = await trustedDevice(request, deps, uid)
  const device = known ?? randomBytes(32).toString('base64url')
  const cookie = `${device}.${await sealOf(deps, device, uid)}`
  const deviceCookie = { cookie, maxAgeSeconds: LIFE_SECONDS }
  setOwnCookie(reply, deps.config.origin, deviceCookie, 'device')
}

async function sealOf({ store }: PeopleDeps, device: string, uid: number): Promise<string> {
  const secret = await secretOf(store, 'devices')
  return createHmac('sha256', secret).update(`${device} ${uid}`).digest('base64url')
}
