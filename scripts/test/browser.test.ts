import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { ensureBrowser, findBrowser } from '../cli/browser.ts'

async function folderWith(name: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'browser-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await writeFile(join(folder, name), '#!/bin/sh\n')
  await chmod(join(folder, name), 0o755)
  return folder
}

test('finds a browser on the PATH', async () => {
  const folder = await folderWith('google-chrome')
  expect(findBrowser({ PATH: folder })).toBe(join(folder, 'google-chrome'))
})

test('BROWSER_PATH goes before the PATH', async () => {
  const folder = await folderWith('chromium')
  const mine = join(await folderWith('mine'), 'mine')
  expect(findBrowser({ PATH: folder, BROWSER_PATH: mine })).toBe(mine)
})

test('a BROWSER_PATH that names nothing is an error', async () => {
  const env = { PATH: await folderWith('chromium'), BROWSER_PATH: '/nowhere' }
  expect(() => ensureBrowser(env)).toThrow(/BROWSER_PATH names no program/)
})
