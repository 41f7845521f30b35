import type { Kysely } from 'kysely'

// Frozen in time: imports nothing of ours and is never edited once released.

interface Tables {
  content: {
    kind: string
    id: string
    body: string
    origin: string
    sample: number
    deleted: number
    seq: number
    updated_at: number
  }
  counters: { name: string; value: number }
  imported: { source: string; source_id: string; kind: string; base: string }
  conflicts: { id: number; kind: string; base: string | null; theirs: string }
}
type Db = Kysely<Tables>
type Body = Record<string, unknown>

const [SHOPS, HERITAGE] = [232, 237]
const KINDS: readonly unknown[] = ['museum', 'memorial', 'cemetery', 'historic-site']
/** Kinds of heritage that shops never had. */
const NEW_KINDS: readonly unknown[] = ['tomb', 'former-synagogue']
const BATCH = 500

/** Museums, memorials, cemeteries and historic sites leave the shops for a type of their own. */
export const up = async (db: Kysely<unknown>): Promise<void> => convert(db as Db, { listing: toHeritage, list: split })

export const down = async (db: Kysely<unknown>): Promise<void> => convert(db as Db, { listing: toShops, list: join })

interface Step {
  /** The listing in its new shape; undefined if it stays as it is. */
  listing: (body: Body) => Body | undefined
  list: (db: Db, nextSeq: NextSeq) => Promise<void>
}

async function convert(db: Db, { listing, list }: Step): Promise<void> {
  const nextSeq = seqOnce(db)
  await convertContent(db, { listing, nextSeq })
  const convertText = (text: string | null): string | undefined => {
    const made = text === null ? undefined : listing(JSON.parse(text) as Body)
    return made && JSON.stringify(made)
  }
  for (const row of await db.selectFrom('imported').selectAll().where('kind', '=', 'listings').execute()) {
    const base = convertText(row.base)
    const { source, source_id } = row
    const one = db.updateTable('imported').where('source', '=', source).where('source_id', '=', source_id)
    if (base !== undefined) await one.set({ base }).execute()
  }
  for (const row of await db.selectFrom('conflicts').selectAll().where('kind', '=', 'listings').execute()) {
    const [base, theirs] = [convertText(row.base), convertText(row.theirs)]
    if (base === undefined && theirs === undefined) continue
    const set = { base: base ?? row.base, theirs: theirs ?? row.theirs }
    await db.updateTable('conflicts').set(set).where('id', '=', row.id).execute()
  }
  await list(db, nextSeq)
}

type NextSeq = () => Promise<number>

/** The number by which the index learns of the change, the same for all of it; a store without heritage takes none. */
function seqOnce(db: Db): NextSeq {
  let taken: Promise<number> | undefined
  const take = async () => {
    const { value } = await db
      .updateTable('counters')
      .set((eb) => ({ value: eb('value', '+', 1) }))
      .where('name', '=', 'content')
      .returning('value')
      .executeTakeFirstOrThrow()
    return Number(value)
  }
  return () => (taken ??= take())
}

async function convertContent(
  db: Db,
  { listing, nextSeq }: { listing: Step['listing']; nextSeq: NextSeq },
): Promise<void> {
  for (let after = ''; ;) {
    const rows = await db
      .selectFrom('content')
      .select(['id', 'body'])
      .where('kind', '=', 'listings')
      .where('id', '>', after)
      .orderBy('id')
      .limit(BATCH)
      .execute()
    for (const { id, body } of rows) {
      const made = listing(JSON.parse(body) as Body)
      if (!made) continue
      const set = { body: JSON.stringify(made), seq: await nextSeq() }
      await db.updateTable('content').set(set).where('kind', '=', 'listings').where('id', '=', id).execute()
    }
    if (rows.length < BATCH) return
    after = rows.at(-1)?.id ?? ''
  }
}

/** Keys keep their order: imports compare texts. */
const changed = (body: Body, { from, to, dtype }: { from: string; to: string; dtype: number }): Body =>
  Object.fromEntries(
    Object.entries(body).map(([key, value]) => (key === from ? [to, value] : [key, key === 'dtype' ? dtype : value])),
  )

const toHeritage = (body: Body): Body | undefined =>
  body['dtype'] === SHOPS && KINDS.includes(body['businessesType'])
    ? changed(body, { from: 'businessesType', to: 'heritageType', dtype: HERITAGE })
    : undefined

function toShops(body: Body): Body | undefined {
  if (body['dtype'] !== HERITAGE) return undefined
  const known = NEW_KINDS.includes(body['heritageType']) ? { ...body, heritageType: 'historic-site' } : body
  return changed(known, { from: 'heritageType', to: 'businessesType', dtype: SHOPS })
}

const BUSINESSES = 'businessestype'
const SITES = 'heritagetype'

const listOf = (db: Db, id: string) =>
  db.selectFrom('content').selectAll().where('kind', '=', 'options').where('id', '=', id).executeTakeFirst()

/** The options move to a list of their own, with the names that an editor gave them. */
async function split(db: Db, nextSeq: NextSeq): Promise<void> {
  const businesses = await listOf(db, BUSINESSES)
  if (!businesses || (await listOf(db, SITES))) return
  const all = JSON.parse(businesses.body) as { id: string }[]
  const moved = all.filter(({ id }) => KINDS.includes(id))
  const body = JSON.stringify(moved)
  const seq = await nextSeq()
  await db
    .insertInto('content')
    .values({ ...businesses, id: SITES, body, seq })
    .execute()
  await setList(db, { body: all.filter((one) => !moved.includes(one)), seq })
}

async function join(db: Db, nextSeq: NextSeq): Promise<void> {
  const [businesses, sites] = [await listOf(db, BUSINESSES), await listOf(db, SITES)]
  if (!businesses || !sites) return
  const moved = (JSON.parse(sites.body) as { id: string }[]).filter(({ id }) => KINDS.includes(id))
  await setList(db, { body: [...(JSON.parse(businesses.body) as object[]), ...moved], seq: await nextSeq() })
  await db.deleteFrom('content').where('kind', '=', 'options').where('id', '=', SITES).execute()
}

async function setList(db: Db, { body, seq }: { body: readonly object[]; seq: number }): Promise<void> {
  const set = { body: JSON.stringify(body), seq }
  await db.updateTable('content').set(set).where('kind', '=', 'options').where('id', '=', BUSINESSES).execute()
}
