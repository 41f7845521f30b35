import { mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { onTestFinished } from 'vitest'
import { buildApp } from '#api/app.ts'
import { readConfig } from '#api/config.ts'
import type { PeopleDeps } from '#api/deps.ts'
import { watchRelease, type WatchOptions } from '#api/release/watch.ts'
import { openSqliteStore, type Store } from '#data/store/database.ts'
import { migrate } from '#data/store/migrate.ts'
import { fileOf } from '#core/domain/routes.ts'
import { perFile } from '#core/test/per-file.ts'
import type { Index } from '#data/index/open.ts'
import { filledIndex, NOW, temporaryFolder } from '../../data/test/helpers.ts'
import { SHARED_COMPILERS } from './compilers.ts'

/** A page that says its path and its release. */
export const pageAt = (path: string, release = 1) =>
  `<!doctype html><title>${path}</title><p>${release}</p>${' '.repeat(500)}`

/** Creates a release with the pages that its index lists as published. */
export async function makeRelease(
  varDir: string,
  id: number,
  change: (index: Index) => void = () => {},
): Promise<string> {
  const dir = join(varDir, 'releases', String(id))
  const pages = join(dir, 'pages')
  mkdirSync(pages, { recursive: true })
  const index = await filledIndex(join(dir, 'index.sqlite'))
  change(index)
  // The many pages of restaurants would only cost time.
  const published = index.all<{ path: string }>(
    `select p.path from published p join subjects s on s.id = p.subject
     where s.kind <> 'listing' or s.ref >= 100`,
  )
  for (const { path } of published) {
    putPage(pages, fileOf(path), pageAt(path, id), path === '/')
  }
  index.close()
  putPage(pages, 'robots.txt', 'User-agent: *\n')
  putPage(pages, '_astro/app.abc.js', 'export {}\n'.repeat(200))
  writeFileSync(join(pages, 'favicon.ico'), 'icon')
  putPage(pages, 'data/index.json', '{}\n', false)
  putPage(pages, 'data/listings-cc0-1.0.csv.gz', 'packed', false)
  const info = { id, bundle: 'abc', scriptHashes: ['sha256-abc='] }
  writeFileSync(join(dir, 'release.json'), JSON.stringify(info))
  return dir
}

function putPage(pages: string, file: string, text: string, isPacked = true): void {
  const path = join(pages, file)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
  if (!isPacked) return
  const { br, gz } = pack(text)
  writeFileSync(`${path}.br`, br)
  if (file.startsWith('_astro/')) writeFileSync(`${path}.gz`, gz)
}

const compressed = new Map<string, { br: Buffer; gz: Buffer }>()

/** Tests share the same pages, which are compressed once. */
function pack(text: string) {
  const known = compressed.get(text)
  if (known) return known
  const variants = { br: brotliCompressSync(text), gz: gzipSync(text) }
  compressed.set(text, variants)
  return variants
}

export function switchTo(varDir: string, id: number): void {
  const next = join(varDir, 'current.new')
  rmSync(next, { force: true })
  symlinkSync(join('releases', String(id)), next)
  renameSync(next, join(varDir, 'current'))
}

/** The whole server over a release of its own. */
export async function freshApp(env: Record<string, string> = {}) {
  const varDir = temporaryFolder()
  await makeRelease(varDir, 1)
  switchTo(varDir, 1)
  const { close, ...served } = await serve(varDir, env)
  onTestFinished(close)
  return { ...served, varDir }
}

/** A store in memory with its tables. */
export async function memoryStore(): Promise<Store> {
  const store = openSqliteStore(':memory:')
  await migrate(store)
  return store
}

/** Longer than a test: a thread that checks a whole index for each server takes more time than all else. */
const NEVER_MS = 86_400_000

/**
 * The whole server over whatever a folder holds. Imports that are ordered are not carried out: their numbers are in
 * `ordered`.
 */
export async function serve(
  varDir: string,
  env: Record<string, string> = {},
  opened?: Store,
  {
    checkAfterMs = NEVER_MS,
    renderer,
    ...options
  }: Parameters<typeof buildApp>[1] & WatchOptions & Pick<PeopleDeps, 'renderer'> = {},
) {
  const store = opened ?? (await memoryStore())
  // Tests contact no third party.
  const whole = { VAR_DIR: varDir, WEATHER: 'off', ...env }
  const config = readConfig(whole)
  const errors: unknown[] = []
  const watch = watchRelease(varDir, (error) => errors.push(error), { checkAfterMs })
  const release = () => watch.current()
  const clock = { now: NOW }
  const now = () => new Date(clock.now)
  const ordered: number[] = []
  const importer = { start: (id: number) => void ordered.push(id) }
  const deps = { release, now, store, config, env: whole, captchaWork: 3, importer, ...(renderer && { renderer }) }
  const app = buildApp(deps, { schemaController: SHARED_COMPILERS, ...options })
  const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })
  /** Leaves the store open. */
  const stop = async () => {
    await app.close()
    watch.close()
  }
  const close = async () => {
    await stop()
    await store.destroy()
  }
  return { app, get, errors, stop, close, store, config, clock, ordered }
}

/** The whole server over one release that the tests of a file share and leave as it is. */
export const testApp = perFile(
  async () => {
    const varDir = mkdtempSync(join(tmpdir(), 'api-test-'))
    await makeRelease(varDir, 1)
    switchTo(varDir, 1)
    return { ...(await serve(varDir)), varDir }
  },
  async ({ close, varDir }) => {
    await close()
    rmSync(varDir, { recursive: true, force: true })
  },
)

/** A server whose index is changed, for one test. */
export async function movedApp(change: (index: Index) => void) {
  const varDir = temporaryFolder()
  await makeRelease(varDir, 1, change)
  switchTo(varDir, 1)
  const { app, close, get } = await serve(varDir)
  onTestFinished(close)
  return { app, get }
}
