import { Migrator } from 'kysely/migration'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Store } from '#data/store/database.ts'
import { isMigrated, migrate } from '#data/store/migrate.ts'
import { onBothStores } from './stores.ts'

/** Migrates as a commit did whose first migration had another name. */
async function migrateAsBefore(db: Store): Promise<void> {
  const step = { up: (bare: Store) => sql`create table content (kind text not null)`.execute(bare).then(() => {}) }
  const provider = { getMigrations: async () => ({ '001-content': step }) }
  const { error } = await new Migrator({ db, provider }).migrateToLatest()
  expect(error).toBeUndefined()
}

onBothStores(({ empty }) => {
  test('a store of a commit before the first version is refused with the way out, and left as it is', async () => {
    const db = await empty()
    await migrateAsBefore(db)
    await expect(migrate(db)).rejects.toThrow(
      /made by a commit before version 0\.1\.0.* `npm run export -- .* `npm run import -- content\.jsonl`/,
    )
    expect(await isMigrated(db)).toBe(false)
    const tables = await db.introspection.getTables()
    expect(tables.map(({ name }) => name)).toEqual(['content'])
  })

  test('a store of a newer version is opened as it is', async () => {
    const db = await empty()
    await migrate(db)
    await sql`insert into kysely_migration (name, timestamp) values ('999-newer', '2027-01-01T00:00:00Z')`.execute(db)
    await migrate(db)
    expect(await isMigrated(db)).toBe(true)
    const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)
    const own = ['001-initial', '002-keys', '003-webhooks', '004-oidc', '005-holding', '006-settings', '007-wordpress']
    expect(rows.map(({ name }) => name)).toEqual([...own, '999-newer'])
  })

  test('a store whose first migration was interrupted is migrated', async () => {
    const db = await empty()
    const provider = { getMigrations: async () => ({}) }
    await new Migrator({ db, provider }).migrateToLatest()
    await migrate(db)
    expect(await isMigrated(db)).toBe(true)
  })
})
