import { runPublish } from './engine/site.ts'
import { watchAndPublish } from './engine/watch.ts'
import { main } from './cli/failures.ts'

// `npm run publish`: brings the pages up to date with the store. `--json` for machines; `--watch` watches for changes
// and publishes them, `--with-data` imports the data files first.
await (process.argv.includes('--watch')
  ? main((stop) => watchAndPublish(stop))
  : main(async () => runPublish({ refreshShabbatTimes: false })))
