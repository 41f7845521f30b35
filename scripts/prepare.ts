import { prepareCode } from './engine/site.ts'
import { main } from './cli/failures.ts'

// Bundles the pages of the present code, so that a start later need not: for images of containers.
await main(async (stop) => {
  await prepareCode(stop)
})
