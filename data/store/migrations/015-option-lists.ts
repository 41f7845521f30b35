import type { Kysely } from 'kysely'

// Frozen in time: imports nothing of ours and is never edited once released.

interface Tables {
  content: { kind: string; id: string; body: string; seq: number }
  counters: { name: string; value: number }
}
type Body = readonly unknown[] | { list: string; options: readonly unknown[] }

/** A list of options becomes an object, which editors can change: it names itself, and has room for more. */
export const up = (db: Kysely<unknown>): Promise<void> =>
  convert(db as Kysely<Tables>, (body, list) => (Array.isArray(body) ? { list, options: body as unknown[] } : body))

export const down = (db: Kysely<unknown>): Promise<void> =>
  convert(db as Kysely<Tables>, (body) => ('options' in body ? body.options : body))

async function convert(db: Kysely<Tables>, made: (body: Body, list: string) => Body): Promise<void> {
  const rows = await db.selectFrom('content').select(['id', 'body']).where('kind', '=', 'options').execute()
  for (const { id, body } of rows) {
    const text = JSON.stringify(made(JSON.parse(body) as Body, id))
    await db.updateTable('content').set({ body: text }).where('kind', '=', 'options').where('id', '=', id).execute()
  }
}
