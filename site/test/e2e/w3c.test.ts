import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'vitest'
import { testFull } from '#core/test/full.ts'
import { ROOT } from '#scripts/cli/tools.ts'
import { PAGES, siteUrl } from './browser.ts'

const VNU = join(ROOT, 'node_modules/vnu-jar/build/dist/vnu.jar')

/** Newer than the checker: https://html.spec.whatwg.org/multipage/links.html#link-type-expect */
const ALLOWED = /“link” element with a “blocking” attribute/

interface Message {
  url: string
  type: string
  message: string
  extract?: string
}

testFull('pages of every kind are valid by the W3C’s checker', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'w3c-'))
  try {
    const files: string[] = []
    for (const [name, en, he] of PAGES) {
      for (const [lang, path] of [
        ['en', en],
        ['he', he],
      ] as const) {
        const file = join(dir, `${name} ${lang}.html`)
        writeFileSync(file, await (await fetch(siteUrl + path)).text())
        files.push(file)
      }
    }
    const args = ['-jar', VNU, '--errors-only', '--exit-zero-always', '--format', 'json', ...files]
    const { error, stderr } = spawnSync('java', args, {
      encoding: 'utf8',
      maxBuffer: Infinity,
    })
    if (error && 'code' in error && error.code === 'ENOENT')
      throw new Error('This test needs Java (Debian: default-jre-headless).')
    if (error) throw error
    const { messages } = JSON.parse(stderr) as { messages: Message[] }
    const wrong = messages
      .filter(({ type, message }) => type !== 'info' && !ALLOWED.test(message))
      .map(({ url, message, extract }) => `${decodeURI(url).split('/').at(-1)}: ${message} ${extract}`)
    expect(wrong).toEqual([])
  } finally {
    rmSync(dir, { recursive: true })
  }
})
