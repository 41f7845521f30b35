import { openLog, withoutPeople, type LogPart } from '#api/settings/log.ts'
import type { Config } from '#api/config.ts'
import type { Report } from '#scripts/engine/outcome.ts'

/** How an unattended command reports. */
export interface CommandLogger {
  started(): void
  stopped(): void
  /** Finished pages of a new release, and their total; 0 of 0 while they are counted. */
  publishing(done: number, total: number): void
  published(report: Report): void
  /** What came of an answer of a service, and how often. */
  fetched(name: string, counts: Readonly<Record<string, number>>): void
  problem(message: string): void
}

/** Lines of JSON if a log is configured; else only problems, as plain text. */
export function commandLoggerOf(part: LogPart, { running: { logLevel } }: Pick<Config, 'running'>): CommandLogger {
  if (!logLevel) return FOR_PEOPLE
  const log = openLog(part, logLevel)
  return {
    started: () => log.info('Started'),
    stopped: () => log.info('Stopped'),
    publishing: seldom((done, total) => log.info({ done, total }, 'Publishing')),
    published: (report) => log.info(metricsOf(report), 'Published'),
    fetched: (name, counts) => log.info({ name, ...counts }, 'Fetched'),
    problem: (message) => log.error(withoutPeople(message)),
  }
}

const FOR_PEOPLE: CommandLogger = {
  started: () => {},
  stopped: () => {},
  publishing: () => {},
  published: () => {},
  fetched: (name, counts) => void process.stderr.write(`${name}: ${countsText(counts)}\n`),
  problem: (message) => void process.stderr.write(`${message}\n`),
}

const countsText = (counts: Readonly<Record<string, number>>) =>
  Object.entries(counts)
    .filter(([, count]) => count > 0)
    .map(([what, count]) => `${count} ${what}`)
    .join(', ') || 'nothing'

const SELDOM_MS = 10_000

function seldom(tell: (done: number, total: number) => void): CommandLogger['publishing'] {
  let toldAt = -Infinity
  return (done, total) => {
    const now = performance.now()
    if (now - toldAt < SELDOM_MS) return
    toldAt = now
    tell(done, total)
  }
}

function metricsOf(report: Report) {
  const { planned, rendered, removed, failed, seconds } = report
  return { planned, rendered, removed, failed, ms: Math.round(seconds * 1000) }
}
