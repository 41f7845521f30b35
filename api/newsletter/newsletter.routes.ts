import { MESSAGES, type Messages } from '#core/i18n/messages.ts'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { Done } from '#core/contract/accounts.ts'
import { messagesApi } from '#core/contract/messages.ts'
import { hrefOf } from '#core/domain/routes.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { requireAddress } from '#api/mail/addresses.ts'
import { success } from '#api/accounts/answers.ts'
import type { PeopleDeps } from '../deps.ts'
import { AppError } from '#core/contract/app-error.ts'
import { requireCaptcha } from '../guards/captcha.ts'
import { languageOf } from '../http/language.ts'
import { orAnswer } from '../mail/failures.ts'
import { confirmNewsletter, leaveNewsletter } from './newsletter.repository.ts'
import { stopMails } from '../notifications/choices.repository.ts'
import { route } from '../http/route.ts'
import { registerAddress } from './register.ts'

export const newsletterRoutes: FastifyPluginAsyncTypebox<PeopleDeps> = async (app, deps) => {
  const { store, now } = deps

  route(app, messagesApi.newsletter, { access: 'visitor', limit: 'newsletter' }, async (request) => {
    const { mail, language = languageOf(request) } = request.body
    const address = requireAddress(mail)
    await requireCaptcha(request, deps, request.body.gReCaptchaResponse)
    await orAnswer(request, 'couldNotRegisterEmail', () => registerAddress(deps, { address, language }))
    return done(language, 'successfullyRegisterEmail')
  })

  route(app, messagesApi.newsletterConfirm, { access: 'page', limit: 'write' }, async (request) => {
    const { token } = request.body
    const isGood = await confirmNewsletter(store, token, now().getTime())
    if (!isGood) throw new AppError('linkExpired')
    return done(languageOf(request), 'newsletterConfirmed')
  })

  route(app, messagesApi.newsletterLeavePage, { cacheControl: 'no-store' }, async (request, reply) => {
    const page = hrefOf(languageOf(request), { kind: 'newsletter' })
    return reply.redirect(`${page}?leave=${request.params.token}`, 302)
  })

  await app.register(leaveRoute, deps)
}

/** Separate, because mail clients send a form as its body, which no other call accepts. */
const leaveRoute: FastifyPluginAsyncTypebox<PeopleDeps> = async (app, { store, now }) => {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer' }, async () => undefined)
  app.route({
    ...messagesApi.newsletterLeave,
    bodyLimit: 4096,
    config: { access: 'open' },
    async handler(request) {
      const { token } = request.params
      const language = languageOf(request)
      if (await leaveNewsletter(store, token, now().getTime())) return done(language, 'newsletterLeft')
      const topic = await stopMails(store, token)
      if (topic) return done(language, `${topic}MailsStopped`)
      throw new AppError('linkExpired')
    },
  })
}

function done(language: Lang, key: keyof Messages['mail']['answers']): Done {
  const text = MESSAGES[language].mail.answers[key]
  return success(text)
}
