import { fork } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { LANGS } from '#core/i18n/languages.ts'
import { endsWithUs } from '../cli/children.ts'

export const ROOT = fileURLToPath(new URL('../..', import.meta.url))
/** Cache of what derives from the code alone. In node_modules, so that the bundle finds its packages. */
export const CACHE = join(ROOT, 'node_modules', '.cache', 'site')
const BUNDLES = join(CACHE, 'bundles')
const KEPT = 3

export interface Bundle {
  /** Of all server and client files: if it changes, any page may differ. */
  hash: string
  dir: string
  /** Of the code that decides what pages show: if it changes, the index is rebuilt. */
  inputs: string
  /** Hash of the pictures: changes need a new release, but no new pages. */
  pictures: string
}

/** The site's own pictures, in each width. */
export const PICTURES_DIR = join(ROOT, 'site', 'pictures')

/** The guides for editors are a page of the site. */
const GUIDES = ['first-week.md', 'editors.md', 'importing.md', 'pictures'].map((file) => `docs/${file}`)
const SOURCES = ['site', 'core', ...GUIDES, 'astro.config.mjs', 'package-lock.json', 'tsconfig.json']
const INPUT_SOURCES = ['data/index', 'core/domain', 'core/contract', 'core/i18n/languages.ts', 'package-lock.json']
const NOT_SOURCE = /(^|\/)(test|\.DS_Store)(\/|$)|^\/pictures\/.+\.webp$/

/** The bundle of the current code; rebuilt only when the code changes. Throws if it doesn't build. */
export async function ensureBundle(stop?: AbortSignal): Promise<Bundle> {
  const sources = hashFiles(SOURCES.map((source) => join(ROOT, source)))
  const stamp = join(BUNDLES, `${sources}.json`)
  if (existsSync(stamp)) {
    const { hash } = JSON.parse(readFileSync(stamp, 'utf8')) as { hash: string }
    const bundle = madeBundle(hash)
    if (bundle) return bundle
  }
  // Always at the same path, because names of islands and chunks depend on it.
  const built = join(CACHE, 'build')
  await runAstro(stop)
  const hash = hashFiles([built]).slice(0, 20)
  const dir = join(BUNDLES, hash)
  mkdirSync(BUNDLES, { recursive: true })
  if (!existsSync(dir)) {
    const partial = `${dir}.partial-${process.pid}`
    cpSync(built, partial, { recursive: true })
    renameSync(partial, dir)
  }
  writeFileSync(stamp, JSON.stringify({ hash }))
  forgetOld()
  const ready = madeBundle(hash)
  if (!ready) throw new Error('The bundle has no entry; nothing was published.')
  return ready
}

/** The folder of an earlier bundle; undefined if no longer cached. */
export function bundleDir(hash: string): string | undefined {
  const dir = join(BUNDLES, hash)
  return existsSync(join(dir, 'server/entry.mjs')) ? dir : undefined
}

/** An earlier bundle; undefined if no longer cached. */
export function madeBundle(hash: string): Bundle | undefined {
  const dir = bundleDir(hash)
  if (!dir) return undefined
  const pictures = hashFiles([PICTURES_DIR])
  return { hash, dir, inputs: inputsHash(), pictures }
}

/** Of the code that decides what pages show. */
export const inputsHash = (): string => hashFiles(INPUT_SOURCES.map((source) => join(ROOT, source)))

/** Two that write to one folder would spoil each other's files. */
const WITH_PARENT = new URL('../cli/end-with-parent.mjs', import.meta.url).href

function runAstro(stop: AbortSignal | undefined): Promise<void> {
  const cli = join(dirname(createRequire(import.meta.url).resolve('astro/package.json')), 'bin/astro.mjs')
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    ASTRO_TELEMETRY_DISABLED: '1',
    // Fixed for reproducible bundles; the site encrypts nothing with it.
    ASTRO_KEY: Buffer.alloc(32).toString('base64'),
  }
  return new Promise((resolve, reject) => {
    const child = endsWithUs(
      fork(cli, ['build'], { cwd: ROOT, env, execArgv: ['--import', WITH_PARENT], silent: true, signal: stop }),
    )
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk))
    child.on('error', reject)
    child.on('close', (code) => {
      if (code === 0) resolve()
      else reject(new Error(`The site does not bundle; nothing was published.\n${output.slice(-4000)}`))
    })
  })
}

/** One hash of files and folders: relative names and bytes. */
function hashFiles(paths: readonly string[]): string {
  // Like code, they decide what is built.
  const hash = createHash('sha256').update(LANGS.join()).update('\0')
  for (const path of paths) {
    const files = statSync(path).isDirectory()
      ? readdirSync(path, { recursive: true, encoding: 'utf8' })
          .sort()
          .map((name) => join(path, name))
      : [path]
    for (const file of files) {
      if (NOT_SOURCE.test(file.slice(path.length)) || !statSync(file).isFile()) continue
      hash.update(file.slice(path.length)).update('\0').update(readFileSync(file)).update('\0')
    }
  }
  return hash.digest('hex')
}

function forgetOld(): void {
  const byAge = readdirSync(BUNDLES)
    .map((name) => ({
      path: join(BUNDLES, name),
      at: statSync(join(BUNDLES, name)).mtimeMs,
    }))
    .sort((a, b) => b.at - a.at)
  for (const { path } of byAge.slice(KEPT * 2)) rmSync(path, { recursive: true, force: true })
}
