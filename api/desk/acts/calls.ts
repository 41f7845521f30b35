import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Static, TSchema } from 'typebox'
import type { DeskDone } from '#core/contract/desk.ts'
import { languageOf } from '#api/http/language.ts'
import type { PeopleDeps } from '#api/deps.ts'
import { requireRights } from '#api/accounts/access.ts'
import { route } from '#api/http/route.ts'
import type { Acting } from './audited-action.ts'

/** Options of routes that read, and of routes that write. */
export const reading = { access: 'desk' } as const
export const writing = { access: 'desk', limit: 'deskWrite' } as const
/** Options of a route whose body is a mapping of many columns. */
export const writingLong = { ...writing, bodyLimit: 256 * 1024 } as const
/** Options for the longest document: a page in seven languages, 140,000 letters of up to three bytes, and its JSON. */
export const writingDocument = { ...writing, bodyLimit: 640 * 1024 } as const

/** Who acts, and when. */
export function actingOf({ now }: PeopleDeps, request: FastifyRequest): Acting {
  const { uid, key } = requireRights(request)
  return { uid, key, now: now().getTime(), lang: languageOf(request) }
}

interface ActionCall<B extends TSchema> {
  method: 'POST'
  url: string
  schema: { body: B }
}

type Action<B extends TSchema> = (deps: PeopleDeps, acting: Acting, body: Static<B>) => Promise<DeskDone>

/** Called once an action is done. */
type OnDone<B extends TSchema> = (request: FastifyRequest, body: Static<B>, acting: Acting) => void

/** Registers a call whose body is an action of the caller. */
export const actionCalls =
  (app: Pick<FastifyInstance, 'route'>, deps: PeopleDeps) =>
  <B extends TSchema>(call: ActionCall<B>, act: Action<B>, onDone?: OnDone<B>): void => {
    route(app, call, writing, async (request) => {
      const [acting, body] = [actingOf(deps, request), request.body as Static<B>]
      const done = await act(deps, acting, body)
      onDone?.(request, body, acting)
      return done
    })
  }

/** The answer of calls that have nothing to say. */
export async function okAfter(work: Promise<unknown>): Promise<{ ok: true }> {
  await work
  return { ok: true }
}
