import type { KyselyPlugin } from 'kysely'
import { openPostgresStore, openSqliteStore } from '#data/store/database.ts'
import { importPlaces } from '../import/places/import-places.ts'

// An import in a process of its own, which prints how many writes it took, or kills itself before one of them.
const [, , where = '', file = '', now, killBefore] = process.argv
let writes = 0
const counting: KyselyPlugin = {
  transformQuery({ node }) {
    const isWrite = node.kind !== 'SelectQueryNode'
    if (isWrite && ++writes === Number(killBefore)) process.kill(process.pid, 'SIGKILL')
    return node
  },
  transformResult: async ({ result }) => result,
}
const store = where.startsWith('postgres:') ? openPostgresStore(where, () => {}) : openSqliteStore(where)
await importPlaces(store.withPlugin(counting), {
  file,
  format: 'overpass',
  isWhole: true,
  dryRun: false,
  now: Number(now),
})
await store.destroy()
process.stdout.write(String(writes))
