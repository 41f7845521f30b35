import { runPublish, watchAndPublish } from './engine/site.ts'
import { main } from './failures.ts'

// `npm run publish`: makes the pages say what the store says. `--json` for machines; `--watch` goes on
// publishing each change as it comes.
await (process.argv.includes('--watch')
  ? main((stop) => watchAndPublish(stop))
  : main(async () => runPublish({ turnWeeks: false })))
