import {
  openSite,
  printReport,
  publisherOf,
  publishWithProgress,
} from './engine/site.ts'
import { main } from './failures.ts'

// `npm run nightly`: turns over the Shabbat times whose week has ended, place by place, then publishes. `--json` for machines.
await main(async () => {
  const site = await openSite()
  const publisher = await publisherOf(site)
  try {
    const report = await publishWithProgress(site, publisher, {
      turnWeeks: true,
    })
    return printReport(report, { json: process.argv.includes('--json') })
  } finally {
    publisher.close()
    await site.close()
  }
})
