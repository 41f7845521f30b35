import { mkdirSync } from 'node:fs'
import { editContent } from '#data/store/content.repository.ts'
import type { DirectoryType } from '#core/contract/directory.ts'
import type { Store } from '#data/store/database.ts'
import { migrate } from '#data/store/migrate.ts'
import { openStore } from '#data/store/open.ts'
import { pathOf } from '#core/domain/routes.ts'
import { fillStore, FIRST_LISTING, listing } from '../bench/synthetic.ts'
import { runToEnd, type Ended } from './commands.ts'

/** A synthetic site of one town, built within seconds. */
export interface SmallSite {
  varDir: string
  /** The settings of its commands and servers. */
  env: Record<string, string>
  withStore<T>(use: (store: Store) => Promise<T>): Promise<T>
  /** Renames a listing; returns its page's new path. */
  rename(number: number, title: string): Promise<string>
  /** Renames the town, which affects nearly every page. */
  renameTown(name: string): Promise<void>
  /** `npm run publish` with these options. */
  publish(...options: string[]): Promise<Ended>
}

/** Number of listings. */
export const LISTINGS = 14

export interface SmallSiteOptions {
  varDir: string
  /** Additional settings; by default a site on loopback without third parties. */
  env?: Record<string, string>
}

/** Fills a site's store, without publishing. */
export async function fillSmallSite({ varDir, env = {} }: SmallSiteOptions): Promise<SmallSite> {
  mkdirSync(varDir, { recursive: true })
  const databaseUrl = env['DATABASE_URL']
  const all = { VAR_DIR: varDir, WEATHER: 'off', TRUST_PROXY: '127.0.0.1', ...env }
  const withStore: SmallSite['withStore'] = async (use) => {
    const store = openStore({ varDir, ...(databaseUrl && { databaseUrl }) }, () => {})
    try {
      return await use(store)
    } finally {
      await store.destroy()
    }
  }
  await withStore(async (store) => {
    await migrate(store)
    await fillStore(store, 1)
  })
  return {
    varDir,
    env: all,
    withStore,
    rename: (number, title) => withStore((store) => rename(store, number, title)),
    renameTown: (name) => withStore((store) => renameTown(store, name)),
    publish: (...options) => runToEnd(['publish.ts', ...options], all),
  }
}

async function rename(store: Store, number: number, title: string) {
  const row = listing(0, number)
  const body = { ...(row.body as object), title: { en: title } }
  await store.transaction().execute((trx) => editContent(trx, { ...row, body }, { origin: 'fault', now: Date.now() }))
  return pagePath(number, title)
}

async function renameTown(store: Store, name: string): Promise<void> {
  const { id, body } = await store
    .selectFrom('content')
    .select(['id', 'body'])
    .where('kind', '=', 'places')
    .executeTakeFirstOrThrow()
  const { names, ...rest } = JSON.parse(body) as { names: object }
  const row = { kind: 'places', id, sample: false } as const
  const named = { ...rest, names: { ...names, en: name } }
  await store
    .transaction()
    .execute((trx) => editContent(trx, { ...row, body: named }, { origin: 'fault', now: Date.now() }))
}

/** The path of a listing's page. */
export function pagePath(number: number, title: string): string {
  const { dtype } = listing(0, number).body as { dtype: DirectoryType }
  const slug = title.replaceAll(' ', '_')
  const tnid = FIRST_LISTING + number
  return pathOf('en', { kind: 'listing', tnid, dtype, slug })
}

/** Throws a failed command's output. */
export function mustSucceed({ code, said }: Ended): void {
  if (code !== 0) throw new Error(`a command exited with ${code}:\n${said}`)
}
