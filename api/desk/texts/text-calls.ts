import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { deskApi } from '#core/contract/desk.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { requireRights } from '#api/accounts/access.ts'
import type { PeopleDeps } from '#api/deps.ts'
import { route } from '#api/http/route.ts'
import { actingOf, reading, writing } from '../acts/calls.ts'
import { listTexts, readText } from './read-texts.ts'
import { previewText } from './text-preview.ts'
import { changeText, dropText, type TextId } from './texts.ts'

/** Texts of the interface and of mails in the site's own words. */
export const textCalls: FastifyPluginAsyncTypebox<PeopleDeps> = async (app, deps) => {
  route(app, deskApi.texts, reading, ({ params, query }) => listTexts(deps.store, params.language, query))

  route(app, deskApi.text, reading, (request) =>
    readText(deps, requireRights(request), idOf(request.params, request.query), actingOf(deps, request).lang),
  )

  route(app, deskApi.changeText, writing, (request) =>
    changeText(deps, actingOf(deps, request), { ...request.body, ...idOf(request.params, request.body) }),
  )

  route(app, deskApi.dropText, writing, (request) =>
    dropText(deps, actingOf(deps, request), { ...request.body, ...idOf(request.params, request.body) }),
  )

  route(app, deskApi.previewText, writing, ({ body }) => previewText(deps, { ...body, ...idOf(body, body) }))
}

const idOf = ({ language }: { language: Lang }, { textKey }: { textKey: string }): TextId => ({
  language,
  key: textKey,
})
