import { expect, test } from 'vitest'
import { insertEdit } from '#api/edits/edits.repository.ts'
import * as hints from '#data/store/migrations/032-hints.ts'
import type { Store } from '#data/store/database.ts'
import { onBothStores } from './stores.ts'

const PICTURE = { file: 'a.webp', title: '', width: 3, height: 2, bytes: 1 }

const answer = (db: Store, uid: number, file: string) => {
  const edit = { uid, tnid: 1, kind: 'hint', body: '{}', language: 'en', claims_ownership: 0, at: 1 } as const
  return db.transaction().execute((trx) => insertEdit(trx, edit, [{ ...PICTURE, file }]))
}

const stored = async (db: Store) => ({
  edits: await db.selectFrom('edits').selectAll().orderBy('id').execute(),
  files: await db.selectFrom('edit_files').selectAll().orderBy('id').execute(),
})

onBothStores(({ migrated }) => {
  test('edits of accounts keep their numbers and files both ways, those of nobody go with it', async () => {
    const db = await migrated()
    const user = { name: 'Dana', email: 'd@example.org', email_key: 'd', verified: 1, language: 'en', at: 1 } as const
    const nobody = { password: null, google: null, facebook: null }
    const { id } = await db
      .insertInto('users')
      .values({ ...user, ...nobody })
      .returning('id')
      .executeTakeFirstOrThrow()
    await answer(db, id, 'a.webp')
    const before = await stored(db)
    await answer(db, 0, 'b.webp')
    await hints.down(db as never)
    expect(await stored(db)).toEqual(before)
    await expect(answer(db, 0, 'c.webp')).rejects.toThrow()
    await hints.up(db as never)
    expect(await stored(db)).toEqual(before)
    const next = await answer(db, 0, 'd.webp')
    // Numbers are never used again.
    expect(next.id).toBeGreaterThan(before.edits[0]!.id + 1)
    await db.deleteFrom('edits').execute()
    expect((await stored(db)).files).toEqual([])
  })
})
