import { runPublish } from './engine/site.ts'
import { watchAndPublish } from './engine/watch.ts'
import { main } from './cli/failures.ts'

// `npm run publish`: makes the pages say what the store says. `--json` for machines; `--watch` goes on
// publishing each change as it comes, and `--with-data` takes in the data files before.
await (process.argv.includes('--watch')
  ? main((stop) => watchAndPublish(stop))
  : main(async () => runPublish({ refreshShabbatTimes: false })))
