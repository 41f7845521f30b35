import multipart from '@fastify/multipart'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyRequest } from 'fastify'
import { AppError } from '#core/contract/app-error.ts'
import { deskApi } from '#core/contract/desk.ts'
import { BYTES_PER_MEGABYTE } from '#core/terms/limits.ts'
import type { PeopleDeps } from '#api/deps.ts'
import { dropUpload, partLimits, receiveForm, type FileRules } from '#api/uploads/receive.ts'
import { route } from '#api/http/route.ts'
import { actingOf, actionCalls, okAfter, reading, writing, writingLong } from '../acts/calls.ts'
import { requireEverywhere } from '../permissions/permissions.ts'
import { decideCandidate, readCandidates } from './candidates.ts'
import { changeSaved, endImport, leftOutCsv, orderImport, readImport, readImports, takeImportFile } from './imports.ts'

/** Imports of files, and what they leave to editors. They write listings anywhere: people with an area have none. */
export const importCalls: FastifyPluginAsyncTypebox<PeopleDeps> = async (app, deps) => {
  app.addHook('preHandler', requireEverywhere)
  await app.register(fileRoute, deps)

  actionCalls(app, deps)(deskApi.decideCandidate, decideCandidate)

  route(app, deskApi.candidates, reading, ({ query }) => readCandidates(deps, query))

  route(app, deskApi.imports, reading, () => readImports(deps))

  route(app, deskApi.importRun, reading, ({ params }) => readImport(deps, params.id, params.language))

  route(app, deskApi.importLeftOut, reading, ({ params }) => leftOutCsv(deps, params.id, params.language))

  route(app, deskApi.orderImport, writingLong, (request) =>
    okAfter(orderImport(deps, actingOf(deps, request), request.params.id, request.body)),
  )

  route(app, deskApi.endImport, writing, ({ params }) => okAfter(endImport(deps, params.id)))

  route(app, deskApi.renameMapping, writing, ({ params, body }) => okAfter(changeSaved(deps, params, body.name.trim())))

  route(app, deskApi.deleteMapping, writing, ({ params }) => okAfter(changeSaved(deps, params)))
}

const fileRoute: FastifyPluginAsyncTypebox<PeopleDeps> = async (app, deps) => {
  const { importMegabytes } = deps.config
  const rules: FileRules = {
    field: 'file',
    most: 1,
    tooMany: 'invalidRequest',
    mostBytes: importMegabytes * BYTES_PER_MEGABYTE,
    tooLarge: 'importTooLarge',
  }
  app.decorateRequest('upload', null)
  app.removeAllContentTypeParsers()
  await app.register(multipart, { limits: partLimits(rules) })

  app.route({
    ...deskApi.importFile,
    config: writing,
    async preValidation(request: FastifyRequest) {
      await requireEverywhere(request)
      if (request.isMultipart()) request.upload = await receiveForm(request, deps.config, rules).catch(withLimit)
    },
    async onError(request: FastifyRequest) {
      await dropUpload(request)
    },
    async handler(request) {
      const { files: [file] = [], names: [name] = [] } = request.upload ?? {}
      if (!file) throw new AppError('invalidRequest')
      const importFile = await takeImportFile(deps, file, name ?? '')
      await dropUpload(request)
      return importFile
    },
  })

  function withLimit(error: unknown): never {
    const isTooLarge = error instanceof AppError && error.code === rules.tooLarge
    throw isTooLarge ? new AppError(rules.tooLarge, { values: () => ({ megabytes: String(importMegabytes) }) }) : error
  }
}
