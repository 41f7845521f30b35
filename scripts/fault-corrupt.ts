import { main } from './failures.ts'
import { corruptAll } from './fault/corrupt.ts'
import { inFolder } from './fault/small-site.ts'

// `npm run fault:corrupt`: spoils the index, the release and the store of a small site in every way there is, under a
// server that runs and before one that starts. What is whole is served; `npm run publish` mends what can be mended.
await main((stop) => inFolder('corrupt', (dir) => corruptAll(dir, stop)))
