import multipart from '@fastify/multipart'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyRequest } from 'fastify'
import { AppError } from '#core/contract/app-error.ts'
import { deskApi } from '#core/contract/desk.ts'
import { BYTES_PER_MEGABYTE } from '#core/contract/upload-limits.ts'
import type { PeopleDeps } from '../deps.ts'
import { dropUpload, partLimits, receiveForm, type FileRules } from '../edits/receive.ts'
import { actingOf, MAX_TYPED, okAfter, reading as open, requireEverywhere, writing as changing } from './calls.ts'
import { changeSaved, endImport, orderImport, readImport, readImports, takeImportFile } from './imports.ts'

const reading = { ...open, preHandler: requireEverywhere } as const
const writing = { ...changing, preHandler: requireEverywhere } as const

/** Imports of files. They write listings anywhere: people with an area have none. */
export const importCalls: FastifyPluginAsyncTypebox<PeopleDeps> = async (app, deps) => {
  await app.register(fileRoute, deps)
  await app.register(mappingRoutes, deps)

  app.route({ ...deskApi.imports, ...reading, handler: () => readImports(deps) })

  app.route({
    ...deskApi.importRun,
    ...reading,
    handler: ({ params }) => readImport(deps, params.id, params.language),
  })

  app.route({
    ...deskApi.orderImport,
    ...writing,
    bodyLimit: MAX_TYPED,
    handler: (request) => okAfter(orderImport(deps, actingOf(deps, request), request.params.id, request.body)),
  })

  app.route({
    ...deskApi.endImport,
    ...writing,
    handler: ({ params }) => okAfter(endImport(deps, params.id)),
  })
}

const mappingRoutes: FastifyPluginAsyncTypebox<PeopleDeps> = async (app, deps) => {
  app.route({
    ...deskApi.renameMapping,
    ...writing,
    handler: ({ params, body }) => okAfter(changeSaved(deps, params, body.name.trim())),
  })

  app.route({
    ...deskApi.deleteMapping,
    ...writing,
    handler: ({ params }) => okAfter(changeSaved(deps, params)),
  })
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
    ...writing,
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
      const taken = await takeImportFile(deps, file, name ?? '')
      await dropUpload(request)
      return taken
    },
  })

  function withLimit(error: unknown): never {
    const isTooLarge = error instanceof AppError && error.code === rules.tooLarge
    throw isTooLarge ? new AppError(rules.tooLarge, { values: () => ({ megabytes: String(importMegabytes) }) }) : error
  }
}
