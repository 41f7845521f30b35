import { chmodSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openPostgresStore, openSqliteStore } from '#data/store/database.ts'
import { migrate } from '#data/store/migrate.ts'
import { temporaryFolder } from '../../../data/test/helpers.ts'
import { emptyDatabase } from '../../../scripts/test/shared-postgres.ts'

test('the files of a store are for nobody else on the machine', async () => {
  const file = join(temporaryFolder(), 'store.sqlite')
  for (let i = 0; i < 2; i++) {
    const store = openSqliteStore(file)
    await migrate(store)
    for (const name of [file, `${file}-wal`, `${file}-shm`]) expect(statSync(name).mode & 0o777, name).toBe(0o600)
    await store.destroy()
    // As a copy may be.
    chmodSync(file, 0o644)
  }
})

test('a connection that breaks in the middle of a transaction ends only that', async () => {
  const broken: Error[] = []
  const url = await emptyDatabase()
  const store = openPostgresStore(url, (error) => broken.push(error))
  const idle = sql<{ pid: number }>`select pg_backend_pid() as pid`
  const work = store.transaction().execute(async (trx) => {
    const { pid } = (await idle.execute(trx)).rows[0]!
    // From another connection, while this one has nothing to say.
    await sql`select pg_terminate_backend(${pid}, 5000)`.execute(store)
    return idle.execute(trx)
  })
  await expect(work).rejects.toThrow(/terminat|not queryable/)
  expect((await idle.execute(store)).rows).toHaveLength(1)
  await store.destroy()
})
