import { cpSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { openIndex } from '#data/index/open.ts'
import { currentRelease, indexFile, pagesDir } from '../../engine/release.ts'
import { verifyRelease } from '../../engine/verify.ts'
import { inFolder } from '../folder.ts'
import { numberOf } from '../options.ts'
import { until } from '../waiting.ts'
import { startCommand, type StartedCommand } from './commands.ts'
import { openFindings, type Findings } from './findings.ts'
import { fillSmallSite, LISTINGS, mustSucceed, type SmallSite } from './small-site.ts'

const WATCH_PATIENCE_MS = 120_000
const LONGEST_BEFORE_KILL_MS = 120

/**
 * Two concurrent publishes beside `publish --watch`, during ongoing changes; in every other round one is killed. In the
 * end, the pages must equal those of a single publisher.
 */
export function run(args: string[], stop: AbortSignal): Promise<number> {
  const { values } = parseArgs({
    args,
    options: { times: { type: 'string', default: '6' } },
  })
  const times = numberOf('times', values.times, { least: 1, most: 100 })
  return inFolder('two-publishers', (dir) => publishTogether(dir, { times, stop }))
}

/** Publishes with several concurrent publishers. Returns the exit code. */
async function publishTogether(dir: string, { times, stop }: { times: number; stop: AbortSignal }): Promise<number> {
  const findings = openFindings()
  const site = await fillSmallSite({ varDir: join(dir, 'many') })
  mustSucceed(await site.publish())
  const watching = startCommand(['publish.ts', '--watch'], site.env)
  let killed = 0
  let round = 0
  try {
    // A kill may come too late; then there is another round.
    const isWanted = () => times > 1 && killed === 0 && round < 4 * times
    while (round < times || isWanted()) {
      round++
      stop.throwIfAborted()
      if (await oneRound(findings, site, round)) killed++
    }
    if (times > 1) findings.expect(killed > 0, `${killed} were killed while working`)
    const isLast = () => showsTitle(site, 0, titleOf(round, 0))
    const came = await until(isLast, stop, WATCH_PATIENCE_MS)
    findings.expect(came, 'the last change is published')
    findings.expect(await isRunning(watching), 'the watching one still runs')
  } finally {
    watching.kill('SIGTERM')
    await watching.ended
  }
  mustSucceed(await site.publish())
  await compareWithOne(findings, dir, site)
  return findings.exitCode()
}

const titleOf = (round: number, number: number) => `Round ${round} listing ${number}`

/** Changes listings during two publishes, one of which may be killed. Returns whether it was. */
async function oneRound(findings: Findings, site: SmallSite, round: number): Promise<boolean> {
  const isKilling = round > 1
  const two = [1, 2].map(() => startCommand(['publish.ts'], site.env))
  for (let number = LISTINGS - 1; number >= 0; number -= 3) await site.rename(number, titleOf(round, number))
  await site.rename(0, titleOf(round, 0))
  if (isKilling) {
    await two[0]?.said(/Publishing/)
    await sleep(Math.random() * LONGEST_BEFORE_KILL_MS)
    two[0]?.kill()
  }
  const [first, second] = await Promise.all(two.map(({ ended }) => ended))
  if (!first || !second) return false
  const waited = [first, second].filter(({ said }) => said.includes('waiting for it'))
  findings.tell(
    `Round ${round}: ${first.killed ? 'the first was killed' : `the first ended with ${first.code}`}, ${waited.length} waited`,
  )
  if (!first.killed) findings.expect(first.code === 0, 'the first succeeds', first.said)
  findings.expect(second.code === 0, 'the second succeeds', second.said)
  return first.killed
}

async function isRunning({ ended }: StartedCommand): Promise<boolean> {
  return Promise.race([ended.then(() => false), sleep(100).then(() => true)])
}

function showsTitle(site: SmallSite, number: number, title: string): boolean {
  return pagesOf(site.varDir).some(
    ({ path, bytes }) => path.includes(`DI${5_000_000 + number}-`) && bytes.includes(title),
  )
}

interface Page {
  path: string
  bytes: Buffer
}

function pagesOf(varDir: string): Page[] {
  const release = currentRelease(varDir)
  if (!release) return []
  const index = openIndex(indexFile(release))
  try {
    return index
      .all<{ path: string }>('select path from published order by path')
      .flatMap(({ path }) => readPage(release, path))
  } finally {
    index.close()
  }
}

/** Empty while the page is being moved. */
function readPage(release: string, path: string): Page[] {
  try {
    const file = path.endsWith('/') ? `${path}index.html` : path
    return [{ path, bytes: readFileSync(join(pagesDir(release), file)) }]
  } catch {
    return []
  }
}

/** Publishes the same store from scratch with one publisher. */
async function compareWithOne(findings: Findings, dir: string, site: SmallSite): Promise<void> {
  const alone = { ...site.env, VAR_DIR: join(dir, 'one') }
  await site.withStore(async () => {})
  cpSync(join(site.varDir, 'store.sqlite'), join(alone.VAR_DIR, 'store.sqlite'))
  mustSucceed(await startCommand(['publish.ts'], alone).ended)
  const problems = verifyRelease(currentRelease(site.varDir) ?? '')
  findings.expect(problems.length === 0, 'the release is intact', problems[0])
  const many = pagesOf(site.varDir)
  const one = pagesOf(alone.VAR_DIR)
  const other = one.filter(({ path, bytes }, i) => many[i]?.path !== path || !many[i].bytes.equals(bytes))
  const isSame = other.length === 0 && many.length === one.length
  findings.expect(
    isSame && one.length > 0,
    `${many.length} pages, ${other.length} of which differ from a single publisher's`,
    other[0]?.path,
  )
}
