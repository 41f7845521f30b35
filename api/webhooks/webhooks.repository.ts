import type { Selectable } from 'kysely'
import type { WebhookEvent, WebhookState } from '#core/terms/webhooks.ts'
import type { Store, StoreTransaction } from '#data/store/database.ts'
import { seal, unseal } from '#data/store/sealed.ts'
import { newSecret } from './sign.ts'
import type { WebhooksTable } from './webhooks.table.ts'

export type Webhook = Selectable<WebhooksTable>

const placeOf = (id: number) => ({ table: 'webhooks', row: id }) as const

/** Stores a webhook. Returns its id, and its secret, which nobody can read again at the desk. */
export async function insertWebhook(
  trx: StoreTransaction,
  { url, events }: { url: string; events: readonly WebhookEvent[] },
  now: number,
): Promise<{ id: number; secret: string }> {
  const { id } = await trx
    .insertInto('webhooks')
    .values({ url, events: events.join(' '), secret: '', state: 'on', at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  const secret = newSecret()
  const sealed = seal(trx, placeOf(id), secret)
  await trx.updateTable('webhooks').set({ secret: sealed }).where('id', '=', id).execute()
  return { id, secret }
}

/** What signs the messages of a webhook. Throws StoreKeyError. */
export const secretOf = (db: Store, { id, secret }: Webhook): string => unseal(db, placeOf(id), secret)

export const eventsOf = ({ events }: Pick<Webhook, 'events'>): WebhookEvent[] => events.split(' ') as WebhookEvent[]

export const listWebhooks = (db: Store): Promise<Webhook[]> =>
  db.selectFrom('webhooks').selectAll().orderBy('id').execute()

export const findWebhook = (db: Store, id: number): Promise<Webhook | undefined> =>
  db.selectFrom('webhooks').selectAll().where('id', '=', id).executeTakeFirst()

export async function setState(db: Store, id: number, state: WebhookState): Promise<void> {
  await db.updateTable('webhooks').set({ state }).where('id', '=', id).execute()
}

/** Deletes a webhook with what waits for it. */
export async function dropWebhook(trx: StoreTransaction, id: number): Promise<void> {
  await trx.deleteFrom('webhook_deliveries').where('webhook', '=', id).execute()
  await trx.deleteFrom('webhooks').where('id', '=', id).execute()
}
