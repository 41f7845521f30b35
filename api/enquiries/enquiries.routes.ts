import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { enquiriesApi, type ContactRequest } from '#core/contract/enquiries.ts'
import { addDays } from '#core/domain/times/dates.ts'
import {
  datesIn,
  guestTotal,
  messageProblems,
  requestProblems,
  type GuestCounts,
} from '#core/domain/validation/enquiries.ts'
import type { PeopleDeps } from '../deps.ts'
import { AppError } from '#core/contract/app-error.ts'
import { requireOwn } from '#api/accounts/access.ts'
import { route } from '../http/route.ts'
import { requireFeatureOwner, requireOwner } from './owner.ts'
import { answerTo, languageOf, refuseFirst, senderOf, send } from './send.ts'
import { datesOf, guestsOf, phoneOf, textOf } from './values.ts'

/** Messages to the owners of listings and features. */
export const enquiriesRoutes: FastifyPluginAsyncTypebox<PeopleDeps> = async (app, deps) => {
  const config = { access: 'visitor', limit: 'enquiry' } as const

  route(app, enquiriesApi.message, config, async (request, reply) => {
    const { body } = request
    requireOwn(request, body.uid)
    refuseFirst(messageProblems(body))
    const owner = requireOwner(deps, body)
    const enquiry = {
      template: 'directMessage',
      owner,
      from: senderOf(body),
      language: languageOf(body, owner),
      values: { phone: phoneOf(body), message: textOf(body.message) },
      wantsCopy: body.copy ?? false,
    } as const
    const failure = 'couldNotSendEmail'
    await send({ deps, request, reply }, enquiry, { body, failure })
    return answerTo(request, 'mailHasBeenSuccessfullySentToContact')
  })

  route(app, enquiriesApi.request, config, async (request, reply) => {
    const { body } = request
    requireOwn(request, body.uid)
    const owner = requireFeatureOwner(deps, body)
    const stay = requireAnswers(body, {
      required: owner.feature.fieldsRequired,
      today: todayOf(deps, body),
    })
    const language = languageOf(body, owner)
    const enquiry = {
      template: 'contactRequest',
      owner,
      from: senderOf(body),
      language,
      values: {
        phone: phoneOf(body),
        dates: datesOf(language, stay),
        ...guestsOf(body),
        message: textOf(body.message),
      },
      wantsCopy: body.copySend ?? false,
    } as const
    const failure = 'couldNotSendRequest'
    await send({ deps, request, reply }, enquiry, { body, failure })
    return answerTo(request, 'requestHasBeenSuccessfullySentToContact')
  })
}

const NOBODY: GuestCounts = { adults: 0, children: 0, babies: 0 }

/** Validates a request. Returns the dates of its stay. Throws AppError. */
function requireAnswers({ guests, ...form }: ContactRequest, rules: { required: readonly string[]; today: string }) {
  const { dates = '', phone = '' } = form
  const counts = guests ?? NOBODY
  refuseFirst(requestProblems({ ...form, dates, phone, guests: counts }, rules))
  if (guests && guests.all !== guestTotal(guests)) {
    throw new AppError('invalidRequest')
  }
  return datesIn(dates, rules.today)
}

/** The date where the form was filled in: ours, or a day before or after. */
function todayOf({ now }: PeopleDeps, { dates = '' }: ContactRequest): string {
  const ours = now().toISOString().slice(0, 10)
  const days = [ours, addDays(ours, -1), addDays(ours, 1)]
  return days.find((day) => datesIn(dates, day)) ?? ours
}
