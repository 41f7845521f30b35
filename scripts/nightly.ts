import { sweep } from '#api/guards/sweep.ts'
import { commandLoggerOf } from './cli/command-logger.ts'
import { main } from './cli/failures.ts'
import { openSite, runPublish } from './engine/site.ts'
import { fetchWeekly } from './fetch/weekly.ts'
import { realWorld } from './fetch/world.ts'

// `npm run nightly`: deletes expired data, fetches what FETCH_WEEKLY lists, refreshes Shabbat times and expires offers,
// by each place's local time, then publishes. `--json` for machines.
await main(async () => {
  const site = await openSite()
  let isFetched: boolean
  try {
    await sweep(site.store, Date.now())
    const logger = commandLoggerOf('nightly', site.config)
    isFetched = await fetchWeekly(site, process.env, realWorld(new AbortController().signal), logger)
  } finally {
    await site.close()
  }
  const code = await runPublish({ refreshShabbatTimes: true, part: 'nightly' })
  return isFetched ? code : 1
})
