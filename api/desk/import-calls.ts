import multipart from '@fastify/multipart'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyRequest } from 'fastify'
import { AppError } from '#core/contract/app-error.ts'
import { deskApi } from '#core/contract/desk.ts'
import { BYTES_PER_MEGABYTE } from '#core/contract/upload-limits.ts'
import type { PeopleDeps } from '../deps.ts'
import { dropUpload, partLimits, receiveForm, type FileRules } from '../edits/receive.ts'
import { actingOf, requireEverywhere } from './acting.ts'
import { changeSaved, endImport, orderImport, readImport, readImports, takeImportFile } from './imports.ts'

const reading = { config: { access: 'desk' }, preHandler: requireEverywhere } as const
const writing = { config: { access: 'desk', limit: 'deskWrite' }, preHandler: requireEverywhere } as const
/** A mapping of many columns. */
const MAX_TYPED = 256 * 1024

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
    async handler(request) {
      await orderImport(deps, actingOf(deps, request), request.params.id, request.body)
      return { ok: true as const }
    },
  })

  app.route({
    ...deskApi.endImport,
    ...writing,
    async handler({ params }) {
      await endImport(deps, params.id)
      return { ok: true as const }
    },
  })
}

const mappingRoutes: FastifyPluginAsyncTypebox<PeopleDeps> = async (app, deps) => {
  app.route({
    ...deskApi.renameMapping,
    ...writing,
    async handler({ params, body }) {
      await changeSaved(deps, params, body.name.trim())
      return { ok: true as const }
    },
  })

  app.route({
    ...deskApi.deleteMapping,
    ...writing,
    async handler({ params }) {
      await changeSaved(deps, params)
      return { ok: true as const }
    },
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
