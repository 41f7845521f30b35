import type { Kysely } from 'kysely'

// Frozen in time: imports nothing of ours and is never edited once released.

// Who supervises kashrut is a document of its own, and what is said of a listing a list of facts. What was stated
// before holds from the day of its source; the statement that none is stated says nothing.

interface Tables {
  content: { kind: string; id: string; body: string; origin: string; deleted: number }
  imported: { source: string; source_id: string; kind: string; base: string }
  conflicts: { id: number; kind: string; base: string | null; theirs: string }
}
type Body = Record<string, unknown>

const NONE = 'none-stated'

export async function up(db: Kysely<unknown>): Promise<void> {
  const tables = db as Kysely<Tables>
  const names = await takeNames(tables)
  const contacts = await tables
    .selectFrom('content')
    .select(['id', 'body', 'origin'])
    .where('kind', '=', 'supervisionContacts')
    .where('deleted', '=', 0)
    .execute()
  const kept = new Map(contacts.map((row) => [row.id, row]))
  await tables.deleteFrom('content').where('kind', '=', 'supervisionContacts').execute()
  for (const [id, name] of names) {
    const { supervision: _, faxs, webs, ...contact } = JSON.parse(kept.get(id)?.body ?? '{}') as Body
    const [website] = (webs as string[] | undefined) ?? []
    const body = {
      id,
      names: name,
      ...contact,
      ...(faxs !== undefined && { faxes: faxs }),
      ...(website && { website }),
    }
    await insert(tables, { id, origin: kept.get(id)?.origin ?? 'seed', body })
  }
  await convertListings(tables)
}

/** The names of the authorities, which were options of a list. */
async function takeNames(db: Kysely<Tables>): Promise<Map<string, unknown>> {
  const row = await db
    .deleteFrom('content')
    .where('kind', '=', 'options')
    .where('id', '=', 'supervision')
    .returning('body')
    .executeTakeFirst()
  const options = JSON.parse(row?.body ?? '[]') as { id: string; name: unknown }[]
  return new Map(options.filter(({ id }) => id !== NONE).map(({ id, name }) => [id, name]))
}

async function insert(
  db: Kysely<Tables>,
  { id, origin, body }: { id: string; origin: string; body: Body },
): Promise<void> {
  const sample = body['sample'] === true ? 1 : 0
  // This code's index begins anew: it asks for all changes.
  const row = { kind: 'authorities', id, origin, body: JSON.stringify(body), sample, deleted: 0, seq: 1 }
  await db
    .insertInto('content')
    .values({ ...row, updated_at: Date.now() } as never)
    .execute()
}

async function convertListings(db: Kysely<Tables>): Promise<void> {
  const listings = await db
    .selectFrom('content')
    .select(['id', 'body'])
    .where('kind', '=', 'listings')
    .where('body', 'like', '%"supervision":%')
    .execute()
  for (const { id, body } of listings) {
    const changed = { body: withFacts(body) }
    await db.updateTable('content').set(changed).where('kind', '=', 'listings').where('id', '=', id).execute()
  }
  for (const row of await db.selectFrom('imported').selectAll().where('base', 'like', '%"supervision":%').execute()) {
    const { source, source_id: id } = row
    await db
      .updateTable('imported')
      .set({ base: withFacts(row.base) })
      .where('source', '=', source)
      .where('source_id', '=', id)
      .execute()
  }
  for (const row of await db.selectFrom('conflicts').selectAll().where('kind', '=', 'listings').execute()) {
    const after = { theirs: withFacts(row.theirs), base: row.base === null ? null : withFacts(row.base) }
    await db.updateTable('conflicts').set(after).where('id', '=', row.id).execute()
  }
}

function withFacts(text: string): string {
  const { supervision, ...body } = JSON.parse(text) as Body & { provenance?: Record<string, string> }
  const ids = ((supervision as string[] | undefined) ?? []).filter((id) => id !== NONE)
  if (ids.length === 0) return JSON.stringify(body)
  const {
    name = 'Directory editors',
    by = 'Directory editors',
    checked = new Date().toISOString().slice(0, 10),
  } = body.provenance ?? {}
  const facts = ids.map((authority) => ({
    claim: 'certified',
    authority,
    source: { kind: 'import', name, retrieved: checked },
    confirmedAt: checked,
    confirmedBy: by,
  }))
  return JSON.stringify({ ...body, kashrutFacts: facts })
}

/** What is known of certificates has no place in the tables before: going back is for empty stores. */
export async function down(): Promise<void> {}
