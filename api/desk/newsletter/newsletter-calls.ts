import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { AppError } from '#core/contract/app-error.ts'
import { deskApi } from '#core/contract/desk.ts'
import { format } from '#core/i18n/format.ts'
import { MESSAGES } from '#core/i18n/messages.ts'
import { success } from '#api/accounts/answers.ts'
import type { PeopleDeps } from '#api/deps.ts'
import { dropDraft, insertDraft, pauseSending, saveDraft } from '#api/newsletter/issues.repository.ts'
import { route } from '#api/http/route.ts'
import { actingOf, okAfter, reading, writing } from '../acts/calls.ts'
import { requireEverywhere } from '../permissions/permissions.ts'
import {
  composed,
  exportSubscribers,
  readNewPlaces,
  readNewsletter,
  readNewsletters,
  refuseChange,
  sendNewsletter,
  sendTest,
} from './newsletters.ts'

/** Long texts in every language. */
const bodyLimit = 1024 * 1024
const ok = { ok: true } as const

/** Newsletters. They go to subscribers everywhere: people with an area write none. */
export const newsletterCalls: FastifyPluginAsyncTypebox<PeopleDeps> = async (app, deps) => {
  app.addHook('preHandler', requireEverywhere)
  await app.register(draftCalls, deps)
  await app.register(sendingCalls, deps)

  route(app, deskApi.newsletters, reading, () => readNewsletters(deps))

  route(app, deskApi.newsletter, reading, ({ params }) => readNewsletter(deps, params.id, params.language))

  route(app, deskApi.newPlaces, reading, ({ params, query }) => readNewPlaces(deps, { ...query, ...params }))

  route(app, deskApi.previewNewsletter, { ...reading, bodyLimit }, ({ body }) =>
    composed(deps, body.draft, body.language),
  )
}

const draftCalls: FastifyPluginAsyncTypebox<PeopleDeps> = async (app, deps) => {
  const { store } = deps

  route(app, deskApi.newNewsletter, { ...writing, bodyLimit }, async ({ body }) => ({
    id: await insertDraft(store, body.draft, deps.now().getTime()),
  }))

  // Drafts are saved while somebody types.
  route(app, deskApi.saveNewsletter, { ...reading, bodyLimit }, async ({ params, body }) => {
    const version = await saveDraft(store, { ...params, ...body }, deps.now().getTime())
    return version === undefined ? refuseChange(store, params.id) : { version }
  })

  route(app, deskApi.dropNewsletter, writing, async ({ params }) => {
    const isDropped = await dropDraft(store, params.id)
    return isDropped ? ok : refuseChange(store, params.id)
  })
}

const sendingCalls: FastifyPluginAsyncTypebox<PeopleDeps> = async (app, deps) => {
  route(app, deskApi.testNewsletter, writing, async (request) => {
    const acting = actingOf(deps, request)
    const email = await sendTest(deps, acting, { ...request.params, ...request.body })
    const text = format(MESSAGES[acting.lang].desk.newsletter.test.sent, { email })
    return success(text)
  })

  route(app, deskApi.sendNewsletter, writing, (request) =>
    okAfter(sendNewsletter(deps, actingOf(deps, request), { ...request.params, ...request.body })),
  )

  route(app, deskApi.pauseNewsletter, writing, async ({ params, body }) => {
    const isDone = await pauseSending(deps.store, { ...params, ...body })
    if (!isDone) throw new AppError('notFound')
    return ok
  })

  route(app, deskApi.exportSubscribers, writing, async (request) => ({
    csv: await exportSubscribers(deps, actingOf(deps, request)),
  }))
}
