import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readConfig } from '#api/config.ts'
import { AppError } from '#core/contract/app-error.ts'
import { draftDir } from '#data/release/files.ts'
import { startServer } from '#api/server.ts'
import type { ContentRow } from '#data/store/content.repository.ts'
import { fileOf, pathOf } from '#core/domain/routes.ts'
import { LANGS } from '#core/i18n/languages.ts'
import { eventually } from '#core/test/eventually.ts'
import { openIndex } from '#data/index/open.ts'
import type { Bundle } from '../engine/bundle.ts'
import { openDraftPages } from '../engine/draft-pages.ts'
import { indexFile, releasesDir } from '../engine/release.ts'
import { ids, listing, makeBundle, openDesk, readPage, type Desk } from './site-desk.ts'

/** Makes workers wait before each listing, but not the main thread. */
const HELD = `
import { existsSync } from 'node:fs'
import { isMainThread } from 'node:worker_threads'
import { setTimeout as sleep } from 'node:timers/promises'
const ready = async (kind) => {
  while (!isMainThread && kind === 'listing' && !existsSync(GO)) await sleep(5)
}
`

function heldBundle({ folder }: Desk): { bundle: Bundle; go: () => void } {
  const bundle = makeBundle(folder, 'held')
  const file = join(bundle.dir, 'server/entry.mjs')
  const go = join(folder, 'go')
  const entry = readFileSync(file, 'utf8').replace(
    'export async function render(kind, page) {',
    '$& await ready(kind);',
  )
  writeFileSync(file, `const GO = ${JSON.stringify(go)}\n${HELD}${entry}`)
  return { bundle, go: () => writeFileSync(go, '') }
}

/** A server of a site whose first release is being built; its listings wait. */
async function servedDraft(rows: ContentRow[] = []) {
  const desk = await openDesk()
  await desk.put(rows)
  const { bundle, go } = heldBundle(desk)
  const publisher = await desk.publisher(bundle)
  const progress: string[] = []
  const publishing = publisher.publish({
    onProgress: (done, total) => progress.push(`${done} of ${total}`),
  })
  await eventually(() => expect(draftDir(desk.varDir)).toBeDefined())
  const drafts = openDraftPages({ varDir: desk.varDir, bundleOf: async () => bundle })
  onTestFinished(() => drafts.close())
  const rendered: string[] = []
  const page = (path: string) => {
    rendered.push(path)
    return drafts.render(path).catch(() => {
      throw new AppError('noRelease')
    })
  }
  const notRequested = () => Promise.reject(new Error('not requested'))
  const config = readConfig({ PORT: '0', VAR_DIR: desk.varDir })
  const server = await startServer(config, desk.db, {
    renderer: { page, preview: notRequested, shell: notRequested },
  })
  onTestFinished(() => server.close())
  const get = (path: string) => fetch(server.url + encodeURI(path), { redirect: 'manual' })
  return { desk, go, publishing, progress, get, rendered }
}

function announced({ varDir }: Desk): string[] {
  const index = openIndex(indexFile(draftDir(varDir)!))
  onTestFinished(() => index.close())
  return index
    .all<{ path: string }>('select path from published order by path')
    .map(({ path }) => path)
    .filter((path) => !DESKS.has(path))
}

/** The editors' page, hidden from others. */
const DESKS = new Set(LANGS.map((lang) => pathOf(lang, { kind: 'desk' })))

const LISTING = '/Kosher_Restaurants-DI1-Restaurant_1.html'

/** CSP source of the inline script that pages of the fixture bundle have. */
const scriptOf = (kind: string) => `'sha256-${createHash('sha256').update(`${kind}()`).digest('base64')}'`

test('the first release answers each of its pages before it is made, by the same bytes', async () => {
  const { desk, go, publishing, get, rendered, progress } = await servedDraft()
  const paths = announced(desk)
  expect(paths.length).toBeGreaterThan(100)
  const before = new Map<string, string>()
  for (const path of paths) {
    const page = await get(path)
    expect(page.status, path).toBe(200)
    before.set(path, await page.text())
  }
  expect(rendered).toContain(LISTING)
  expect((await get(LISTING)).headers.get('content-security-policy')).toContain(scriptOf('listing'))
  expect((await get('/')).headers.get('content-security-policy')).toContain(scriptOf('home'))
  expect(await (await get('/health/ready')).json()).toEqual({ ready: true })
  expect((await get('/robots.txt')).status).toBe(200)
  expect((await get('/_astro/held.css')).status).toBe(200)
  const missing = await get('/nothing.html')
  expect(missing.status).toBe(404)
  const moved = await get('/Kosher_Restaurants-DI1-Old.html')
  expect([moved.status, moved.headers.get('location')]).toEqual([301, LISTING])

  go()
  await publishing
  expect(draftDir(desk.varDir)).toBeUndefined()
  expect(progress.at(0)).toBe('0 of 0')
  const total = paths.length + DESKS.size
  expect(progress.at(-1)).toBe(`${total} of ${total}`)
  rendered.length = 0
  for (const path of paths) {
    expect(await (await get(path)).text(), path).toBe(before.get(path))
    expect(readPage(desk, fileOf(path)), path).toBe(before.get(path))
  }
  expect(rendered).toEqual([])
})

test('what visitors open first has files first, and is read from them', async () => {
  const { desk, go, publishing, get, rendered } = await servedDraft()
  await eventually(async () => {
    rendered.length = 0
    for (const path of ['/', '/he/', '/Search.html']) expect((await get(path)).status).toBe(200)
    expect(rendered).toEqual([])
  })
  await get(LISTING)
  expect(rendered).toEqual([LISTING])
  go()
  await publishing
  expect(ids(desk)).toEqual([1])
})

test('a page that does not render is missed by nobody else, and is none in the end', async () => {
  const broken = listing(1, { address: 'BREAK' })
  const { go, publishing, get } = await servedDraft([broken])
  const page = await get(LISTING)
  expect(page.status).toBe(503)
  go()
  const report = await publishing
  expect(report.failed).toBeGreaterThanOrEqual(LANGS.length)
  await eventually(async () => expect((await get(LISTING)).status).toBe(404))
})

test('an interrupted first release is restarted', async () => {
  const desk = await openDesk()
  const left = join(releasesDir(desk.varDir), '1', 'pages')
  mkdirSync(left, { recursive: true })
  writeFileSync(join(left, '..', 'draft.json'), '{}')
  const publisher = await desk.publisher()
  await publisher.publish()
  expect(ids(desk)).toEqual([2])
  expect(readdirSync(releasesDir(desk.varDir))).toEqual(['2'])
})

test('who stops the first release leaves nothing of it', async () => {
  const desk = await openDesk()
  const publisher = await desk.publisher()
  const stop = new AbortController()
  const publishing = publisher.publish({
    stop: stop.signal,
    onProgress: (_, total) => total > 0 && stop.abort(),
  })
  await expect(publishing).rejects.toThrow(/aborted/)
  expect(readdirSync(releasesDir(desk.varDir))).toEqual([])
})
