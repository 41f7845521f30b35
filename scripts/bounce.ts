import { buffer } from 'node:stream/consumers'
import { takeBounce } from '#api/newsletter/bounces.ts'
import { explain, main } from './cli/failures.ts'
import { openSite } from './engine/site.ts'

// `npm run bounce < MESSAGE`: takes a message that came to the sender's address; for a pipe of the mail server.

/** EX_TEMPFAIL: the mail server tries again. */
const LATER = 75

await main(async () => {
  const message = await buffer(process.stdin)
  try {
    const site = await openSite()
    try {
      process.stdout.write(`${await takeBounce(site.store, message, Date.now())}\n`)
      return 0
    } finally {
      await site.close()
    }
  } catch (error) {
    process.stderr.write(`${explain(error) ?? String(error)}\n`)
    return LATER
  }
})
