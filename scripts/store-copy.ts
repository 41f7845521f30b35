import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { openPostgresStore, openSqliteStore, type Store } from '#data/store/database.ts'
import { migrate } from '#data/store/migrate.ts'
import { main, withContext } from './cli/failures.ts'
import { withProgress } from './cli/progress.ts'
import { copyStore } from './store/copy.ts'
import { USAGE } from './cli/usage.ts'

// `npm run store:copy -- --from var/store.sqlite --to postgres://…` copies a store to PostgreSQL, or back; stop the
// site first. Every row is compared; the source stays unchanged.
await main(async () => {
  const { values } = parseArgs({
    options: { from: { type: 'string' }, to: { type: 'string' } },
  })
  const { from, to } = values
  if (!from || !to) return fail(`Say from where to where: ${USAGE['store:copy']}`)
  if (!isUrl(from) && !existsSync(from)) return fail(`There is no file ${from}: ${USAGE['store:copy']}`)
  const source = open(from)
  const target = open(to)
  try {
    const rows = await withContext(isUrl(to) ? {} : { file: to }, async () => {
      await migrate(target)
      return withProgress('Copying the store', (onProgress) => copyStore({ from: source, to: target }, onProgress))
    })
    process.stdout.write(
      `${rows} rows copied and compared. Start the site with ${
        isUrl(to) ? 'DATABASE_URL set to the new ' + 'store' : 'DATABASE_URL empty'
      }. The secrets are copied as they are encrypted: keep the key (store.key in VAR_DIR, or STORE_KEY); other ` +
        'machines need the same, as STORE_KEY.\n',
    )
  } finally {
    await source.destroy()
    await target.destroy()
  }
  return 0
})

function isUrl(place: string): boolean {
  return /^postgres(ql)?:/.test(place)
}

function open(place: string): Store {
  return isUrl(place)
    ? openPostgresStore(place, (error) => process.stderr.write(`PostgreSQL: ${error.message}\n`))
    : openSqliteStore(place)
}

function fail(line: string): number {
  process.stderr.write(`${line}\n`)
  return 1
}
