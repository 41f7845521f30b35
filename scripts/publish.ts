import { runPublish } from './engine/site.ts'
import { main } from './failures.ts'

// `npm run publish`: makes the pages say what the store says. `--json` for machines.
await main(async () => runPublish({ turnWeeks: false }))
