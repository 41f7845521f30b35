import { readConfig } from '#api/config.ts'
import { sendNewsletters } from '#api/newsletter/batches.ts'
import { openSqliteStore } from '#data/store/database.ts'

// Sends newsletters in a process of its own, batch after batch, to be killed: node newsletter-child.ts FILE NOW
const [file = '', now = ''] = process.argv.slice(2)
const store = openSqliteStore(file)
for (let minute = 1; minute <= 100; minute++) {
  await sendNewsletters({ store, config: readConfig({}), now: () => new Date(Number(now) + minute * 60_000) })
  await store.updateTable('outbox').set({ state: 'sent' }).execute()
  process.stdout.write(`${minute}\n`)
}
