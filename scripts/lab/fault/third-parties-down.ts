import { parseArgs } from 'node:util'
import { putContent } from '#data/store/content.repository.ts'
import type { Store } from '#data/store/database.ts'
import { city } from '../bench/synthetic.ts'
import { inFolder } from '../folder.ts'
import { numberOf } from '../options.ts'
import { openWriterPages, type WriterPage } from '../writers.ts'
import { until } from '../waiting.ts'
import { MAIL_BEHAVIOURS, startBrokenMail, type BrokenMail } from './broken-mail.ts'
import { startBrokenWeather, WEATHER_BEHAVIOURS, type BrokenWeather } from './broken-weather.ts'
import { openFindings, type Findings } from './findings.ts'
import { countUnsettled, makeDue } from './losses.ts'
import { keepReading } from './reading.ts'
import { startServerProcess } from './server-process.ts'
import { fillSmallSite, mustSucceed, type SmallSite } from './small-site.ts'
import { CALLS, registerAll } from './writes.ts'

interface Trial {
  findings: Findings
  site: SmallSite
  mail: BrokenMail
  weather: BrokenWeather
  url: string
  pages: readonly WriterPage[]
  stop: AbortSignal
}

/**
 * A mail server that is down, refuses, hangs and hangs up halfway, then works; a weather server that is down, fails,
 * sends garbage and hangs, then works. Calls and pages are answered throughout; every mail arrives.
 */
export function run(args: string[], stop: AbortSignal): Promise<number> {
  const { values } = parseArgs({
    args,
    options: { mails: { type: 'string', default: '12' } },
  })
  const mails = numberOf('mails', values.mails, { least: 4, most: 500 })
  return inFolder('third-parties-down', (dir) => breakThirdParties(dir, { mails, stop }))
}

/** Breaks the mail server and the weather server in every way. Returns the exit code. */
async function breakThirdParties(dir: string, { mails, stop }: { mails: number; stop: AbortSignal }): Promise<number> {
  const findings = openFindings()
  const mail = await startBrokenMail()
  const weather = await startBrokenWeather()
  const env = { SMTP_URL: mail.url, WEATHER: 'met', WEATHER_URL: weather.url }
  const site = await fillSmallSite({ varDir: dir, env })
  await site.withStore(addTowns)
  mustSucceed(await site.publish())
  const pages = await site.withStore((store) => openWriterPages(store, mails, CALLS))
  const server = await startServerProcess(site.env)
  const { url } = server
  const reading = keepReading(url, ['/', '/he/', '/rest/tjt/locac/jer'])
  try {
    const trial = { findings, site, mail, weather, url, pages, stop }
    await loseMail(trial)
    await loseWeather(trial)
    const { whole, failures } = await reading.end()
    const isGood = failures.length === 0 && whole > 0
    findings.expect(isGood, `${whole} other reads meanwhile, all answered`, failures[0])
    findings.expect(!server.hasEnded(), 'the server never exited')
  } finally {
    await reading.end()
    await server.kill()
    await Promise.all([mail.close(), weather.close()])
  }
  return findings.exitCode()
}

async function loseMail(trial: Trial): Promise<void> {
  const { findings, site, mail, url, pages, stop } = trial
  const people: string[] = []
  for (const behaviour of MAIL_BEHAVIOURS) {
    mail.behaviour = behaviour
    const before = people.length
    const count = Math.floor(pages.length / MAIL_BEHAVIOURS.length)
    const own = pages.slice(before, before + count)
    people.push(...(await registerAll(url, own)))
    const all = people.length - before === count
    findings.expect(all, `mail server ${behaviour}: ${count} calls answered`)
    await site.withStore((store) => makeDue(store, ['waiting']))
    const came = await until(() => mail.visits[behaviour] > 0, stop)
    findings.expect(came, `  it was contacted ${mail.visits[behaviour]} times`)
    if (behaviour === 'works') continue
    const waiting = await site.withStore(countUnsettled)
    const none = mail.arrived.size === 0 && waiting === people.length
    findings.expect(none, `  ${waiting} mails wait, none is lost or failed`)
  }
  // Hanging servers time out after half a minute, which this trial does not change.
  const isOut = async () => {
    await site.withStore((store) => makeDue(store, ['waiting']))
    return (await site.withStore(countUnsettled)) === 0
  }
  await until(isOut, stop, DRAIN_MS)
  const states = await site.withStore(statesOf)
  const missing = people.filter((person) => !mail.arrived.has(person))
  const doubles = people.filter((person) => (mail.arrived.get(person) ?? 0) > 1)
  const isGood = missing.length === 0 && people.length > 0
  findings.expect(
    isGood,
    `${people.length} mails requested, ${mail.arrived.size} arrived, ${missing.length} did not, ${doubles.length} ` +
      `arrived twice`,
    states,
  )
}

const DRAIN_MS = 120_000

async function statesOf(store: Store): Promise<string> {
  const rows = await store.selectFrom('outbox').select(['state', 'problem']).execute()
  return rows.map(({ state, problem }) => `${state} ${problem}`).join('; ')
}

/** Each behaviour at another place, because a failed place is not retried for a minute. */
async function loseWeather(trial: Trial): Promise<void> {
  const { findings, weather, url } = trial
  for (const [i, behaviour] of WEATHER_BEHAVIOURS.entries()) {
    weather.behaviour = behaviour
    const { id } = city(i + 1)
    const began = performance.now()
    const answer = await fetch(`${url}/rest/tjt/locationweather/${id}/en`)
    const said = await answer.text()
    const seconds = ((performance.now() - began) / 1000).toFixed(1)
    const expected = behaviour === 'works' ? 200 : 503
    findings.expect(
      answer.status === expected && said.startsWith('{'),
      `weather server ${behaviour}: ${answer.status} after ${seconds} s`,
      said,
    )
  }
  const asked = weather.asked
  const again = await fetch(`${url}/rest/tjt/locationweather/${city(1).id}/en`)
  const isLeft = weather.asked === asked && again.status === 503
  findings.expect(isLeft, 'a failed one is not retried for a minute')
}

/** Towns without pages, one per behaviour. */
async function addTowns(store: Store): Promise<void> {
  const rows = WEATHER_BEHAVIOURS.map((_, i) => city(i + 1))
  await store.transaction().execute((trx) => putContent(trx, rows, { origin: 'fault', now: 0 }))
}
