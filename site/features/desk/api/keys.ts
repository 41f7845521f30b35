import type { ApiKey, NewKey } from '#core/contract/desk.ts'
import type { AnswerStore } from '#site/ui/page/answer.ts'
import type { ActsStore } from '../acts.ts'
import { deskCall } from '../calls.ts'
import { createDeskAnswer } from '../part.ts'

export interface KeysStore extends AnswerStore<void, { keys: readonly ApiKey[] }> {
  /** Makes a key; answers its text, which nobody can read again. Throws ApiError. */
  add(key: NewKey): Promise<string>
  /** Ends a key. Throws ApiError. */
  end(key: ApiKey): Promise<void>
}

/** API keys: one's own, for admins those of everybody. */
export function createKeys(acts: ActsStore): KeysStore {
  const keys = createDeskAnswer<void, { keys: readonly ApiKey[] }>(() => deskCall('GET /rest/tjt/desk/keys', {}))
  return {
    ...keys,
    async add(body) {
      const { key, ...done } = await deskCall('POST /rest/tjt/desk/keys', { body })
      acts.add(done, { act: 'makeKey', name: body.name })
      await keys.load()
      return key
    },
    async end({ id, name }) {
      const done = await deskCall('DELETE /rest/tjt/desk/key/:id', { params: { id } })
      acts.add(done, { act: 'endKey', name })
      await keys.load()
    },
  }
}
