import { importSeed, openSite } from '../engine/site.ts'
import { main } from '../cli/failures.ts'
import { openDevIndex } from './index-file.ts'

// Imports the data files and updates the index, in a process of its own while Astro's server starts.
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
