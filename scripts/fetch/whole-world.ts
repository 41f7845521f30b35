import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { explain } from '../cli/explain.ts'
import { makeFolder } from '../cli/make-folder.ts'
import { loadTowns } from '#scripts/import/places/nearest-town.ts'
import type { Asked } from './command.ts'
import { countryJob, fetchFolder, isClean, runJob, type FetchContext, type Fetched } from './jobs.ts'
import { FetchError } from './world.ts'

/** Between two countries: the service is free, and others ask it too. */
const PAUSE_MS = 5000
/** Countries that fail one after the other until the rest is left for later. */
const MAX_FAILURES = 3

interface Options {
  asked: Pick<Asked, 'apply' | 'force'>
  context: FetchContext
  report: { fetched: (fetched: Fetched) => void; failed: (message: string) => void }
}

/**
 * Fetches OpenStreetMap country by country. Which are done is kept in a file: after an interruption the same command
 * goes on with the others, and once all are done the next one starts again. Returns whether all succeeded.
 */
export async function fetchWorld({ asked, context, report }: Options): Promise<boolean> {
  const { site, world } = context
  const countries = (await loadTowns(site.store)).countryCodes()
  if (countries.length === 0)
    throw new FetchError('The store has no towns yet, which places refer to: run `npm run import` first.')
  const state = stateFile(fetchFolder(site), asked.apply)
  if (asked.force) state.drop()
  const done = new Set(state.read())
  if (done.size > 0) world.tell(`${done.size} of ${countries.length} countries are done already; --force starts again`)
  let isGood = true
  let failures = 0
  for (const country of countries.filter((code) => !done.has(code))) {
    try {
      const fetched = await runJob(countryJob(country, context), asked, context)
      report.fetched(fetched)
      isGood &&= isClean(fetched)
      failures = 0
      state.write([...done.add(country)])
    } catch (error) {
      if (error instanceof Error && error.name === 'AbortError') throw error
      report.failed(`osm-${country}: ${explain(error) ?? String(error)}`)
      isGood = false
      if (++failures === MAX_FAILURES)
        throw new FetchError(
          `${MAX_FAILURES} countries have failed one after the other: ${done.size} of ${countries.length} are done. ` +
            'The same command goes on later.',
          { cause: error },
        )
    }
    await world.sleep(PAUSE_MS)
  }
  if (done.size === countries.length) state.drop()
  return isGood
}

/** The countries that are done: imported, or only shown. */
function stateFile(folder: string, apply: boolean) {
  const file = join(folder, apply ? 'osm-world-imported.json' : 'osm-world-shown.json')
  return {
    read: (): string[] => (existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as { done: string[] }).done : []),
    write(done: readonly string[]) {
      makeFolder(folder, { by: 'VAR_DIR', mode: 0o700 })
      writeFileSync(`${file}.part`, JSON.stringify({ done }))
      renameSync(`${file}.part`, file)
    },
    drop: () => rmSync(file, { force: true }),
  }
}
