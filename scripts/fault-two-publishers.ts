import { parseArgs } from 'node:util'
import { main } from './failures.ts'
import { numberOf } from './fault/options.ts'
import { inFolder } from './fault/small-site.ts'
import { publishTogether } from './fault/two-publishers.ts'

// `npm run fault:two-publishers [-- --times 6]`: two publishes at once, and `publish --watch` beside them, over
// changes that go on; in every other round one of them is killed. In the end the pages are those of one alone.
await main((stop) => {
  const { values } = parseArgs({
    options: { times: { type: 'string', default: '6' } },
  })
  const times = numberOf('times', values.times, { least: 1, most: 100 })
  return inFolder('two-publishers', (dir) =>
    publishTogether(dir, { times, stop }),
  )
})
