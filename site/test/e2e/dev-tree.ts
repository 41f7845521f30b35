import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ROOT } from '#scripts/cli/tools.ts'
import { writeSmallSeed } from './small-seed.ts'

/** What the dev server needs of the tree. */
const SOURCES = [
  'api',
  'core',
  'data',
  'scripts',
  'site',
  'astro.config.mjs',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
]

/** `npm run dev` in a copy of the tree that tests may edit. */
export interface DevTree {
  /** Without a slash at the end. */
  url: string
  /** Replaces a text of a file by another. Throws if the file does not contain it. */
  edit(file: string, from: string, to: string): void
  close(): Promise<void>
}

export async function startDevTree(): Promise<DevTree> {
  const tree = mkdtempSync(join(tmpdir(), 'site-dev-'))
  copyTo(tree)
  await writeSmallSeed(join(tree, 'data/seed'), join(tree, 'seed'))
  const { url, end } = await startDev(tree)
  return {
    url,
    edit(file, from, to) {
      const path = join(tree, file)
      const text = readFileSync(path, 'utf8')
      if (!text.includes(from)) throw new Error(`${file} has no ${from}`)
      writeFileSync(path, text.replace(from, to))
    },
    async close() {
      await end()
      rmSync(tree, { recursive: true })
    },
  }
}

/** Packages are linked; caches are not shared. */
function copyTo(tree: string): void {
  for (const name of SOURCES) cpSync(join(ROOT, name), join(tree, name), { recursive: true })
  const packages = join(ROOT, 'node_modules')
  mkdirSync(join(tree, 'node_modules'))
  for (const name of readdirSync(packages))
    if (!name.startsWith('.')) symlinkSync(join(packages, name), join(tree, 'node_modules', name))
}

async function startDev(tree: string) {
  const env = {
    ...process.env,
    // Astro's dev server renders no pages inside a Vitest process.
    VITEST: '',
    HOST: '127.0.0.1',
    PORT: '0',
    VAR_DIR: join(tree, 'var'),
    SEED_DIR: join(tree, 'seed'),
    DATABASE_URL: '',
    WEATHER: 'off',
    ASTRO_TELEMETRY_DISABLED: '1',
  }
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', join(tree, 'scripts/dev.ts')], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const onExit = () => void child.kill('SIGKILL')
  process.once('exit', onExit)
  const ended = once(child, 'exit').then(() => process.off('exit', onExit))
  const url = await new Promise<string>((resolve, reject) => {
    let said = ''
    child.stdout.on('data', (data: Buffer) => {
      said += String(data)
      const address = /The site is at (\S+)/.exec(said)?.[1]
      if (address) resolve(address)
    })
    void ended.then(() => reject(new Error('it did not start')))
  })
  const end = () => {
    child.kill('SIGINT')
    return ended
  }
  return { url, end }
}
