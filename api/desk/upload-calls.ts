import multipart from '@fastify/multipart'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyRequest } from 'fastify'
import { readFile } from 'node:fs/promises'
import { deskApi } from '#core/contract/desk.ts'
import { BYTES_PER_MEGABYTE, MAX_MEGABYTES } from '#core/contract/limits.ts'
import type { PeopleDeps } from '../deps.ts'
import { AppError } from '#core/contract/app-error.ts'
import { dropUpload, partLimits, PICTURES, receiveForm, type FileRules } from '#api/uploads/receive.ts'
import { route } from '../http/route.ts'
import { storeDeskPicture, thumbnailFile } from './pictures.ts'

const PICTURE: FileRules = { ...PICTURES, most: 1, mostBytes: MAX_MEGABYTES * BYTES_PER_MEGABYTE }

/** Photographs that editors add to a listing's form. */
export const uploadCalls: FastifyPluginAsyncTypebox<PeopleDeps> = async (app, deps) => {
  app.decorateRequest('upload', null)
  app.removeAllContentTypeParsers()
  await app.register(multipart, { limits: partLimits(PICTURE) })

  app.route({
    ...deskApi.upload,
    config: { access: 'desk', limit: 'deskWrite' },
    async preValidation(request: FastifyRequest) {
      if (request.isMultipart()) request.upload = await receiveForm(request, deps.config, PICTURE)
    },
    async onError(request: FastifyRequest) {
      await dropUpload(request)
    },
    async handler(request) {
      const [file] = request.upload?.files ?? []
      if (!file) throw new AppError('invalidRequest')
      const key = await storeDeskPicture(deps, file)
      await dropUpload(request)
      return { key }
    },
  })

  route(app, deskApi.uploaded, { access: 'deskPicture' }, async ({ params }, reply) => {
    const bytes = await readFile(thumbnailFile(deps.config, params.key)).catch(() => undefined)
    if (!bytes) throw new AppError('notFound')
    return reply.type('image/webp').send(bytes)
  })
}
