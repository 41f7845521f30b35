import { openSqliteStore } from '#data/store/database.ts'
import { openPublisher } from '../engine/publisher.ts'
import { storeSource } from '../engine/source.ts'

// A publish in a process of its own, which says when it begins.
const { folder, varDir, bundle, now, origin } = JSON.parse(process.argv[2] ?? '')
const db = openSqliteStore(`${folder}/store.sqlite`)
const publisher = await openPublisher({ varDir, origin, source: storeSource(db), now: () => now, bundle })
process.stdout.write('ready')
const { failed } = await publisher.publish({ refreshShabbatTimes: true })
publisher.close()
await db.destroy()
process.exitCode = failed
