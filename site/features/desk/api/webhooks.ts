import type { DeskWebhook, NewWebhook } from '#core/contract/desk.ts'
import { serialQueue } from '#core/domain/serial-queue.ts'
import type { AnswerStore } from '#site/ui/page/answer.ts'
import type { ActsStore } from '../acts.ts'
import { deskCall } from '../calls.ts'
import { createDeskAnswer } from '../part.ts'

export interface WebhooksStore extends AnswerStore<void, { webhooks: readonly DeskWebhook[] }> {
  /** Adds a webhook; answers its secret, which nobody can read again. Throws ApiError. */
  add(webhook: NewWebhook): Promise<string>
  /** Pauses or resumes a webhook. Throws ApiError. */
  pause(webhook: DeskWebhook, isPaused: boolean): Promise<void>
  /** Throws ApiError. */
  remove(webhook: DeskWebhook): Promise<void>
  /** Sends a test message. Throws ApiError. */
  test(webhook: DeskWebhook): Promise<void>
}

/** What a webhook is called: its host. */
export const hostOf = (url: string): string => URL.parse(url)?.host ?? url

/** The webhooks, with what was sent last. */
export function createWebhooks(acts: ActsStore): WebhooksStore {
  const { $answer, load: ask } = createDeskAnswer<void, { webhooks: readonly DeskWebhook[] }>(() =>
    deskCall('GET /rest/tjt/desk/webhooks', {}),
  )
  const queue = serialQueue()
  // A look at what is under way may fall together with an act.
  const load = () => queue(() => ask())
  return {
    $answer,
    load,
    async add(body) {
      const { secret, ...done } = await deskCall('POST /rest/tjt/desk/webhooks', { body })
      acts.add(done, { act: 'addWebhook', name: hostOf(body.url) })
      await load()
      return secret
    },
    async pause({ id, url }, isPaused) {
      const done = await deskCall('PUT /rest/tjt/desk/webhook/:id', { params: { id }, body: { isPaused } })
      acts.add(done, { act: isPaused ? 'pauseWebhook' : 'resumeWebhook', name: hostOf(url) })
      await load()
    },
    async remove({ id, url }) {
      const done = await deskCall('DELETE /rest/tjt/desk/webhook/:id', { params: { id } })
      acts.add(done, { act: 'removeWebhook', name: hostOf(url) })
      await load()
    },
    async test({ id }) {
      await deskCall('POST /rest/tjt/desk/webhook/:id/test', { params: { id } })
      await load()
    },
  }
}
