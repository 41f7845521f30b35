import { spawn, type ChildProcessByStdio } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import type { Readable } from 'node:stream'
import { onTestFinished } from 'vitest'
import { dropMissing, editContent, putContent, type ContentRow } from '#data/store/content.repository.ts'
import type { ContentKind } from '#data/store/content.table.ts'
import { openSqliteStore, type Store } from '#data/store/database.ts'
import { migrate } from '#data/store/migrate.ts'
import type { Bundle } from '../engine/bundle.ts'
import { type Report } from '#scripts/engine/outcome.ts'
import { readPlain } from '../engine/files.ts'
import type { PageFiles } from '../engine/page-files.ts'
import { openPublisher, type Publisher } from '../engine/publisher.ts'
import { currentRelease, pagesDir, releaseIds } from '../engine/release.ts'
import { storeSource } from '../engine/source.ts'

export const ORIGIN = 'https://example.org'
export const NOW = Date.parse('2026-11-18T09:00:00Z')
export const JERUSALEM = 281184
export const KRAKOW = 3094802

/** A bundle whose pages print their input; a text with BREAK breaks its page. */
const ENTRY = `
export const inlineScripts = ['home()', 'listing()']
export async function render(kind, page) {
  return new TextEncoder().encode(html(kind, page))
}
function html(kind, page) {
  if (kind === 'chrome') return '<!--cut--><header></header><!--cut--><footer></footer>'
  const said = JSON.stringify(page.input)
  if (FAILS || said.includes('BREAK')) throw new Error('this page does not render')
  return '<!doctype html><html lang="' + page.lang + '"><link rel="canonical" href="' +
    page.paths[page.lang] + '">' +
    (page.publicCalendar ? '<i>' + JSON.stringify(page.publicCalendar) + '</i>' : '') +
    (page.contactEmail ? '<address>' + page.contactEmail + '</address>' : '') +
    (page.colours ? '<link href="/' + page.colours.file + '">' : '') +
    (page.logo ? '<img src="/' + page.logo.file + '">' : '') +
    (page.frame.name ? '<title>' + page.frame.name.en + '</title>' : '') +
    '<script>' + kind + '()</script><pre>' + said + '</pre></html>\\n'
}
`

export function makeBundle(folder: string, hash: string, fails = false): Bundle {
  const dir = join(folder, `bundle-${hash}`)
  mkdirSync(join(dir, 'server'), { recursive: true })
  mkdirSync(join(dir, 'client/_astro'), { recursive: true })
  writeFileSync(join(dir, 'client/_astro', `${hash}.css`), `.${hash} {}\n`)
  const entry = `const FAILS = ${fails}\n${ENTRY}`
  writeFileSync(join(dir, 'server/entry.mjs'), entry)
  return { hash, dir, inputs: 'test', pictures: 'test' }
}

export interface Desk {
  folder: string
  /** Where the releases are. */
  varDir: string
  db: Store
  bundle: Bundle
  /** Epoch milliseconds; can be advanced. */
  clock: { now: number }
  /** Of its publishers. */
  pageFiles: PageFiles
  publisher(bundle?: Bundle, onWait?: () => void): Promise<Publisher>
  put(rows: readonly ContentRow[]): Promise<void>
  edit(row: ContentRow): Promise<void>
  remove(kind: ContentKind, keep: readonly string[]): Promise<void>
}

/** A store with a small world, and a fixture bundle; all in a folder that goes when the test ends. */
export async function openDesk(): Promise<Desk> {
  const desk = deskIn(newFolder())
  await migrate(desk.db)
  await desk.put(smallWorld())
  return desk
}

/** The folder of a desk as its first publish has left it, made once for the tests of a process. */
let published: Promise<{ folder: string; report: Report }> | undefined

/** A desk whose site was published by an exited process, with its reports. */
export async function openPublishedDesk(): Promise<{
  desk: Desk
  report: Report
}> {
  published ??= publishOnce()
  const { folder: from, report } = await published
  const folder = newFolder()
  copyFolder(from, folder)
  const desk = deskIn(folder)
  return { desk, report: { ...report, release: releaseOf(desk) } }
}

async function publishOnce() {
  const desk = await openDesk()
  const publisher = await desk.publisher()
  const report = await publisher.publish({ refreshShabbatTimes: true })
  publisher.close()
  await desk.db.destroy()
  // Its own folder goes with the test that came first.
  const folder = mkdtempSync(join(tmpdir(), 'published-'))
  copyFolder(desk.folder, folder)
  return { folder, report }
}

const copyFolder = (from: string, to: string) =>
  cpSync(from, to, {
    recursive: true,
    preserveTimestamps: true,
    verbatimSymlinks: true,
  })

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'engine-test-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

function deskIn(folder: string): Desk {
  const db = openSqliteStore(join(folder, 'store.sqlite'))
  onTestFinished(() => db.destroy())
  const clock = { now: NOW }
  const by = { origin: 'test', now: 0 }
  const desk: Desk = {
    folder,
    varDir: join(folder, 'var'),
    db,
    bundle: makeBundle(folder, 'one'),
    clock,
    pageFiles: 'both',
    async publisher(bundle = desk.bundle, onWait) {
      const publisher = await openPublisher({
        varDir: desk.varDir,
        origin: ORIGIN,
        source: storeSource(db),
        now: () => clock.now,
        pageFiles: desk.pageFiles,
        bundle,
        onWait,
      })
      onTestFinished(() => publisher.close())
      return publisher
    },
    async put(rows) {
      await db.transaction().execute((trx) => putContent(trx, rows, by))
    },
    async edit(row) {
      await db.transaction().execute((trx) => editContent(trx, row, by))
    },
    async remove(kind, keep) {
      await db.transaction().execute((trx) => dropMissing(trx, kind, new Set(keep), by))
    },
  }
  return desk
}

/** A publish in a process of its own, which says when it begins. */
export function publishElsewhere({ folder, varDir, bundle, clock }: Desk): ChildProcessByStdio<null, Readable, null> {
  const work = { folder, varDir, bundle, now: clock.now, origin: ORIGIN }
  const args = [join(import.meta.dirname, 'publish-child.ts'), JSON.stringify(work)]
  return spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
}

export function listing(tnid: number, fields: object = {}): ContentRow {
  const body = {
    tnid,
    dtype: 228,
    place: JERUSALEM,
    title: { en: `Restaurant ${tnid}` },
    description: { en: 'A place to eat.' },
    address: 'Main Street',
    position: [35.2 + tnid / 100_000, 31.77],
    ...fields,
  }
  return { kind: 'listings', id: String(tnid), body, sample: false }
}

/** Listings in a city of their own, far from everything. */
export function krakowListing(tnid: number, fields: object = {}): ContentRow {
  const far = { place: KRAKOW, position: [19.94, 50.06], ...fields }
  return listing(tnid, far)
}

const row = (kind: ContentKind, id: number, body: object): ContentRow => ({
  kind,
  id: String(id),
  body: { id, ...body },
  sample: false,
})

const city = (
  id: number,
  names: object,
  fields: { lat: number; lng: number; country: string; timeZone: string },
): ContentRow =>
  row('cities', id, {
    names,
    aliases: [],
    admin1: '01',
    capital: true,
    population: 900_000,
    elevationMetres: 0,
    ...fields,
  })

/** A place is never published in place, whatever else changes: of these a new release is made. */
export const largeChange = (): ContentRow[] => [
  city(756135, { en: 'Warsaw' }, { lat: 52.2298, lng: 21.0118, country: 'PL', timeZone: 'Europe/Warsaw' }),
  krakowListing(1000),
  krakowListing(1001),
]

function smallWorld(): ContentRow[] {
  return [
    row('countries', 294640, { code: 'IL', continent: 'AS', names: { en: 'Israel', he: 'ישראל' } }),
    row('countries', 798544, { code: 'PL', continent: 'EU', names: { en: 'Poland' } }),
    city(
      JERUSALEM,
      { en: 'Jerusalem', he: 'ירושלים' },
      { lat: 31.769, lng: 35.2163, country: 'IL', timeZone: 'Asia/Jerusalem' },
    ),
    city(KRAKOW, { en: 'Kraków' }, { lat: 50.0614, lng: 19.9366, country: 'PL', timeZone: 'Europe/Warsaw' }),
    ...Array.from({ length: 5 }, (_, i) => listing(i + 1)),
    krakowListing(100),
    krakowListing(101),
  ]
}

export function releaseOf({ varDir }: Desk): string {
  const release = currentRelease(varDir)
  if (!release) throw new Error('there is no release')
  return release
}

export const releaseNumber = (desk: Desk): number => Number(basename(releaseOf(desk)))

export const ids = ({ varDir }: Desk): number[] => releaseIds(varDir)

export const pagePath = (desk: Desk, file: string): string => join(pagesDir(releaseOf(desk)), file)

export const hasPage = (desk: Desk, file: string): boolean => existsSync(pagePath(desk, file))

export const readPage = (desk: Desk, file: string): string => String(readPlain(pagePath(desk, file)) ?? '')

/** Every file of the release's pages, with its identity. */
export function stamps(desk: Desk): Map<string, string> {
  const pages = pagesDir(releaseOf(desk))
  const files = readdirSync(pages, { recursive: true, encoding: 'utf8' })
  return new Map(
    files.sort().flatMap((file) => {
      const { ino, mtimeNs, size } = statSync(join(pages, file), {
        bigint: true,
      })
      if (statSync(join(pages, file)).isDirectory()) return []
      return [[file, `${ino} ${mtimeNs} ${size}`] as const]
    }),
  )
}

/** The replaced and deleted files. */
export function changedFiles(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): string[] {
  const all = new Set([...before.keys(), ...after.keys()])
  return [...all].filter((file) => before.get(file) !== after.get(file)).sort()
}
