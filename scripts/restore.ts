import { parseArgs } from 'node:util'
import { readConfig } from '#api/config.ts'
import { main, withContext } from './cli/failures.ts'
import { withProgress } from './cli/progress.ts'
import { restoreBackup } from './store/restore.ts'
import { USAGE } from './cli/usage.ts'

// `npm run restore -- --from /backups/backup-20261122T013000Z`: restores store and uploads; stop the site first.
// Existing data is moved aside. The next start rebuilds the pages.
await main(async () => {
  const { values } = parseArgs({ options: { from: { type: 'string' } } })
  const { from } = values
  if (!from) {
    process.stderr.write(`--from is missing: ${USAGE.restore}\n`)
    return 1
  }
  const config = readConfig(process.env)
  const { at, aside, keyProblem } = await withContext({ folder: config.varDir }, () =>
    withProgress('Restoring', (onProgress) => restoreBackup({ config, from, now: new Date(), onProgress })),
  )
  process.stdout.write(`The store is as it was at ${at}.\n`)
  for (const path of aside) process.stdout.write(`The previous data is in ${path}\n`)
  if (keyProblem) process.stderr.write(`Before you start the site: ${keyProblem}\n`)
  process.stdout.write('Start the site: it rebuilds its pages.\n')
  return 0
})
