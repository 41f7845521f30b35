import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { isDeepStrictEqual, parseArgs } from 'node:util'
import type { PlaceShabbatTimes, ShabbatRun } from '#core/contract/times.ts'
import { LIMITS } from '#api/guards/limits.ts'
import { openIndex } from '#data/index/open.ts'
import { storedTimes } from '#data/index/queries.ts'
import { currentRelease, indexFile } from '../../engine/release.ts'
import { verifyRelease } from '../../engine/verify.ts'
import { openWriterPages, type WriterPage } from '../writers.ts'
import { city } from '../bench/synthetic.ts'
import { inFolder } from '../folder.ts'
import { until } from '../waiting.ts'
import { startBrokenMail, type BrokenMail } from './broken-mail.ts'
import { runToEnd } from './commands.ts'
import { openFindings, type Findings } from './findings.ts'
import { openJumpingClock, type JumpingClock } from './jumping-clock.ts'
import { countUnsettled, makeDue } from './losses.ts'
import { readOnce } from './reading.ts'
import { startServerProcess } from './server-process.ts'
import { fillSmallSite, mustSucceed, type SmallSite } from './small-site.ts'
import { CALLS, registerAll } from './writes.ts'

interface Trial {
  findings: Findings
  clock: JumpingClock
  site: SmallSite
  mail: BrokenMail
  url: string
  pages: WriterPage[]
  stop: AbortSignal
}

const HOUR = 3_600_000
const DAY = 24 * HOUR
const PAGES = 12

/**
 * The clock of two servers jumps a day ahead and back, an hour back, over the end of a week and over a change to summer
 * time, and back over each.
 */
export function run(args: string[], stop: AbortSignal): Promise<number> {
  parseArgs({ args })
  return inFolder('clock-jump', (dir) => jumpClocks(dir, stop))
}

/** Makes the clock jump, and checks everything that depends on it. Returns the exit code. */
async function jumpClocks(dir: string, stop: AbortSignal): Promise<number> {
  const clock = openJumpingClock(dir)
  if (!clock) {
    process.stderr.write('libfaketime is not installed (Debian: apt-get install faketime); nothing was tested.\n')
    return 1
  }
  const findings = openFindings()
  const mail = await startBrokenMail()
  const env = { ...clock.env, SMTP_URL: mail.url }
  const site = await fillSmallSite({ varDir: join(dir, 'site'), env })
  mustSucceed(await site.publish())
  const pages = await site.withStore((store) => openWriterPages(store, PAGES, CALLS))
  const one = await startServerProcess(site.env)
  const two = await startServerProcess(site.env)
  try {
    const trial = { findings, clock, site, mail, url: one.url, pages, stop }
    await jumpSessions(trial)
    await jumpLimits(trial)
    await jumpMail(trial)
    await jumpTimes(trial)
    await jumpNights(trial)
    findings.expect(!one.hasEnded() && !two.hasEnded(), 'no server exited')
  } finally {
    await Promise.all([one.kill(), two.kill(), mail.close()])
  }
  return findings.exitCode()
}

const JUMPS = [
  ['a day ahead', DAY],
  ['back', 0],
  ['an hour back', -HOUR],
  ['back again', 0],
] as const

async function jumpSessions(trial: Trial): Promise<void> {
  const { findings, clock, url, pages } = trial
  const [page] = pages
  for (const [what, ms] of JUMPS) {
    clock.jumpBy(ms)
    // The Date header updates once a second.
    await sleep(1500)
    const answer = await askSession(url, '10.55.0.1', page?.cookie)
    const { uid } = (await answer.json()) as { uid?: number }
    const age = Math.abs(Date.parse(answer.headers.get('date') ?? '') - Date.now() - ms)
    findings.expect(age < 5000, `${what}: the server follows the clock`)
    findings.expect(uid === page?.uid, '  users are still logged in')
    const problem = await readOnce(url, '/')
    findings.expect(!problem, '  pages are served', problem)
  }
}

const askSession = (url: string, from: string, cookie = '') =>
  fetch(`${url}/rest/tjt/session`, {
    headers: { 'x-forwarded-for': from, cookie },
  })

async function jumpLimits({ findings, clock, url }: Trial): Promise<void> {
  const spend = async () => {
    for (let calls = 0; calls <= LIMITS.session.most + 1; calls++) {
      const answer = await askSession(url, '10.66.0.1')
      await answer.arrayBuffer()
      if (answer.status === 429) return calls
    }
    return Infinity
  }
  for (const [what, ms] of JUMPS) {
    clock.jumpBy(ms)
    const calls = await spend()
    findings.expect(calls === LIMITS.session.most, `limits, ${what}: ${calls} calls are accepted, then no more`)
  }
}

async function jumpMail(trial: Trial): Promise<void> {
  const { findings, clock, site, mail, url, pages, stop } = trial
  const people: string[] = []
  const ask = async (count: number) => void people.push(...(await registerAll(url, pages.splice(0, count))))
  const all = () => people.every((person) => mail.arrived.has(person))
  clock.jumpBy(DAY)
  mail.behaviour = 'refuses'
  await ask(2)
  await until(() => mail.visits.refuses > 0, stop)
  clock.jumpBy(0)
  mail.behaviour = 'works'
  await ask(1)
  findings.expect(await until(all, stop), 'mail that waited a day ahead is sent once the clock is back')
  mail.thinksMs = 8000
  await ask(1)
  await until(all, stop)
  // During a delivery: the other server considers the lease expired.
  clock.jumpBy(DAY)
  await sleep(6000)
  clock.jumpBy(-HOUR)
  await sleep(mail.thinksMs)
  mail.thinksMs = 0
  await ask(2)
  const isOut = async () => (await site.withStore(countUnsettled)) === 0
  await until(async () => (await isOut()) && all(), stop)
  clock.jumpBy(0)
  await site.withStore((store) => makeDue(store, ['waiting']))
  await until(isOut, stop)
  const missing = people.filter((person) => !mail.arrived.has(person))
  const doubles = people.filter((person) => mail.arrived.get(person) !== 1)
  const states = await site.withStore((store) => store.selectFrom('outbox').select(['state', 'problem']).execute())
  const unsent = states.filter(({ state }) => state !== 'sent')
  findings.expect(
    missing.length + unsent.length === 0 && doubles.length <= 1,
    `${people.length} mails requested while it jumped, ${mail.arrived.size} arrived, none twice except those in flight`,
    JSON.stringify({ missing, doubles, unsent }),
  )
}

const JERUSALEM = 281184

/** The coming Shabbat and festivals of a place, according to the server at a moment. */
async function timesAt({ clock, url }: Trial, moment: string): Promise<ShabbatRun[]> {
  clock.jumpTo(moment)
  const answer = await fetch(`${url}/rest/tjt/locationshabbattimes/${JERUSALEM}/en`)
  if (!answer.ok) throw new Error(`no times: ${await answer.text()}`)
  const { times } = (await answer.json()) as PlaceShabbatTimes
  return times
}

async function jumpTimes(trial: Trial): Promise<void> {
  const { findings } = trial
  const friday = await timesAt(trial, '2027-01-08T10:00:00Z')
  const sunday = await timesAt(trial, '2027-01-10T10:00:00Z')
  const again = await timesAt(trial, '2027-01-08T10:00:00Z')
  const [first] = friday
  const [next] = sunday
  const ahead = Date.parse(next?.day ?? '') - Date.parse(first?.day ?? '')
  findings.expect(ahead === 7 * DAY, `over the end of a week ${next?.day} comes after ${first?.day}`)
  findings.expect(
    isDeepStrictEqual(friday, again),
    'and back over it the times are the previous ones',
    JSON.stringify([friday, sunday, again].map((runs) => runs.map(({ day, shabbat }) => [day, shabbat]))),
  )
  // Israel's clocks go forward at 02:00 on Friday, 26 March 2027.
  const before = await timesAt(trial, '2027-03-25T23:59:50Z')
  const after = await timesAt(trial, '2027-03-26T00:00:10Z')
  findings.expect(
    isDeepStrictEqual(before, after),
    `a change to summer time changes no times of ${after[0]?.day}`,
    JSON.stringify([before[0], after[0]]),
  )
}

async function jumpNights({ clock, site, findings }: Trial): Promise<void> {
  const nights = [
    ['before a Shabbat', '2027-01-08T02:00:00Z', '2027-01-09'],
    ['after it', '2027-01-10T02:00:00Z', '2027-01-16'],
    ['an hour back', '2027-01-10T01:00:00Z', '2027-01-16'],
    ['before it again', '2027-01-08T02:00:00Z', '2027-01-09'],
    ['across a change to summer time', '2027-03-28T02:00:00Z', '2027-04-03'],
  ] as const
  for (const [what, moment, coming] of nights) {
    clock.jumpTo(moment)
    const { code, said } = await runToEnd(['nightly.ts'], site.env)
    const line = said.trim().split('\n').at(-1) ?? ''
    findings.expect(code === 0, `nightly ${what}: ${line}`, said)
    const release = currentRelease(site.varDir) ?? ''
    const day = comingDay(release)
    findings.expect(day === coming, `  pages show ${day}`, `not of ${coming}`)
    const problems = verifyRelease(release)
    findings.expect(problems.length === 0, '  the release is intact', problems[0])
  }
  clock.jumpBy(0)
  const { code, said } = await site.publish()
  findings.expect(code === 0, 'a publish at the real time succeeds', said)
}

/** The coming Shabbat on the town's pages. */
function comingDay(release: string): string | undefined {
  const index = openIndex(indexFile(release))
  try {
    return storedTimes(index, Number(city(0).id))?.runs[0]?.day
  } finally {
    index.close()
  }
}
