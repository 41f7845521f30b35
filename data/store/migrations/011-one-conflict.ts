import { sql, type Kysely } from 'kysely'

// Frozen in time: imports nothing of ours and is never edited once released.

/** What has been asked since a decision takes its place: undone, it does not wait beside that. */
const ONE_WAITS = [
  {
    index: 'conflicts_waiting',
    about: sql`source, kind, item`,
    rows: sql`state = 'waiting' and source_id is null`,
  },
  {
    index: 'twins_waiting',
    about: sql`source, source_id`,
    rows: sql`state = 'waiting' and source_id is not null`,
  },
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const { index, about, rows } of ONE_WAITS) {
    const latest = sql`select max(id) from conflicts where ${rows} group by ${about}`
    const steps = [
      sql`delete from conflicts where ${rows} and id not in (${latest})`,
      sql`create unique index ${sql.ref(index)} on conflicts (${about}) where ${rows}`,
    ]
    for (const step of steps) await step.execute(db)
  }
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const { index } of ONE_WAITS) await db.schema.dropIndex(index).execute()
}
