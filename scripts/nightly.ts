import { mailEndingCertificates } from '#api/notifications/certificates.ts'
import { logCommand } from '#api/audit/audit.repository.ts'
import { sweep } from '#api/sweep.ts'
import { openIndex } from '#data/index/open.ts'
import { commandLoggerOf } from './cli/command-logger.ts'
import { main } from './cli/failures.ts'
import { currentRelease, indexFile } from './engine/release.ts'
import { openSite, runPublish } from './engine/site.ts'
import { fetchWeekly } from './fetch/weekly.ts'
import { realWorld } from './fetch/world.ts'

// `npm run nightly`: deletes expired data, fetches what FETCH_WEEKLY lists, refreshes Shabbat times and expires offers,
// by each place's local time, publishes, and tells owners of certificates that end soon. `--json` for machines.
await main(async () => {
  const site = await openSite()
  let isFetched: boolean
  try {
    await sweep(site.store, Date.now())
    const logger = commandLoggerOf('nightly', site.config)
    isFetched = await fetchWeekly({
      site,
      env: process.env,
      world: realWorld(new AbortController().signal),
      logger,
      onImport: async (item) => void (await logCommand(site.store, { act: 'import', kind: 'import', item })),
    })
  } finally {
    await site.close()
  }
  const code = await runPublish({ refreshShabbatTimes: true, part: 'nightly' })
  await mailOwners()
  return isFetched ? code : 1
})

async function mailOwners(): Promise<void> {
  const { store, config, close } = await openSite()
  const release = currentRelease(config.varDir)
  const index = release === undefined ? undefined : openIndex(indexFile(release))
  try {
    if (index) await mailEndingCertificates({ store, index, config, now: Date.now() })
  } finally {
    index?.close()
    await close()
  }
}
