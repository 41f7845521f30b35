import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { messagesApi } from '#core/contract/messages.ts'
import type { PeopleDeps } from '../deps.ts'
import { route } from '../http/route.ts'
import { AppError } from '#core/contract/app-error.ts'
import { newChallenge } from './captcha.ts'

export const captchaRoutes: FastifyPluginAsyncTypebox<PeopleDeps> = async (app, deps) => {
  route(app, messagesApi.captcha, { access: 'page', cacheControl: 'no-store', limit: 'captcha' }, async () => {
    if (deps.config.recaptcha) throw new AppError('notFound')
    return newChallenge(deps)
  })
}
