import multipart from '@fastify/multipart'
import { PEOPLE_MESSAGES } from '#core/i18n/people-words.ts'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyRequest } from 'fastify'
import { listingEditApi } from '#core/contract/listing-edit.ts'
import type { PeopleDeps } from '../deps.ts'
import { AppError } from '#core/contract/app-error.ts'
import { requireTextIn } from '../guards/bodies.ts'
import { acceptedLanguage } from '../http/language.ts'
import { indexOf } from '../http/lookup.ts'
import { requireOwn } from '../sessions/access.ts'
import { bodyOf } from './body.ts'
import { editableListing } from './present.ts'
import { dropUpload, partLimits, PICTURES, receiveForm } from './receive.ts'
import { submitEdit } from './submit.ts'

/** Without files: all fields at their longest, percent-encoded. */
const MAX_TYPED = 200_000

/** Edits of listings: the only routes that accept forms and files. */
export const editsRoutes: FastifyPluginAsyncTypebox<PeopleDeps> = async (app, deps) => {
  app.decorateRequest('upload', null)
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: MAX_TYPED },
    async (_: FastifyRequest, text: string) => bodyOf(new URLSearchParams(text)),
  )
  await app.register(multipart, { limits: partLimits(PICTURES) })

  app.route({
    ...listingEditApi.form,
    config: { access: 'own' },
    async handler({ params: { tnid, language } }) {
      const listing = editableListing(indexOf(deps), tnid, language)
      if (!listing) throw new AppError('couldNotUpdateListing')
      return listing
    },
  })

  app.route({
    ...listingEditApi.update,
    config: { access: 'user', limit: 'write' },
    async preValidation(request) {
      if (!request.isMultipart()) return
      request.upload = await receiveForm(request, deps.config, PICTURES)
      request.body = bodyOf(request.upload.fields) as typeof request.body
      requireTextIn(request.body)
    },
    async onError(request) {
      await dropUpload(request)
    },
    async handler(request) {
      requireOwn(request, request.body.uid)
      await submitEdit(deps, request.body, request.upload)
      await dropUpload(request)
      const lang = acceptedLanguage(request.headers['accept-language'])
      const text = PEOPLE_MESSAGES[lang].said.listingUpdateSent
      return { ok: true as const, message: { type: 'success' as const, text } }
    },
  })
}
