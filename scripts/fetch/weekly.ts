import type { Env } from '#api/settings/config-error.ts'
import type { CommandLogger } from '../cli/command-logger.ts'
import { explain } from '../cli/explain.ts'
import type { Site } from '../engine/site.ts'
import { countsOf, isDue, jobsOf, runAll, runJob } from './jobs.ts'
import { readFetchSettings, weeklyOf } from './settings.ts'
import type { World } from './world.ts'

const ALL = { what: 'all', apply: true, force: false, weekly: true, json: false } as const

/**
 * Fetches and takes in what FETCH_WEEKLY names, once a week each; of which nothing keeps a nightly run from
 * publishing. Answers whether all went well.
 */
export async function fetchWeekly(site: Site, env: Env, world: World, logger: CommandLogger): Promise<boolean> {
  try {
    if (weeklyOf(env).length === 0) return true
    const context = { site, world, settings: readFetchSettings(env, site.config) }
    const due = jobsOf(ALL, context).filter((job) => isDue(job, context))
    return await runAll(due, (job) => runJob(job, ALL, context), {
      fetched: (job, fetched) => logger.fetched(job.name, countsOf(fetched)),
      failed: logger.problem,
    })
  } catch (error) {
    logger.problem(explain(error) ?? String(error))
    return false
  }
}
