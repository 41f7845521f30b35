import { parseArgs } from 'node:util'
import { readConfig } from '#api/config.ts'
import { keyFileOf } from '#data/store/key.ts'
import { openStore, storeFileOf } from '#data/store/open.ts'
import { main, withContext } from './cli/failures.ts'
import { withProgress } from './cli/progress.ts'
import { dropOldBackups, makeBackup } from './store/backup.ts'
import { USAGE } from './cli/usage.ts'

// `npm run backup -- --to /backups --keep 14`: backs up store and uploads to a new folder without downtime; keeps only
// the latest 14 backups.
await main(async () => {
  const { values } = parseArgs({
    options: { to: { type: 'string' }, keep: { type: 'string' } },
  })
  const { to, keep } = values
  if (!to) return fail(`--to is missing: ${USAGE.backup}`)
  if (keep !== undefined && !/^[1-9]\d{0,3}$/.test(keep))
    return fail(`--keep: "${keep}" is not a number from 1: ${USAGE.backup}`)
  const config = readConfig(process.env)
  const file = storeFileOf(config)
  await withContext({ file, folder: to }, async () => {
    const store = openStore(config, () => {})
    try {
      const folder = await withProgress('Backing up', (onProgress) =>
        makeBackup({ config, store, folder: to, now: new Date(), onProgress }),
      )
      process.stdout.write(`${folder}\n`)
      process.stderr.write(
        `The secrets in it are encrypted: also keep ${
          config.storeKey ? 'STORE_KEY' : keyFileOf(config.varDir)
        }, in another place. Who has both has everything; without the key, a restored site asks everybody to log in ` +
          'again.\n',
      )
      if (keep === undefined) return
      for (const name of await dropOldBackups(to, Number(keep))) process.stdout.write(`removed ${name}\n`)
    } finally {
      await store.destroy()
    }
  })
  return 0
})

function fail(line: string): number {
  process.stderr.write(`${line}\n`)
  return 1
}
