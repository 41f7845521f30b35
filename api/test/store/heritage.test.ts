import { expect, test } from 'vitest'
import { currentSeq, putContent } from '#data/store/content.repository.ts'
import type { Store } from '#data/store/database.ts'
import * as heritage from '#data/store/migrations/013-heritage.ts'
import { onBothStores } from './stores.ts'

const OPTION = (id: string) => ({ id, name: { en: id } })
const listing = (tnid: number, fields: object) => ({ tnid, ...fields, title: { en: `Place ${tnid}` } })
const OLD = {
  1: listing(1, { dtype: 232, businessesType: 'museum' }),
  2: listing(2, { dtype: 232, businessesType: 'cemetery' }),
  3: listing(3, { dtype: 232, businessesType: 'grocery' }),
  4: listing(4, { dtype: 231 }),
}

/** A store as it was before the step, with a museum that an import wrote and a conflict about it. */
async function before(db: Store): Promise<void> {
  await heritage.down(db as never)
  const lists = ['grocery', 'museum', 'memorial', 'cemetery', 'historic-site', 'library'].map(OPTION)
  const rows = [
    ...Object.entries(OLD).map(([id, body]) => ({ kind: 'listings' as const, id, body, sample: false })),
    { kind: 'options' as const, id: 'businessestype', body: lists, sample: false },
  ]
  await db.transaction().execute((trx) => putContent(trx, rows, { origin: 'editor:1', now: 1 }))
  const base = JSON.stringify(OLD[1])
  await db
    .insertInto('imported')
    .values({ source: 'osm', source_id: 'node/1', kind: 'listings', item: '1', base, vanished_at: null })
    .execute()
  await db
    .insertInto('conflicts')
    .values({
      kind: 'listings', item: '1', source: 'osm', base, theirs: base, state: 'waiting', at: 1, source_id: null,
      duplicate: null,
    })
    .execute()
} // prettier-ignore

async function everything(db: Store) {
  const content = await db.selectFrom('content').selectAll().orderBy('kind').orderBy('id').execute()
  const imported = await db.selectFrom('imported').select('base').execute()
  const conflicts = await db.selectFrom('conflicts').select(['base', 'theirs']).execute()
  return {
    bodies: Object.fromEntries(content.map(({ kind, id, body }) => [`${kind} ${id}`, JSON.parse(body) as unknown])),
    seqs: Object.fromEntries(content.map(({ id, seq }) => [id, Number(seq)])),
    origins: [...new Set(content.map(({ origin }) => origin))],
    others: [...imported, ...conflicts].flatMap((row) => Object.values(row)),
  }
}

const NEW = listing(1, { dtype: 237, heritageType: 'museum' })

onBothStores(({ migrated }) => {
  test('museums, memorials and graves move to heritage, wherever a store remembers them, and back', async () => {
    const db = await migrated()
    await before(db)
    const old = await everything(db)
    const seq = await currentSeq(db)
    await heritage.up(db as never)
    const { bodies, seqs, origins, others } = await everything(db)
    expect(bodies).toEqual({
      'listings 1': NEW,
      'listings 2': listing(2, { dtype: 237, heritageType: 'cemetery' }),
      'listings 3': OLD[3],
      'listings 4': OLD[4],
      'options businessestype': ['grocery', 'library'].map(OPTION),
      'options heritagetype': ['museum', 'memorial', 'cemetery', 'historic-site'].map(OPTION),
    })
    // The texts are as an import would write them: the order of keys counts.
    expect(others).toEqual([1, 2, 3].map(() => JSON.stringify(NEW)))
    expect(origins).toEqual(['editor:1'])
    // The index hears of what has changed alone.
    for (const id of ['1', '2', 'businessestype', 'heritagetype']) expect(seqs[id]).toBeGreaterThan(seq)
    for (const id of ['3', '4']) expect(seqs[id]).toBe(old.seqs[id])
    await heritage.down(db as never)
    const undone = await everything(db)
    expect(undone.others).toEqual(old.others)
    expect(undone.bodies['listings 2']).toEqual(OLD[2])
    expect(Object.keys(undone.bodies)).toEqual(Object.keys(old.bodies))
  })
})
