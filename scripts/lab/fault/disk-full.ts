import { execFileSync } from 'node:child_process'
import { rmSync, statfsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { currentRelease } from '../../engine/release.ts'
import { verifyRelease } from '../../engine/verify.ts'
import { inFolder } from '../folder.ts'
import { numberOf } from '../options.ts'
import { openWriterPages } from '../writers.ts'
import { until } from '../waiting.ts'
import { openFindings, type Findings } from './findings.ts'
import { lostWrites } from './losses.ts'
import { keepReading, readOnce } from './reading.ts'
import { startServerProcess } from './server-process.ts'
import { fillSmallSite, mustSucceed, type SmallSite } from './small-site.ts'
import { CALLS, keepWriting, type Acknowledged } from './writes.ts'

/**
 * Fills a site's small RAM disk: before a small and a large publish, and during writes. Nothing is lost once there is
 * space.
 */
export function run(args: string[], stop: AbortSignal): Promise<number> {
  const { values } = parseArgs({
    args,
    options: { size: { type: 'string', default: '192' } },
  })
  const megabytes = numberOf('size', values.size, { least: 128, most: 2048 })
  return inFolder('disk-full', (dir) => fillDisks(dir, { megabytes, stop }))
}

/** Fills a site's disk repeatedly, as root. Returns the exit code. */
async function fillDisks(dir: string, { megabytes, stop }: { megabytes: number; stop: AbortSignal }): Promise<number> {
  if (!mount(dir, megabytes)) {
    process.stderr.write(
      'This needs a separate file system (mount -t tmpfs), which only root may create, and not in every ' +
        'container; nothing was tested.\n',
    )
    return 1
  }
  try {
    const findings = openFindings()
    const site = await fillSmallSite({ varDir: dir })
    mustSucceed(await site.publish())
    await duringPublish(findings, site)
    stop.throwIfAborted()
    await duringWrites(findings, site, stop)
    return findings.exitCode()
  } finally {
    execFileSync('umount', ['-l', dir])
  }
}

function mount(dir: string, megabytes: number): boolean {
  try {
    const options = ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'fault-disk-full', dir]
    execFileSync('mount', options, { stdio: 'pipe' })
    return true
  } catch {
    return false
  }
}

const ballast = ({ varDir }: SmallSite) => join(varDir, 'ballast')

/** Leaves `leave` bytes free. */
function fill(site: SmallSite, leave = 0): void {
  const { bavail, bsize } = statfsSync(site.varDir)
  const bytes = Buffer.alloc(Math.max(0, bavail * bsize - leave))
  try {
    writeFileSync(ballast(site), bytes)
  } catch (error) {
    // Full, because others write meanwhile.
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
  }
}

const makeRoom = (site: SmallSite) => rmSync(ballast(site))

/** Free space at which a publish fails: at once, among its pages, near its end. */
const LEFT = {
  small: [0, 200_000, 1_000_000],
  large: [0, 1_000_000, 4_000_000, 8_000_000],
}

async function duringPublish(findings: Findings, site: SmallSite): Promise<void> {
  const server = await startServerProcess(site.env)
  const reading = keepReading(server.url, ['/', '/he/', '/Shabbat_Times.html'])
  try {
    for (const what of ['small', 'large'] as const)
      for (const leave of LEFT[what]) {
        const path = await site.rename(1, `Full ${what} ${leave}`)
        // A change to every page makes a new release instead of changing the current one.
        if (what === 'large') await site.renameTown(`Town ${leave}`)
        findings.tell(`A ${what} publish with ${leave / 1000} kB free`)
        await onePublish(findings, site, { leave, path, url: server.url })
      }
    const { whole, failures } = await reading.end()
    const none = failures.length === 0 && whole > 0
    findings.expect(none, `${whole} reads meanwhile, all intact`, failures[0])
  } finally {
    await reading.end()
    await server.kill()
  }
}

async function onePublish(
  findings: Findings,
  site: SmallSite,
  { leave, path, url }: { leave: number; path: string; url: string },
): Promise<void> {
  fill(site, leave)
  const refused = await site.publish()
  const said = refused.said.trim().split('\n').at(-1) ?? ''
  if (refused.code === 0) findings.tell('  it had enough space')
  else findings.expect(/disk is full.*Free some space/i.test(said) && said.includes(site.varDir), `it says: ${said}`)
  makeRoom(site)
  const problems = verifyRelease(currentRelease(site.varDir) ?? '')
  findings.expect(problems.length === 0, 'the current release is intact', problems[0])
  const again = await site.publish()
  findings.expect(again.code === 0, 'it succeeds once there is space', again.said)
  await sleep(500)
  const problem = await readOnce(url, encodeURI(path))
  findings.expect(!problem, 'the server shows the change', problem)
}

const PAGES = 300

async function duringWrites(findings: Findings, site: SmallSite, stop: AbortSignal): Promise<void> {
  findings.tell('Writes')
  const acknowledged: Acknowledged[] = []
  const pages = await site.withStore((store) => openWriterPages(store, PAGES, CALLS))
  const server = await startServerProcess({ ...site.env, MAILER: 'off' })
  const ending = new AbortController()
  const writers = [1, 2, 3].map(() =>
    keepWriting(server.url, pages, {
      signal: AbortSignal.any([ending.signal, stop]),
      acknowledged,
    }),
  )
  const reading = keepReading(server.url, ['/', '/Shabbat_Times.html', '/rest/tjt/locac/jer'])
  try {
    await until(() => acknowledged.length >= 5, stop)
    for (let round = 1; round <= 3; round++) await oneFilling(findings, { site, url: server.url, acknowledged, stop })
    ending.abort()
    await Promise.allSettled(writers)
    const lost = await site.withStore((store) => lostWrites(store, acknowledged))
    findings.expect(lost.length === 0, `${acknowledged.length} writes acknowledged, ${lost.length} lost`, lost[0])
    const { whole, failures } = await reading.end()
    findings.expect(failures.length === 0 && whole > 0, `${whole} reads meanwhile, all answered`, failures[0])
    findings.expect(!server.hasEnded(), 'the server never exited')
  } finally {
    ending.abort()
    await reading.end()
    await server.kill()
  }
}

interface Filling {
  site: SmallSite
  url: string
  acknowledged: Acknowledged[]
  stop: AbortSignal
}

async function oneFilling(findings: Findings, { site, url, acknowledged, stop }: Filling): Promise<void> {
  fill(site)
  let refusal = ''
  // SQLite first overwrites an existing log.
  await until(async () => {
    const answer = await fetch(`${url}/rest/tjt/session`, {
      headers: {
        'x-forwarded-for': `10.99.0.${Math.ceil(Math.random() * 250)}`,
      },
    })
    refusal = `${answer.status} ${answer.headers.get('retry-after')} ${await answer.text()}`
    return answer.status >= 500
  }, stop)
  findings.expect(/^503 5 .*"unavailable"/.test(refusal), `a write is refused: ${refusal}`)
  makeRoom(site)
  const before = acknowledged.length
  await until(() => acknowledged.length > before + 3, stop)
  findings.expect(acknowledged.length > before + 3, 'writes continue once there is space')
}
