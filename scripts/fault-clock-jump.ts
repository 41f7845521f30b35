import { main } from './failures.ts'
import { jumpClocks } from './fault/clock-jump.ts'
import { inFolder } from './fault/small-site.ts'

// `npm run fault:clock-jump`: the clock of two servers (libfaketime; Debian: apt-get install faketime) jumps a day
// ahead, back, an hour back, over the turn of a week and over a change to summer time, and back over each.
await main((stop) => inFolder('clock-jump', (dir) => jumpClocks(dir, stop)))
