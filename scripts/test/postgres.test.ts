import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { startPostgres } from '../lab/postgres.ts'

test('a real PostgreSQL starts empty and ends', async () => {
  const postgres = await startPostgres()
  const client = new pg.Client({ connectionString: postgres.url })
  onTestFinished(() => postgres.stop())
  await client.connect()
  const { rows } = await client.query(
    `select current_setting('server_version_num')::int >= 180000 as new,
      (select count(*)::int from pg_tables where schemaname = 'public') as tables`,
  )
  await client.end()
  expect(rows).toEqual([{ new: true, tables: 0 }])
})
