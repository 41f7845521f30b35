import multipart from '@fastify/multipart'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyRequest } from 'fastify'
import { certificatesApi } from '#core/contract/certificates.ts'
import { hintsApi, type Hint } from '#core/contract/hints.ts'
import { listingEditApi } from '#core/contract/listing-edit.ts'
import { MESSAGES } from '#core/i18n/messages.ts'
import { success } from '#api/accounts/answers.ts'
import type { PeopleDeps } from '../deps.ts'
import { AppError } from '#core/contract/app-error.ts'
import { requireTextIn } from '../guards/bodies.ts'
import { requireCaptcha } from '../guards/captcha.ts'
import { languageOf } from '../http/language.ts'
import { indexOf } from '../http/lookup.ts'
import { requireOwn } from '#api/accounts/access.ts'
import { route } from '../http/route.ts'
import { bodyOf } from './body.ts'
import { submitCertificate } from './certificates.ts'
import { readHint, storeHint } from './hints.ts'
import { editableListing, newPlace } from './present.ts'
import { dropUpload, partLimits, PICTURES, receiveForm } from '#api/uploads/receive.ts'
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

  route(app, listingEditApi.form, { access: 'own' }, async ({ params: { tnid, language }, query }) => {
    const index = indexOf(deps)
    const listing = tnid === 0 ? newPlace(index, query.directoryType) : editableListing(index, tnid, language)
    if (!listing) throw new AppError('couldNotUpdateListing')
    return listing
  })

  const receiving = receivingOf(deps)

  app.route({
    ...listingEditApi.update,
    ...receiving,
    async handler(request) {
      requireOwn(request, request.body.uid)
      const isPublished = await submitEdit(deps, request.body, request.upload)
      await dropUpload(request)
      const { listingUpdateSent, listingUpdatePublished } = MESSAGES[languageOf(request)].accounts.app.toasts
      return success(isPublished ? listingUpdatePublished : listingUpdateSent)
    },
  })

  app.route({
    ...hintsApi.hint,
    ...receiving,
    config: { access: 'visitor', limit: 'hint' },
    async handler(request) {
      const text = await receiveHint(deps, request, request.body)
      await dropUpload(request)
      return success(text)
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
      return success(MESSAGES[body.lang].listing.dialogs.sent.certificate)
    },
  })
}

/** Checks and stores a visitor's answer. Returns what to say. Throws AppError. */
async function receiveHint(deps: PeopleDeps, request: FastifyRequest, hint: Hint): Promise<string> {
  const { upload } = request
  requireOwn(request, hint.uid)
  // What is wrong with an answer costs no captcha.
  const edit = await readHint(deps, hint, upload)
  await requireCaptcha(request, deps, hint.gReCaptchaResponse)
  const isPublished = await storeHint(deps, edit, { hint, upload })
  const { accounts, listing } = MESSAGES[hint.lang]
  return isPublished ? accounts.app.toasts.listingUpdatePublished : listing.dialogs.sent.hint
}

/** What the routes have in common that receive a form with pictures. */
const receivingOf = ({ config }: PeopleDeps) =>
  ({
    config: { access: 'user', limit: 'write' },
    async preValidation(request: FastifyRequest) {
      if (!request.isMultipart()) return
      request.upload = await receiveForm(request, config, PICTURES)
      request.body = bodyOf(request.upload.fields)
      requireTextIn(request.body)
    },
    async onError(request: FastifyRequest) {
      await dropUpload(request)
    },
  }) as const
