import type { ServerMessage } from '#core/contract/session.ts'
import type { Store } from '#data/store/database.ts'

/** Adds a message for the next page load, unless the last one waiting says the same. */
export async function addMessage(db: Store, hash: string, message: ServerMessage): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const messages = await readMessages(trx, hash)
    const nextMessages = withMessage(messages, message)
    if (nextMessages === messages) return
    await trx
      .updateTable('sessions')
      .set({ messages: JSON.stringify(nextMessages) })
      .where('hash', '=', hash)
      .execute()
  })
}

/** A page shows this many messages at once; older ones are dropped. */
const MAX_MESSAGES = 3

/** The messages with one more at the end, unless the last says the same. */
export function withMessage(messages: ServerMessage[], { type, text }: ServerMessage): ServerMessage[] {
  const last = messages.at(-1)
  if (last?.type === type && last.text === text) return messages
  return [...messages, { type, text }].slice(-MAX_MESSAGES)
}

/** Returns the waiting messages, and removes them: each is shown once. */
export async function takeMessages(db: Store, hash: string): Promise<ServerMessage[]> {
  // Usually there are none, and a read blocks no writer.
  if ((await readMessages(db, hash)).length === 0) return []
  return db.transaction().execute(async (trx) => {
    const messages = await readMessages(trx, hash)
    if (messages.length > 0) {
      await trx.updateTable('sessions').set({ messages: '[]' }).where('hash', '=', hash).execute()
    }
    return messages
  })
}

async function readMessages(db: Store, hash: string): Promise<ServerMessage[]> {
  const row = await db.selectFrom('sessions').select('messages').where('hash', '=', hash).executeTakeFirst()
  return parseMessages(row?.messages ?? '[]')
}

/** Of the column `messages` of a session. */
export const parseMessages = (text: string) => JSON.parse(text) as ServerMessage[]
