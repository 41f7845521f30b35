import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildApp } from '#api/app.ts'
import { readConfig } from '#api/config.ts'
import { openSqliteStore } from '#api/store/database.ts'
import { migrate } from '#api/store/migrate.ts'
const store = openSqliteStore(':memory:')
await migrate(store)
const config = readConfig({ VAR_DIR: mkdtempSync(join(tmpdir(),'p-')), WEATHER: 'off' })
for (let i=0;i<12;i++){ const t=performance.now(); const app = buildApp({ release: () => undefined as never, now: () => new Date(), store, config }); const b=performance.now(); await app.ready(); console.log(Math.round(b-t), Math.round(performance.now()-b)); await app.close() }
