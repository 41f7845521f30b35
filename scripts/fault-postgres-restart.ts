import { parseArgs } from 'node:util'
import { main } from './failures.ts'
import { numberOf } from './fault/options.ts'
import { restartPostgres } from './fault/postgres-restart.ts'
import { inFolder } from './fault/small-site.ts'

// `npm run fault:postgres-restart [-- --times 4]`: restarts the PostgreSQL under a server that people read from and
// write to, in turn asking it to end fast and at once. What was acknowledged is there, pages never notice.
await main((stop) => {
  const { values } = parseArgs({
    options: { times: { type: 'string', default: '4' } },
  })
  const times = numberOf('times', values.times, { least: 1, most: 100 })
  return inFolder('postgres-restart', (dir) =>
    restartPostgres(dir, { times, stop }),
  )
})
