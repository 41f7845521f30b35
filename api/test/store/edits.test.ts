import { existsSync, mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import {
  countWaiting,
  deleteEditsOf,
  editsOf,
  insertEdit,
  knownFiles,
  type NewEdit,
} from '#api/edits/edits.repository.ts'
import { sweepUploads } from '#api/edits/sweep-uploads.ts'
import { storeUpload, waitingDir } from '#data/store/uploads.ts'
import type { Store } from '#data/store/database.ts'
import { temporaryFolder } from '../../../data/test/helpers.ts'
import { onBothStores } from './stores.ts'

const AT = 1_790_000_000_000
const HOUR = 3_600_000

async function person(db: Store, name: string): Promise<number> {
  const { id } = await db
    .insertInto('users')
    .values({
      name, email: `${name}@example.org`, email_key: `${name}@example.org`, verified: 1, password: null,
      google: null, facebook: null, language: 'en', at: AT,
    })
    .returning('id')
    .executeTakeFirstOrThrow() // prettier-ignore
  return id
}

const newEdit = (uid: number, fields: Partial<NewEdit> = {}): NewEdit => ({
  uid,
  tnid: 7,
  kind: 'regular',
  body: '{"title":"בית"}',
  language: 'he',
  claims_ownership: 0,
  at: AT,
  ...fields,
})

const picture = (file: string) => ({
  file,
  title: 'Front',
  width: 20,
  height: 10,
  bytes: 100,
})

const insert = (db: Store, edit: NewEdit, files: string[] = []) =>
  db.transaction().execute((trx) => insertEdit(trx, edit, files.map(picture)).then(({ id }) => id))

onBothStores(({ migrated }) => {
  test('an edit waits with its pictures, and counts until it is looked at', async () => {
    const db = await migrated()
    const [dana, uri] = [await person(db, 'dana'), await person(db, 'uri')]
    const first = await insert(db, newEdit(dana), ['a.webp', 'b.webp'])
    const second = await insert(db, newEdit(dana, { kind: 'critical' }))
    await insert(db, newEdit(uri), ['c.webp'])
    const edits = await editsOf(db, dana)
    expect(edits).toEqual([
      {
        ...newEdit(dana),
        before: '',
        id: first,
        state: 'waiting',
        files: [
          { ...picture('a.webp'), id: expect.any(Number), edit: first },
          { ...picture('b.webp'), id: expect.any(Number), edit: first },
        ],
      },
      {
        ...newEdit(dana, { kind: 'critical' }),
        before: '',
        id: second,
        state: 'waiting',
        files: [],
      },
    ])
    expect(await countWaiting(db, dana)).toBe(2)
    await db.updateTable('edits').set({ state: 'approved' }).where('id', '=', first).execute()
    expect(await countWaiting(db, dana)).toBe(1)
    expect(await countWaiting(db, 999)).toBe(0)
  })

  test('who leaves takes along all edits, and no one else’s', async () => {
    const db = await migrated()
    const [dana, uri] = [await person(db, 'dana'), await person(db, 'uri')]
    await insert(db, newEdit(dana), ['a.webp'])
    await insert(db, newEdit(uri), ['c.webp'])
    const gone = await db.transaction().execute((trx) => deleteEditsOf(trx, dana))
    expect(gone).toEqual(['a.webp'])
    expect(await editsOf(db, dana)).toEqual([])
    expect(await knownFiles(db, ['a.webp', 'c.webp'])).toEqual(new Set(['c.webp']))
    // However the account goes.
    await db.deleteFrom('users').where('id', '=', uri).execute()
    expect(await knownFiles(db, ['c.webp'])).toEqual(new Set())
    expect(await knownFiles(db, [])).toEqual(new Set())
  })

  test('a file has one edit, and an edit without a person or its pictures is none', async () => {
    const db = await migrated()
    const dana = await person(db, 'dana')
    await insert(db, newEdit(dana), ['a.webp'])
    await expect(insert(db, newEdit(dana), ['a.webp'])).rejects.toThrow()
    await expect(insert(db, newEdit(999))).rejects.toThrow()
    expect(await editsOf(db, dana)).toHaveLength(1)
  })

  test('what a killed process has left goes, and what waits stays', async () => {
    const db = await migrated()
    const config = { varDir: temporaryFolder() }
    await sweepUploads(db, config, AT)
    const incoming = join(config.varDir, 'uploads', 'incoming')
    for (const name of ['form-old', 'form-new']) {
      mkdirSync(join(incoming, name), { recursive: true })
      writeFileSync(join(incoming, name, '0.part'), 'half of a picture')
    }
    const keep = (text: string) => {
      const path = join(incoming, 'form-old', 'x')
      writeFileSync(path, text)
      return storeUpload(config, path)
    }
    const [known, orphan, young] = [await keep('a'), await keep('b'), await keep('c')]
    await insert(db, newEdit(await person(db, 'dana')), [known])
    const waiting = waitingDir(config)
    const age = (path: string, ms: number) => utimesSync(path, (AT - ms) / 1000, (AT - ms) / 1000)
    for (const name of [known, orphan]) age(join(waiting, name), 2 * HOUR)
    age(join(waiting, young), HOUR / 2)
    age(join(incoming, 'form-old'), 2 * HOUR)
    age(join(incoming, 'form-new'), 1000)
    await sweepUploads(db, config, AT)
    expect(readdirSync(waiting).sort()).toEqual([known, young].sort())
    expect(readdirSync(incoming)).toEqual(['form-new'])
    expect(existsSync(join(incoming, 'form-new', '0.part'))).toBe(true)
  })
})
