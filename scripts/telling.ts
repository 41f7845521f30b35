import { openLog, withoutPeople, type LogPart } from '#api/logging.ts'
import type { Config } from '#api/config.ts'
import type { Report } from './engine/publisher.ts'

/** How a command that runs by itself tells what it does. */
export interface Telling {
  started(): void
  stopped(): void
  published(report: Report): void
  problem(message: string): void
}

/** Lines of JSON where the settings ask for a log; else problems alone, for people. */
export function tellingOf(
  part: LogPart,
  { running: { logLevel } }: Pick<Config, 'running'>,
): Telling {
  if (!logLevel) return FOR_PEOPLE
  const log = openLog(part, logLevel)
  return {
    started: () => log.info('Started'),
    stopped: () => log.info('Stopped'),
    published: (report) => log.info(figuresOf(report), 'Published'),
    problem: (message) => log.error(withoutPeople(message)),
  }
}

const FOR_PEOPLE: Telling = {
  started: () => {},
  stopped: () => {},
  published: () => {},
  problem: (message) => void process.stderr.write(`${message}\n`),
}

function figuresOf(report: Report) {
  const { planned, rendered, removed, failed, seconds } = report
  return { planned, rendered, removed, failed, ms: Math.round(seconds * 1000) }
}
