import { mkdirSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import type { DamagedFile } from '#core/contract/health.ts'
import { currentRelease, indexFile, pagesDir } from '../../engine/release.ts'
import { verifyRelease } from '../../engine/verify.ts'
import { inFolder } from '../folder.ts'
import { corruptStore } from './corrupt-store.ts'
import { openFindings, type Findings } from './findings.ts'
import { checkPages, problemsOf, readOnce } from './reading.ts'
import { startBefore } from './start-before.ts'
import { startServerProcess } from './server-process.ts'
import { fillSmallSite, mustSucceed, type SmallSite } from './small-site.ts'

interface Damage {
  what: string
  spoil(release: string): void
  /** Pages that must still be served intact; the others were corrupted. */
  whole: readonly string[]
  /** What a starting server reports as damaged if it serves the previous release. */
  damaged?: DamagedFile
}

const HOME = '/'
const HEBREW = '/he/'
const TIMES = '/Shabbat_Times.html'
const ALL = [HOME, HEBREW, TIMES]

const page = (release: string, file: string) => join(pagesDir(release), file)

const DAMAGES: readonly Damage[] = [
  {
    what: 'an index with flipped bytes',
    spoil: (at) => flipBytes(indexFile(at), 4096),
    whole: ALL,
    damaged: 'index',
  },
  {
    what: 'an index with flipped bytes in its middle',
    spoil: (at) => flipBytes(indexFile(at), middleOf(indexFile(at))),
    whole: ALL,
    damaged: 'index',
  },
  {
    what: 'an index with a corrupted header',
    spoil: (at) => flipBytes(indexFile(at), 0),
    whole: ALL,
    damaged: 'index',
  },
  {
    what: 'a truncated index',
    spoil: (at) => halve(indexFile(at)),
    whole: ALL,
    damaged: 'index',
  },
  {
    what: 'an empty index',
    spoil: (at) => truncateSync(indexFile(at), 0),
    whole: ALL,
    damaged: 'index',
  },
  {
    what: 'missing pages',
    spoil: (at) => missPages(at),
    whole: [HEBREW, TIMES],
  },
  {
    what: 'truncated pages',
    spoil: (at) => tearPages(at),
    whole: [HEBREW, TIMES],
  },
  {
    what: 'changed pages',
    spoil: (at) => writeFileSync(page(at, 'index.html.br'), 'other'),
    whole: [HEBREW, TIMES],
  },
  {
    what: 'a missing sitemap',
    spoil: (at) => rmSync(page(at, 'sitemap.xml')),
    whole: ALL,
  },
  {
    what: 'a broken release.json',
    spoil: (at) => writeFileSync(join(at, 'release.json'), '{"id":'),
    whole: ALL,
    damaged: 'release',
  },
  { what: 'a broken journal', spoil: (at) => breakJournal(at), whole: ALL },
]

/**
 * Corrupts index, release and store in various ways, under a running server and before a start. Intact parts are
 * served; `npm run publish` repairs what it can.
 */
export function run(args: string[], stop: AbortSignal): Promise<number> {
  parseArgs({ args })
  return inFolder('corrupt', (dir) => corruptAll(dir, stop))
}

/** Corrupts one thing after another. Returns the exit code. */
async function corruptAll(dir: string, stop: AbortSignal): Promise<number> {
  const findings = openFindings()
  const site = await fillSmallSite({ varDir: join(dir, 'site') })
  mustSucceed(await site.publish())
  for (const damage of DAMAGES) {
    stop.throwIfAborted()
    await corruptOnce(findings, site, damage)
  }
  await corruptStore(findings, site, dir)
  return findings.exitCode()
}

async function corruptOnce(
  findings: Findings,
  site: SmallSite,
  { what, spoil, whole, damaged }: Damage,
): Promise<void> {
  findings.tell(what[0]?.toUpperCase() + what.slice(1))
  if (damaged) {
    // Makes a new release, so that the previous one is intact.
    await site.renameTown(`Town with ${what}`)
    mustSucceed(await site.publish())
  }
  const server = await startServerProcess(site.env)
  try {
    spoil(releaseOf(site))
    await sleep(500)
    await checkPages(findings, 'a running server', {
      url: server.url,
      whole,
    })
    findings.expect(!server.hasEnded(), 'it keeps running')
    await (damaged
      ? startBefore(findings, site, {
          release: releaseOf(site),
          file: damaged,
          pages: ALL,
        })
      : atStart(findings, site, whole))
    const { code, said } = await site.publish('--check')
    findings.expect(code === 0, 'npm run publish -- --check repairs it', said)
    const line = said.split('\n').find((text) => /damaged|made again|missing|journal/.test(text))
    findings.tell(`        ${line ?? 'without a word'}`)
    const problems = problemsIn(releaseOf(site))
    findings.expect(problems.length === 0, 'the release is intact again', problems[0])
    await sleep(500)
    await checkPages(findings, 'the same server', { url: server.url, whole: ALL })
    const call = await readOnce(server.url, '/rest/tjt/locac/tow')
    findings.expect(!call, 'and it answers calls', call)
  } finally {
    await server.kill()
  }
}

function problemsIn(release: string): string[] {
  try {
    return verifyRelease(release)
  } catch (error) {
    return [String(error)]
  }
}

/** A server starting with the damage serves intact parts, or says what to do. */
async function atStart(findings: Findings, site: SmallSite, whole: readonly string[]): Promise<void> {
  const server = await startServerProcess(site.env)
  try {
    const problems = await problemsOf(server.url, whole)
    const isExplained = server.said().includes('npm run publish')
    findings.expect(
      problems.length === 0 || isExplained,
      problems.length === 0 ? 'a starting server serves intact pages' : 'a starting server says what to do',
      `${problems[0]}\n${server.said()}`,
    )
  } finally {
    await server.kill()
  }
}

function releaseOf({ varDir }: SmallSite): string {
  // Without release.json it would not count as a release.
  return currentRelease(varDir) ?? ''
}

function flipBytes(file: string, from: number): void {
  const bytes = readFileSync(file)
  for (let at = from; at < Math.min(bytes.length, from + 8192); at++) bytes[at] = ~(bytes[at] ?? 0) & 255
  writeFileSync(file, bytes)
}

const halve = (file: string) => truncateSync(file, Math.floor(statSync(file).size / 2))

const middleOf = (file: string) => Math.floor(statSync(file).size / 2)

function missPages(release: string): void {
  for (const form of ['', '.br']) rmSync(page(release, `index.html${form}`))
}

function tearPages(release: string): void {
  for (const form of ['', '.br']) halve(page(release, `index.html${form}`))
}

function breakJournal(release: string): void {
  mkdirSync(join(release, 'journal'))
  writeFileSync(join(release, 'journal/steps.json'), '{"id":"1-1","put":["ind')
}
