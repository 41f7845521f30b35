import { parseArgs } from 'node:util'
import { main } from './failures.ts'
import { numberOf } from './fault/options.ts'
import { loseOutside } from './fault/outside-down.ts'
import { inFolder } from './fault/small-site.ts'

// `npm run fault:outside-down [-- --mails 12]`: a mail server that is not there, refuses, hangs and hangs up in
// the middle, then works; a weather server that is not there, errs, talks nonsense and hangs, then works. Calls and
// pages are answered all the while; each mail comes once.
await main((stop) => {
  const { values } = parseArgs({
    options: { mails: { type: 'string', default: '12' } },
  })
  const mails = numberOf('mails', values.mails, { least: 4, most: 500 })
  return inFolder('outside-down', (dir) => loseOutside(dir, { mails, stop }))
})
