import { basename } from 'node:path'
import { logCommand } from '#api/audit/audit.repository.ts'
import { dropSamples } from '#data/store/samples.repository.ts'
import { importSeed, openSite, type Site } from './engine/site.ts'
import { main } from './cli/failures.ts'
import { readCommand, type Asked } from './import/places/command.ts'
import { tableOfLeftOut } from './import/places/left-out-file.ts'
import type { LeftOut } from '#core/contract/import-report.ts'
import { importPlaces } from './import/places/import-places.ts'
import { reportText } from './import/places/report-text.ts'
import { withProgress } from './cli/progress.ts'

/** What brings an import to the pages. */
const SHOWN = 'A running site shows it within seconds; otherwise `npm run publish` does.'

const folderOf = ({ config }: Site): string => config.seedDir ?? 'data/seed'

// `npm run import`: imports changed data files. `--drop-samples` removes every sample instead.
// `npm run import -- FILE`: imports the places of a file; see docs/importing.md.
await main(async (stop) => {
  const command = readCommand(process.argv.slice(2), Date.now())
  const site = await openSite()
  try {
    if (command.what === 'places') return await importPlacesFile(site, command, stop)
    if (command.what === 'drop-samples') {
      const dropped = await dropSamples(site.store, Date.now())
      if (dropped > 0) await logCommand(site.store, { act: 'delete', kind: 'import', item: '--drop-samples' })
      process.stdout.write(`removed ${dropped} samples. ${SHOWN}\n`)
      return 0
    }
    const { files, changed } = await importSeed(site)
    if (files.length > 0) await logCommand(site.store, { act: 'import', kind: 'import', item: folderOf(site) })
    const more = changed > 0 ? `. ${SHOWN}` : ''
    process.stdout.write(`${files.length} files imported, ${changed} documents changed${more}\n`)
    return 0
  } finally {
    await site.close()
  }
})

/** Returns the exit code: 1 if an element was broken, so that a timer alerts somebody. */
async function importPlacesFile(
  site: Site,
  { places, json, report: file }: Extract<Asked, { what: 'places' }>,
  stop: AbortSignal,
): Promise<number> {
  // A new store needs towns and options first; our own export includes them.
  if (!places.dryRun && places.format !== 'jsonl') await importSeed(site)
  const label = places.dryRun ? 'Checking the places' : 'Importing the places'
  const table = file === undefined ? undefined : tableOfLeftOut(file)
  const onLeftOut = table && ((row: LeftOut) => table.add(row))
  if (!places.dryRun) await logCommand(site.store, { act: 'import', kind: 'import', item: basename(places.file) })
  const report = await withProgress(label, (tick) =>
    importPlaces(site.store, { ...places, now: Date.now(), stop, tick, ...(onLeftOut && { onLeftOut }) }),
  ).finally(() => table?.close())
  process.stdout.write(json ? `${JSON.stringify(report)}\n` : reportText(report))
  return report.skipped.broken || report.incomplete ? 1 : 0
}
