import { sweep } from '#api/guards/sweep.ts'
import { openSite, runPublish } from './engine/site.ts'
import { main } from './cli/failures.ts'

// `npm run nightly`: forgets what has had its time, turns over the Shabbat times whose week has ended and the
// travel offers whose dates have passed, place by place, then publishes. `--json` for machines.
await main(async () => {
  const site = await openSite()
  await sweep(site.store, Date.now()).finally(() => site.close())
  return runPublish({ refreshShabbatTimes: true, part: 'nightly' })
})
