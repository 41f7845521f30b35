import { hash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { rewriteOf } from '#core/domain/rewrites.ts'
import { LANGS } from '#core/i18n/languages.ts'
import { isFull } from '#core/test/full.ts'
import { readPlain } from '#scripts/engine/files.ts'
import { problemsOfHtml } from './valid-html.ts'

const pages = inject('pagesDir')
/** Pages stand compressed only. */
const files = new Set(
  readdirSync(pages, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replace(/\.br$/, ''))
    .filter((file) => !file.endsWith('.gz')),
)
const htmlFiles = [...files].filter((file) => file.endsWith('.html'))

/** The file that a path is answered from; API paths and anchors are not pages. */
function fileFor(href: string): string | undefined {
  const path = decodeURI(href.split(/[?#]/)[0] ?? '')
  if (!path.startsWith('/') || path.startsWith('/rest/')) return undefined
  const rewrite = rewriteOf(path)
  // Of what is rewritten, searches and what is near are meant to be linked: a place has its own page.
  const isMeant = rewrite && ['vacations', 'nearPlace', 'nearPoint'].includes(rewrite.name)
  const page = isMeant ? rewrite.to : path
  return page.endsWith('/') ? `${page.slice(1)}index.html` : page.slice(1)
}

const REFERENCE = /\s(?:href|src)="([^"]*)"|\ssrcset="([^"]*)"/g

function references(html: string): string[] {
  const found: string[] = []
  for (const [, single, set] of html.matchAll(REFERENCE)) {
    if (single !== undefined) found.push(single)
    for (const entry of set?.split(',') ?? []) found.push(entry.trim().split(' ')[0] ?? '')
  }
  return found.map((reference) => reference.replaceAll('&amp;', '&'))
}

test('the release has pages of every language', () => {
  expect(htmlFiles.length).toBeGreaterThan(isFull ? 20_000 : 2000)
  for (const lang of LANGS) if (lang !== 'en') expect(files).toContain(join(lang, 'index.html'))
})

/** What a page refers to and is not there. */
function deadIn(file: string, isThere: (target: string) => boolean): readonly string[] {
  const targetOf = (reference: string) => fileFor(reference) ?? file
  return references(textOf(file)).filter((found) => !isThere(targetOf(found)))
}

/** Other tests publish meanwhile: a page may have gone. */
function textOf(file: string): string {
  return String(readPlain(join(pages, file)) ?? '')
}

test('no link inside the release is dead', async () => {
  const isListed = (target: string) => files.has(target)
  const suspects = htmlFiles.filter((file) => deadIn(file, isListed).length > 0)
  // What is dead while a page comes or goes is not.
  const isThere = (target: string) => readPlain(join(pages, target)) !== undefined
  await expect.poll(() => suspects.flatMap((file) => deadIn(file, isThere)).slice(0, 20)).toEqual([])
})

/** A page of every kind and language, and in the full suite another by chance of its place in the list. */
function sample(): string[] {
  const kinds = Map.groupBy(htmlFiles, (file) => {
    const [lang = ''] = file.split('/').length > 1 ? file.split('/') : ['en']
    return `${lang} ${file.replace(/^.*\//, '').replace(/-.*$/, '')} ${/-(TJ|TL|DI|FT)/.exec(file)?.[1] ?? ''}`
  })
  return [...kinds.values()].flatMap((own) =>
    [own[0], isFull ? own[Math.floor(own.length / 2)] : undefined].filter((file) => file !== undefined),
  )
}

test('pages are valid HTML', async () => {
  const problems: string[] = []
  // Visits of pages in English and Hebrew look at this too.
  const isOurs = (file: string) => isFull || file.startsWith('ru/')
  for (const file of new Set(sample().filter(isOurs))) {
    for (const problem of await problemsOfHtml(textOf(file))) problems.push(`${file}:${problem}`)
  }
  expect(problems.slice(0, 30)).toEqual([])
})

const INLINE_SCRIPT = /<script(?![^>]*(?:\ssrc=|="application\/))[^>]*>([^]*?)<\/script>/g

test('the policy names every inline script of the pages, and few', () => {
  const { scriptHashes } = JSON.parse(readFileSync(join(pages, '..', 'release.json'), 'utf8')) as {
    scriptHashes: string[]
  }
  expect(scriptHashes.length).toBeLessThanOrEqual(20)
  const found = new Set<string>()
  for (const file of new Set(sample())) {
    const html = textOf(file)
    for (const [, code = ''] of html.matchAll(INLINE_SCRIPT)) found.add(code)
  }
  expect(found.size).toBeGreaterThan(3)
  for (const code of found) expect(scriptHashes).toContain(`sha256-${hash('sha256', code, 'base64')}`)
})

test('every page names itself and its other languages', () => {
  for (const file of new Set(sample())) {
    const html = textOf(file)
    if (!html || /<meta name="robots"/.test(html)) continue
    expect(html, file).toMatch(/<link rel="canonical" href="https?:[^"]+">/)
    for (const tag of [...LANGS, 'x-default']) expect(html, file).toContain(`hreflang="${tag}"`)
    expect(html, file).toContain('property="og:title"')
    const ld = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)]
    expect(ld.length, file).toBeGreaterThan(0)
    for (const [, json = ''] of ld) JSON.parse(json)
  }
})
