import {
  openSite,
  printReport,
  publisherOf,
  publishWithProgress,
} from './engine/site.ts'
import { main } from './failures.ts'

// `npm run publish`: makes the pages say what the store says. `--json` for machines.
await main(async () => {
  const site = await openSite()
  const publisher = await publisherOf(site)
  try {
    const report = await publishWithProgress(site, publisher)
    return printReport(report, { json: process.argv.includes('--json') })
  } finally {
    publisher.close()
    await site.close()
  }
})
