import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { PeopleDeps } from '../deps.ts'
import { bulkCalls } from './bulk/bulk-calls.ts'
import { documentCalls } from './documents/document-calls.ts'
import { uploadCalls } from './documents/uploads.ts'
import { formerCalls } from './former/former-calls.ts'
import { holdingCalls } from './holding/holding-calls.ts'
import { importCalls } from './imports/import-calls.ts'
import { keyCalls } from './keys/key-calls.ts'
import { logCalls } from './log/log-calls.ts'
import { mailCalls } from './mails/mail-calls.ts'
import { newsletterCalls } from './newsletter/newsletter-calls.ts'
import { peopleCalls } from './people/people-calls.ts'
import { queueCalls } from './queue/queue-calls.ts'
import { settingsCalls } from './settings/settings-calls.ts'
import { redirectCalls } from './redirects/redirect-calls.ts'
import { statisticsCalls } from './statistics/statistics.ts'
import { textCalls } from './texts/text-calls.ts'
import { webhookCalls } from './webhooks/webhook-calls.ts'

/** The desk; for people without a role it does not exist. `permissions/permissions.ts` says who may what. */
export const deskRoutes: FastifyPluginAsyncTypebox<PeopleDeps> = async (app, deps) => {
  await app.register(queueCalls, deps)
  await app.register(logCalls, deps)
  await app.register(documentCalls, deps)
  await app.register(uploadCalls, deps)
  await app.register(bulkCalls, deps)
  await app.register(importCalls, deps)
  await app.register(newsletterCalls, deps)
  await app.register(peopleCalls, deps)
  await app.register(keyCalls, deps)
  await app.register(mailCalls, deps)
  await app.register(statisticsCalls, deps)
  await app.register(webhookCalls, deps)
  await app.register(holdingCalls, deps)
  await app.register(settingsCalls, deps)
  await app.register(redirectCalls, deps)
  await app.register(formerCalls, deps)
  await app.register(textCalls, deps)
}
