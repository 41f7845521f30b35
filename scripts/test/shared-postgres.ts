import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { openPostgresStore } from '#data/store/database.ts'
import { migrate } from '#data/store/migrate.ts'

let server: Promise<string> | undefined
let template: Promise<string> | undefined

/** The address of the PostgreSQL that all tests share; they leave its other databases alone. */
export function sharedPostgres(): Promise<string> {
  return (server ??= askServer())
}

async function askServer(): Promise<string> {
  const answer = await fetch(inject('postgres'))
  const body = await answer.text()
  if (!answer.ok) throw new Error(body)
  return body
}

/** The address of a new database without tables. */
export function emptyDatabase(): Promise<string> {
  return createDatabase('template0')
}

/** The address of a new database with its tables. */
export async function migratedDatabase(): Promise<string> {
  return createDatabase(await (template ??= makeTemplate()))
}

/** The address of a copy of a database that nobody is connected to. */
export const copyDatabase = (url: string): Promise<string> => createDatabase(new URL(url).pathname.slice(1))

async function makeTemplate(): Promise<string> {
  const url = await emptyDatabase()
  const store = openPostgresStore(url, () => {})
  await migrate(store)
  await store.destroy()
  return new URL(url).pathname.slice(1)
}

async function createDatabase(from: string): Promise<string> {
  const own = new URL(await sharedPostgres())
  const client = new pg.Client({ connectionString: own.href })
  await client.connect()
  const name = `store_${randomUUID().replaceAll('-', '')}`
  await client.query(`create database ${name} template ${from}`)
  await client.end()
  own.pathname = name
  return own.href
}
