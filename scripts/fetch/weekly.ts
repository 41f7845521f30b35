import type { Env } from '#api/settings/config-error.ts'
import type { CommandLogger } from '../cli/command-logger.ts'
import { explain } from '../cli/explain.ts'
import { noteTry, triedAt } from './answers.ts'
import { countsOf, DAY_MS, fetchFolder, isDue, jobsOf, runAll, runJob, type FetchContext, type Job } from './jobs.ts'
import { readFetchSettings, weeklyOf } from './settings.ts'

const ALL = { what: 'all', apply: true, force: false, weekly: true, json: false } as const

export interface Weekly extends Pick<FetchContext, 'site' | 'world' | 'onImport'> {
  env: Env
  logger: CommandLogger
}

/** Fetches and imports what FETCH_WEEKLY lists, once a week each. Never throws; returns whether all succeeded. */
export async function fetchWeekly({ site, env, world, logger, onImport }: Weekly): Promise<boolean> {
  try {
    if (weeklyOf(env).length === 0) return true
    const context: FetchContext = {
      site,
      world,
      settings: readFetchSettings(env, site.config),
      ...(onImport && { onImport }),
    }
    const folder = fetchFolder(site)
    // The timer runs hourly; a failed fetch is retried after a day.
    const isRested = ({ name }: Job) => world.now() - (triedAt(folder, name) ?? -Infinity) >= DAY_MS
    const due = jobsOf(ALL, context).filter((job) => isDue(job, context) && isRested(job))
    const run = (job: Job) => {
      noteTry(folder, job.name, world.now())
      return runJob(job, ALL, context)
    }
    return await runAll(due, run, {
      fetched: (job, fetched) => logger.fetched(job.name, countsOf(fetched)),
      failed: logger.problem,
    })
  } catch (error) {
    logger.problem(explain(error) ?? String(error))
    return false
  }
}
