import { basename } from 'node:path'
import { logCommand } from '#api/audit/audit.repository.ts'
import { rollback } from './engine/rollback.ts'
import { openSite, printReport, tellWait } from './engine/site.ts'
import { main } from './cli/failures.ts'

// `npm run rollback`: undoes the latest publish. The next publish brings back what is still in the store.
await main(async () => {
  const site = await openSite()
  try {
    const report = await rollback({ ...site.config, onWait: tellWait })
    if (!report) {
      process.stderr.write('There is no earlier release to go back to.\n')
      return 1
    }
    await logCommand(site.store, { act: 'rollback', kind: 'release', item: basename(report.release) })
    process.stdout.write(`now serving ${report.release}\n`)
    return printReport(report, { json: process.argv.includes('--json') })
  } finally {
    await site.close()
  }
})
