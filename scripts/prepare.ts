import { prepareCode } from './engine/site.ts'
import { main } from './cli/failures.ts'

// Bundles the pages of the current code in advance, for container images.
await main(async (stop) => {
  await prepareCode(stop)
})
