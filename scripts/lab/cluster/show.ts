import { parseArgs } from 'node:util'
import { importSeed, openSite, publisherOf, publishWithProgress, type Site } from '../../engine/site.ts'
import { startMailServer } from '../fault/mail-server.ts'
import { startServerProcess } from '../fault/server-process.ts'
import { inFolder } from '../folder.ts'
import { openShowDatabase } from './database.ts'
import { runCommand } from './processes.ts'
import { pruneContent } from './small-store.ts'
import { logInAtOne, mailOnce, REVIEW, spendAtOne, writeAtOne, type Two } from './shared.ts'
import type { Visitor } from './visitor.ts'

/** The Israel Museum. */
const LISTING = {
  tnid: 103001,
  path: '/Jewish_Heritage-DI103001-Israel_Museum.html',
}

/**
 * Demonstrates on one machine what processes on one PostgreSQL share: two servers, a publisher and a mailer on a small
 * site, in a temporary folder and database. With DATABASE_URL the database is created on that server; otherwise a
 * PostgreSQL is started.
 */
export function run(args: string[], stop: AbortSignal): Promise<void> {
  parseArgs({ args })
  return inFolder('cluster', (varDir) => showCluster(varDir, stop))
}

async function showCluster(varDir: string, stop: AbortSignal): Promise<void> {
  const database = await openShowDatabase(process.env['DATABASE_URL'])
  tell(`Store: ${database.description}`)
  const mails = await startMailServer()
  const env: Record<string, string> = {
    PATH: process.env['PATH'] ?? '',
    VAR_DIR: varDir,
    DATABASE_URL: database.url,
    SMTP_URL: mails.url,
    TRUST_PROXY: 'true',
    WEATHER: 'off',
    MAILER: 'off',
  }
  try {
    const site = await openSite(env)
    try {
      await publishSmall(site)
      stop.throwIfAborted()
      const servers = await startServers(env)
      const beside = [runCommand(['publish.ts', '--watch'], env), runCommand(['mailer.ts'], { ...env, MAILER: 'on' })]
      tell('Running: two servers, one publisher, one mailer')
      try {
        await show({ site, servers, mails, stop })
      } finally {
        await Promise.all(beside.map((command) => command.stop()))
        await servers.end()
      }
    } finally {
      await site.close()
    }
  } finally {
    await mails.close()
    await database.drop()
  }
}

type Servers = Awaited<ReturnType<typeof startServers>>

interface Show {
  site: Site
  servers: Servers
  mails: Awaited<ReturnType<typeof startMailServer>>
  stop: AbortSignal
}

async function show({ site, servers, mails, stop }: Show): Promise<void> {
  const two = servers.both
  const visitor = await logInAtOne(site.store, two())
  tell('Session: logged in at A, recognized at B')
  stop.throwIfAborted()
  const calls = await spendAtOne(two())
  tell(`Limits: ${calls} calls allowed at A, then refused at A and at B`)
  stop.throwIfAborted()
  const ms = await writeAtOne(visitor, two(), LISTING)
  tell(`Pages: a review written at A is on the page of A and B ${ms.toFixed(0)} ms later`)
  stop.throwIfAborted()
  const count = await mailOnce(visitor, two(), mails)
  tell(`Mail: ${count} messages requested at B arrived once each, from the mailer`)
  stop.throwIfAborted()
  await servers.killA()
  await expectServed(visitor, two().other)
  tell('Loss: A was killed; B continues, with the session and the page')
  await servers.startA()
  await expectServed(visitor, two().one)
  tell('Return: A is back, with the session and the review')
}

/** Throws if a server lacks the session, or its page the review. */
async function expectServed(visitor: Visitor, url: string): Promise<void> {
  const { uid } = await visitor.session(url)
  const page = await visitor.get(url, LISTING.path)
  if (uid === 0 || !(await page.text()).includes(REVIEW)) throw new Error(`${url} has forgotten`)
}

async function publishSmall(site: Site): Promise<void> {
  await importSeed(site)
  await pruneContent(site.store)
  const publisher = await publisherOf(site)
  await publishWithProgress(site, publisher, { refreshShabbatTimes: true })
  publisher.close()
}

async function startServers(env: Record<string, string>) {
  let a = await startServerProcess(env)
  const b = await startServerProcess(env)
  return {
    both: (): Two => ({ one: a.url, other: b.url }),
    killA: () => a.kill(),
    async startA() {
      a = await startServerProcess(env)
    },
    end: async () => {
      for (const server of [a, b]) if (!server.hasEnded()) await server.kill()
    },
  }
}

function tell(line: string): void {
  process.stdout.write(`${line}\n`)
}
