import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'

const TIMEOUT_MS = 30_000

/**
 * Kills one backend of our PostgreSQL, which then drops all connections and recovers as after a crash. Resolves once it
 * accepts connections again.
 */
export async function killBackend(url: string): Promise<void> {
  const client = await connect(url)
  const ended = new Promise((resolve) => client.once('end', resolve))
  const { rows } = await client.query<{ pid: number }>(
    `select pid from pg_stat_activity
     where backend_type = 'client backend' and pid <> pg_backend_pid()
     order by random() limit 1`,
  )
  const pid = rows[0]?.pid
  if (pid === undefined) {
    await client.end()
    throw new Error('the server has no connection')
  }
  process.kill(pid, 'SIGKILL')
  await ended
  await whenReachable(url)
}

async function whenReachable(url: string): Promise<void> {
  const until = Date.now() + TIMEOUT_MS
  for (;;) {
    try {
      const client = await connect(url)
      await client.query('select 1')
      return await client.end()
    } catch (error) {
      if (Date.now() > until) throw error
      await sleep(100)
    }
  }
}

async function connect(connectionString: string): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString,
    connectionTimeoutMillis: 5000,
    query_timeout: 5000,
  })
  // The kill closes this connection too.
  client.on('error', () => {})
  await client.connect()
  return client
}
