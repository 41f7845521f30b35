import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { messagesApi } from '#core/contract/messages.ts'
import type { PeopleDeps } from '../deps.ts'
import { AppError } from '#core/contract/app-error.ts'
import { newChallenge } from './captcha.ts'

export const captchaRoutes: FastifyPluginAsyncTypebox<PeopleDeps> = async (app, deps) => {
  app.route({
    ...messagesApi.captcha,
    config: { access: 'page', cacheControl: 'no-store', limit: 'captcha' },
    async handler() {
      if (deps.config.recaptcha) throw new AppError('notFound')
      return newChallenge(deps)
    },
  })
}
