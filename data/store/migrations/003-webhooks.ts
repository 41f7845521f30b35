import { sql, type Kysely } from 'kysely'
import { idColumn } from './id-column.ts'

/** Webhooks, what is to be delivered to them, and the listings that they know. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const id = idColumn(db)
  for (const statement of [
    `create table webhooks (
      ${id},
      url text not null,
      events text not null,
      secret text not null,
      state text not null,
      at bigint not null
    )`,
    `create table webhook_deliveries (
      ${id},
      webhook integer not null references webhooks (id) on delete cascade,
      message text not null unique,
      event text not null,
      body text not null,
      state text not null,
      attempts integer not null,
      status integer not null,
      problem text not null,
      lease text not null,
      at bigint not null,
      due_at bigint not null
    )`,
    'create index webhook_deliveries_by_webhook_state on webhook_deliveries (webhook, state)',
    `create table webhook_listings (
      tnid integer primary key,
      digest text not null
    )`,
    "insert into counters (name, value) values ('webhooks', 0)",
  ])
    await sql.raw(statement).execute(db)
}
