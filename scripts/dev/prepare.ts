import { importSeed, openSite } from '../engine/site.ts'
import { main } from '../failures.ts'
import { openDevIndex } from './index-file.ts'

// Takes in the data files and makes the index, in a process of its own beside the start of Astro's server.
process.once('disconnect', () => process.exit())
process.channel?.unref()
await main(async () => {
  const site = await openSite()
  try {
    await importSeed(site)
    const index = await openDevIndex(site)
    index.close()
  } finally {
    await site.close()
  }
})
