import { parseArgs } from 'node:util'
import { main } from './failures.ts'
import { fillDisks } from './fault/disk-full.ts'
import { numberOf } from './fault/options.ts'
import { inFolder } from './fault/small-site.ts'

// `npm run fault:disk-full [-- --size 192]`: a site on a small file system in memory (Linux, as root) that is
// filled up: before a small publish and a large one, and while people write. All is there once there is room.
await main((stop) => {
  const { values } = parseArgs({
    options: { size: { type: 'string', default: '192' } },
  })
  const megabytes = numberOf('size', values.size, { least: 128, most: 2048 })
  return inFolder('disk-full', (dir) => fillDisks(dir, { megabytes, stop }))
})
