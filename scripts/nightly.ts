import { runPublish } from './engine/site.ts'
import { main } from './failures.ts'

// `npm run nightly`: turns over the Shabbat times whose week has ended, place by place, then publishes.
// `--json` for machines.
await main(async () => runPublish({ turnWeeks: true }))
