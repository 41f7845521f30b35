import { MESSAGES } from '#core/i18n/messages.ts'
import { createHash } from 'node:crypto'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { messagesApi, type PageShare } from '#core/contract/messages.ts'
import { langOfPath } from '#core/domain/routes.ts'
import { shareProblems } from '#core/domain/validation/share.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { addressOf, mailboxOf } from '#api/mail/addresses.ts'
import { success } from '#api/accounts/answers.ts'
import type { PeopleDeps } from '#api/deps.ts'
import { AppError } from '#core/contract/app-error.ts'
import { requireCaptcha } from '#api/guards/captcha.ts'
import type { Limit } from '#api/guards/limits.repository.ts'
import { callerOf, limitTo } from '#api/guards/limits.ts'
import { languageOf } from '#api/http/language.ts'
import { orAnswer } from '#api/mail/failures.ts'
import { queueMail } from '#api/mail/outbox.repository.ts'
import { requireOwn } from '#api/accounts/access.ts'
import { route } from '#api/http/route.ts'
import { sharedPath } from './relink.ts'

const DAY_MS = 86_400_000
/** Recommendations per account, or per address of those without one. */
const SENDER: Limit = { name: 'share from', most: 10, windowMs: DAY_MS }
/** Per recipient from all senders. */
const FRIEND: Limit = { name: 'share to', most: 3, windowMs: DAY_MS }

export const shareRoutes: FastifyPluginAsyncTypebox<PeopleDeps> = async (app, deps) => {
  route(app, messagesApi.sharePage, { access: 'visitor', limit: 'share' }, async (request, reply) => {
    const { body } = request
    requireOwn(request, body.uid)
    const [problem] = shareProblems(body)
    if (problem) throw new AppError(problem)
    const share = shareOf(deps, body)
    await requireCaptcha(request, deps, body.gReCaptchaResponse)
    await limitShare(deps, { share, request, reply })
    await orAnswer(request, 'couldNotSendEmail', () => mailShare(deps, share))
    const lang = body.language ?? languageOf(request)
    return success(MESSAGES[lang].mail.answers.pageShared)
  })
}

/** The form, with normalized addresses. */
interface Share {
  from: { name: string; email: string; key: string }
  to: { name: string; email: string; key: string }
  path: string
  language: Lang
}

function shareOf({ release }: PeopleDeps, body: PageShare): Share {
  const current = release()
  if (!current?.isReadable) throw new AppError('noRelease')
  const path = sharedPath(current, body.relink)
  if (!path) throw new AppError('invalidRequest')
  return {
    from: { name: body.your_name, ...addressOf(body.your_mail) },
    to: { name: body.friend_name, ...addressOf(body.friend_mail) },
    path,
    language: body.language ?? langOfPath(path),
  }
}

/**
 * Makes the form useless for spam by reaching few strangers. The sender's address counts for nothing: it is only
 * claimed, and who claims that of another would use up what the other may send. Throws AppError `tooMany`.
 */
async function limitShare(
  deps: PeopleDeps,
  { share: { to }, request, reply }: { share: Share; request: FastifyRequest; reply: FastifyReply },
): Promise<void> {
  await limitTo(deps, SENDER, callerOf(request), reply)
  await limitTo(deps, FRIEND, mailboxOf(to.key), reply)
}

async function mailShare({ store, config, now }: PeopleDeps, { from, to, path, language }: Share): Promise<void> {
  const at = now().getTime()
  const link = config.linkOrigin + path
  const same = [from.key, to.key, link].join('\n')
  const digest = createHash('sha256').update(same).digest('base64url')
  await queueMail(
    store,
    {
      // The same page from the same sender to the same friend once per day.
      key: `share ${digest} ${Math.floor(at / DAY_MS)}`,
      to: to.email,
      language,
      template: 'share',
      values: {
        name: to.name,
        fromName: from.name,
        fromMail: from.email,
        link,
      },
      replyTo: from.email,
    },
    at,
  )
}
