import multipart from '@fastify/multipart'
import { PEOPLE_MESSAGES } from '#core/i18n/people-words.ts'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyRequest } from 'fastify'
import { certificatesApi } from '#core/contract/certificates.ts'
import { hintsApi } from '#core/contract/hints.ts'
import { listingEditApi } from '#core/contract/listing-edit.ts'
import { MESSAGES } from '#core/i18n/messages.ts'
import { said } from '../accounts/messages.ts'
import type { PeopleDeps } from '../deps.ts'
import { AppError } from '#core/contract/app-error.ts'
import { requireTextIn } from '../guards/bodies.ts'
import { requireCaptcha } from '../guards/captcha.ts'
import { languageOf } from '../http/language.ts'
import { indexOf } from '../http/lookup.ts'
import { requireOwn } from '../sessions/access.ts'
import { route } from '../http/route.ts'
import { bodyOf } from './body.ts'
import { submitCertificate } from './certificates.ts'
import { readHint, storeHint } from './hints.ts'
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

  route(app, listingEditApi.form, { access: 'own' }, async ({ params: { tnid, language } }) => {
    const listing = editableListing(indexOf(deps), tnid, language)
    if (!listing) throw new AppError('couldNotUpdateListing')
    return listing
  })

  const receiving = {
    config: { access: 'user', limit: 'write' },
    async preValidation(request: FastifyRequest) {
      if (!request.isMultipart()) return
      request.upload = await receiveForm(request, deps.config, PICTURES)
      request.body = bodyOf(request.upload.fields)
      requireTextIn(request.body)
    },
    async onError(request: FastifyRequest) {
      await dropUpload(request)
    },
  } as const

  app.route({
    ...listingEditApi.update,
    ...receiving,
    async handler(request) {
      requireOwn(request, request.body.uid)
      const isPublished = await submitEdit(deps, request.body, request.upload)
      await dropUpload(request)
      const { listingUpdateSent, listingUpdatePublished } = PEOPLE_MESSAGES[languageOf(request)].said
      return said(isPublished ? listingUpdatePublished : listingUpdateSent)
    },
  })

  app.route({
    ...hintsApi.hint,
    ...receiving,
    config: { access: 'visitor', limit: 'hint' },
    async handler(request) {
      const { body, upload } = request
      requireOwn(request, body.uid)
      const edit = await readHint(deps, body, upload)
      await requireCaptcha(request, deps, body.gReCaptchaResponse)
      const isPublished = await storeHint(deps, edit, { hint: body, upload })
      await dropUpload(request)
      const { sent } = MESSAGES[body.lang].listing.dialogs
      return said(isPublished ? PEOPLE_MESSAGES[body.lang].said.listingUpdatePublished : sent.hint)
    },
  })

  app.route({
    ...certificatesApi.certificate,
    ...receiving,
    async handler(request) {
      const { body } = request
      requireOwn(request, body.uid)
      await submitCertificate(deps, body, request.upload)
      await dropUpload(request)
      return said(MESSAGES[body.lang].listing.dialogs.sent.certificate)
    },
  })
}
