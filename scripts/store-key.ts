import { forgetSecrets, keyStateOf } from '#data/store/sealed.ts'
import { openSite } from './engine/site.ts'
import { main } from './cli/failures.ts'
import { readOptions } from './cli/options.ts'
import { USAGE } from './cli/usage.ts'

// `npm run store:key -- --check`: says whether the key at hand opens the secrets of the store.
// `npm run store:key -- --forget`: after the key is lost, deletes what it had encrypted; stop the site first.
await main(async () => {
  const options = readOptions({ check: { type: 'boolean' }, forget: { type: 'boolean' } })
  if (!options || options.check === options.forget) {
    process.stderr.write(`Say what to do: ${USAGE['store:key']}\n`)
    return 1
  }
  const site = await openSite()
  try {
    const now = await keyStateOf(site.store)
    if (options.check) {
      if (now.state === 'bad') throw now.problem
      return say(now.state === 'good' ? 'The key opens the secrets of the store.' : 'Nothing is encrypted yet.')
    }
    if (now.state === 'good') return say('The key opens the secrets of the store: nothing was deleted.')
    const { sessions, secondFactors, webhooks } = await forgetSecrets(site.store)
    return say(
      `Deleted: ${sessions} sessions (everybody logs in again), ${secondFactors} second factors (their owners set up ` +
        `new ones), ${webhooks} webhooks (add them again at the desk), passwords and keys that were set at the desk ` +
        '(type them again), and the keys of the server (links to leave newsletters in mails sent before stop ' +
        'working). ' +
        'Start the site: it uses the key at hand, or makes a new one.',
    )
  } finally {
    await site.close()
  }
})

function say(line: string): number {
  process.stdout.write(`${line}\n`)
  return 0
}
