import multipart from '@fastify/multipart'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { enquiriesApi, type JobEnquiry } from '#core/contract/enquiries.ts'
import { jobProblems } from '#core/domain/validation/enquiries.ts'
import type { PeopleDeps } from '../deps.ts'
import { dropUpload, partLimits, receiveForm, type Received } from '#api/uploads/receive.ts'
import { requireTextIn } from '../guards/bodies.ts'
import { requireOwn } from '#api/accounts/access.ts'
import type { Enquiry } from './mails.ts'
import { requireEmployer, type PageOwner } from './owner.ts'
import { attachmentOf, RESUME, resumeOf, type Resume } from './resume.ts'
import { answerTo, languageOf, refuseFirst, send, senderOf } from './send.ts'
import { phoneOf, textOf } from './values.ts'

/** Job applications: multipart only, with or without a résumé. */
export const jobsRoutes: FastifyPluginAsyncTypebox<PeopleDeps> = async (app, deps) => {
  app.decorateRequest('upload', null)
  app.removeAllContentTypeParsers()
  await app.register(multipart, { limits: partLimits(RESUME) })

  app.route({
    ...enquiriesApi.job,
    config: { access: 'visitor', limit: 'job' },
    async preValidation(request) {
      request.upload = await receiveForm(request, deps.config, RESUME)
      request.body = bodyOf(request.upload.fields)
      requireTextIn(request.body)
    },
    async onError(request) {
      await dropUpload(request)
    },
    async handler(request, reply) {
      const { body, upload } = request
      requireOwn(request, body.uid === 'false' ? false : Number(body.uid))
      refuseFirst(jobProblems(body))
      const owner = requireEmployer(deps, body)
      const resume = await resumeOf(upload!)
      await send({ deps, request, reply }, enquiryOf(body, owner, resume), {
        body,
        failure: 'couldNotSendRequest',
      })
      await dropUpload(request)
      return answerTo(request, 'requestHasBeenSuccessfullySentToContact')
    },
  })
}

/** A repeated field stays a list, for the schema to refuse. */
function bodyOf(fields: Received['fields']): JobEnquiry {
  const sent = Map.groupBy(fields, ([name]) => name)
  const body = [...sent].map(([name, pairs]) => {
    const values = pairs.map(([, value]) => value)
    return [name, values.length > 1 ? values : values[0]]
  })
  return Object.fromEntries(body) as JobEnquiry
}

function enquiryOf(body: JobEnquiry, owner: PageOwner, resume: Resume | undefined): Enquiry {
  return {
    template: 'jobEnquiry',
    owner,
    from: senderOf(body),
    language: languageOf(body, owner),
    values: {
      phone: phoneOf(body),
      message: textOf(body.msg),
      fileKind: resume?.kind.toUpperCase() ?? '',
    },
    wantsCopy: false,
    ...(resume && { attach: () => attachmentOf(resume) }),
  }
}
