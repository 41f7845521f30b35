import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { deskApi } from '#core/contract/desk.ts'
import { listingsCalled } from '#data/index/listing-names.ts'
import type { PeopleDeps } from '#api/deps.ts'
import { readableIndex } from '#api/http/lookup.ts'
import { languageOf } from '#api/http/language.ts'
import { requireRights } from '#api/accounts/access.ts'
import { route } from '#api/http/route.ts'
import { actingOf, actionCalls, reading, writing, writingDocument } from '../acts/calls.ts'
import { listDocuments } from './documents.repository.ts'
import { addCertificate } from './certificates.ts'
import { changeDocument, createDocument, previewOf, readOne, removeDocument } from './documents.ts'
import { confirmFact, readFacts } from './facts.ts'
import { listListings } from './listings-list.ts'
import { shapeFrom } from './shape.ts'

/** Documents that editors change directly. */
export const documentCalls: FastifyPluginAsyncTypebox<PeopleDeps> = async (app, deps) => {
  await app.register(readRoutes, deps)
  await app.register(writeRoutes, deps)
}

const readRoutes: FastifyPluginAsyncTypebox<PeopleDeps> = async (app, deps) => {
  route(app, deskApi.documents, reading, (request) => {
    const { params, query } = request
    const { kind } = params
    const { area } = requireRights(request)
    const index = readableIndex(deps)
    const named = index && ((text: string) => listingsCalled(index, text))
    if (kind === 'listings') return listListings(deps.store, query, { now: deps.now().getTime(), named, area })
    return listDocuments(deps.store, kind, query, area)
  })

  route(app, deskApi.document, reading, (request) => readOne(deps, requireRights(request), request.params))

  route(app, deskApi.facts, reading, (request) =>
    readFacts(deps, request.query, {
      area: requireRights(request).area,
      lang: request.query.language ?? languageOf(request),
    }),
  )

  route(app, deskApi.shape, reading, async ({ params: { kind, language } }) => shapeFrom(deps.store, kind, language))

  route(app, deskApi.preview, writingDocument, async ({ body }) => ({ html: await previewOf(deps, body) }))
}

const writeRoutes: FastifyPluginAsyncTypebox<PeopleDeps> = async (app, deps) => {
  const action = actionCalls(app, deps)
  action(deskApi.confirmFact, confirmFact)
  action(deskApi.addCertificate, addCertificate)

  route(app, deskApi.create, writingDocument, (request) =>
    createDocument(deps, actingOf(deps, request), request.params.kind, request.body),
  )

  route(app, deskApi.change, writingDocument, (request) => {
    const { body, ...change } = request.body
    return changeDocument(deps, actingOf(deps, request), { ...request.params, ...change }, body)
  })

  route(app, deskApi.remove, writing, (request) =>
    removeDocument(deps, actingOf(deps, request), { ...request.params, ...request.body }),
  )
}
