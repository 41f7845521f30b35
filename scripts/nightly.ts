import { sweep } from '#api/guards/sweep.ts'
import { openSite, runPublish } from './engine/site.ts'
import { main } from './cli/failures.ts'

// `npm run nightly`: deletes expired data, refreshes Shabbat times and expires offers, by each place's local time, then
// publishes. `--json` for machines.
await main(async () => {
  const site = await openSite()
  await sweep(site.store, Date.now()).finally(() => site.close())
  return runPublish({ refreshShabbatTimes: true, part: 'nightly' })
})
