import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openPostgresStore } from '#api/store/database.ts'
import { emptyDatabase } from '../../../scripts/test/shared-postgres.ts'

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
