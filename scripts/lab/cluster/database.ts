import pg from 'pg'
import { startPostgres } from '../postgres.ts'

export interface ShowDatabase {
  url: string
  /** Its location, for display. */
  description: string
  drop(): Promise<void>
}

/** An empty database for a demo: on the configured server, or on one started for it. */
export async function openShowDatabase(serverUrl: string | undefined): Promise<ShowDatabase> {
  if (!serverUrl) {
    const { url, stop } = await startPostgres()
    return { url, description: 'a temporary PostgreSQL', drop: stop }
  }
  const name = `kosher_cluster_${process.pid}`
  await query(serverUrl, `create database ${name}`)
  const own = new URL(serverUrl)
  own.pathname = `/${name}`
  return {
    url: own.href,
    description: `database ${name} on the server of DATABASE_URL, dropped at the end`,
    drop: () => query(serverUrl, `drop database ${name} with (force)`),
  }
}

async function query(connectionString: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    await client.query(text)
  } finally {
    await client.end()
  }
}
