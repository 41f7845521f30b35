import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ROOT } from '#scripts/tools.ts'
import { useBrowser, visit } from './browser.ts'
import { writeSmallSeed } from './small-seed.ts'

useBrowser()

/** What of the tree a site is made from. */
const SOURCES = ['api', 'core', 'data', 'scripts', 'site', 'astro.config.mjs', 'package.json', 'package-lock.json', 'tsconfig.json'] // prettier-ignore

let tree: string
let url: string
let end: () => Promise<void>

beforeAll(async () => {
  tree = copyTree()
  const seed = join(tree, 'seed')
  await writeSmallSeed(join(tree, 'data/seed'), seed)
  const dev = await startDev({ SEED_DIR: seed })
  url = dev.url
  end = dev.close
})
afterAll(async () => {
  await end?.()
  rmSync(tree, { recursive: true, force: true })
})

test('a change of a component, a style and a message is seen in the open page', async () => {
  const { page, problems } = await visit('/', { site: url })
  const kind = page.getByLabel('What').first()
  await page.getByRole('main').getByRole('combobox').last().focus()
  void kind
  expect(problems).toEqual([])
  await page.evaluate(() => Object.assign(window, { mark: 1 }))
  await timed('component', page, async () => {
    edit('site/islands/PlaceSearch.tsx', 'className="search"', 'className="search" data-changed="yes"') // prettier-ignore
    await page.locator('main form[data-changed=yes]').waitFor()
  })
  console.log(await page.evaluate(() => 'mark' in window))
  await timed('style', page, async () => {
    edit('site/styles/base.css', '@layer', '/* */ h1 { letter-spacing: 7px !important } @layer') // prettier-ignore
    await expect.poll(() => page.locator('h1').evaluate((h1) => getComputedStyle(h1).letterSpacing)).toBe('7px') // prettier-ignore
  })
  console.log(await page.evaluate(() => 'mark' in window))
  await timed('message', page, async () => {
    edit('core/i18n/en.ts', 'At home with kosher, wherever', 'At home with changed words, wherever') // prettier-ignore
    await page.getByRole('heading', { name: 'with changed words' }).waitFor()
  })
  expect(problems).toEqual([])
})

async function timed(name: string, page: Page, run: () => Promise<unknown>) {
  const at = performance.now()
  await run()
  console.log(name, Math.round(performance.now() - at))
}

function edit(file: string, from: string, to: string): void {
  const path = join(tree, file)
  const text = readFileSync(path, 'utf8')
  expect(text).toContain(from)
  writeFileSync(path, text.replace(from, to))
}

/** A tree of its own with the packages of this one, to be changed at will. */
function copyTree(): string {
  const folder = mkdtempSync(join(tmpdir(), 'site-dev-'))
  for (const name of SOURCES)
    cpSync(join(ROOT, name), join(folder, name), { recursive: true })
  const packages = join(folder, 'node_modules')
  mkdirSync(packages)
  for (const name of readdirSync(join(ROOT, 'node_modules')))
    if (!name.startsWith('.'))
      symlinkSync(join(ROOT, 'node_modules', name), join(packages, name))
  return folder
}

async function startDev(settings: Record<string, string>) {
  const { VITEST, ...env } = process.env
  void VITEST
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', join(tree, 'scripts/dev.ts')],
    {
      cwd: tree,
      env: { ...env, HOST: '127.0.0.1', PORT: '0', VAR_DIR: join(tree, 'var'), DATABASE_URL: '', ASTRO_TELEMETRY_DISABLED: '1', ...settings }, // prettier-ignore
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
  const ended = once(child, 'exit')
  const url = await new Promise<string>((resolve, reject) => {
    let said = ''
    child.stdout.on('data', (data: Buffer) => {
      said += String(data)
      const address = /The site is at (\S+)/.exec(said)?.[1]
      if (address) resolve(address)
    })
    void ended.then(() => reject(new Error('it did not start')))
  })
  return {
    url,
    async close() {
      child.kill('SIGINT')
      await ended
    },
  }
}
