import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { deskApi } from '#core/contract/desk.ts'
import type { PeopleDeps } from '#api/deps.ts'
import { route } from '#api/http/route.ts'
import { actingOf, reading, writing } from '../acts/calls.ts'
import { readSettings, setSettings } from './settings.ts'
import { sendTestMail } from './test-mail.ts'

/** A logo comes in the body, in base64. */
const WITH_LOGO = { ...writing, bodyLimit: 2 * 1024 * 1024 } as const

/** The settings of the site, for admins. */
export const settingsCalls: FastifyPluginAsyncTypebox<PeopleDeps> = async (app, deps) => {
  route(app, deskApi.settings, reading, (request) => readSettings(deps, actingOf(deps, request)))

  route(app, deskApi.setSettings, WITH_LOGO, (request) =>
    setSettings(deps, actingOf(deps, request), request.body.settings ?? {}),
  )

  route(app, deskApi.testMail, writing, (request) => sendTestMail(deps, actingOf(deps, request)))
}
