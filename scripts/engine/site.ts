import { join } from 'node:path'
import { readConfig, type Config } from '#api/config.ts'
import { writeLastPublish } from '#data/release/last-publish.ts'
import type { Store } from '#data/store/database.ts'
import { migrate } from '#data/store/migrate.ts'
import { openStore, storeFileOf } from '#data/store/open.ts'
import { DataFileError } from '../import/data-files.ts'
import { fetchedGazetteer, gazetteerFile } from '../import/gazetteer.ts'
import { importData, type Imported } from '../import/import.ts'
import { makeFolder } from '../cli/make-folder.ts'
import { withProgress } from '../cli/progress.ts'
import { withContext } from '../cli/failures.ts'
import { commandLoggerOf, type CommandLogger } from '../cli/command-logger.ts'
import { ensureBundle, ROOT, type Bundle } from './bundle.ts'
import { noteProgress } from './progress-notes.ts'
import { type PublishOptions, type Report } from './outcome.ts'
import { openPublisher, type Publisher } from './publisher.ts'
import type { Failure } from './renderer.ts'
import { nightOf } from './repair.ts'
import { settingsOf } from './settings.ts'
import { shownOf, storeSource } from './source.ts'

/** What commands work on. */
export interface Site {
  config: Config
  store: Store
  close(): Promise<void>
}

/** The shipped data files. */
export const SEED = join(ROOT, 'data', 'seed')

/** Opens the configured store and migrates it. */
export async function openSite(env: NodeJS.ProcessEnv = process.env): Promise<Site> {
  const config = readConfig(env)
  const { varDir, databaseUrl } = config
  makeFolder(varDir, { by: 'VAR_DIR' })
  const file = storeFileOf(config)
  const store = await withContext({ file }, () =>
    openStore(config, (error) => process.stderr.write(`PostgreSQL: ${error.message}\n`)),
  )
  await withContext(databaseUrl ? {} : { file }, () => migrate(store))
  return { config, store, close: () => store.destroy() }
}

/** The source of the cities: the data folder's own gazetteer, else the last one fetched, else the package's. */
export const gazetteerOf = ({ seedDir, varDir }: Config): string =>
  gazetteerFile(seedDir ?? SEED, fetchedGazetteer(varDir))

/** Imports changed data files. Throws DataFileError. */
export async function importSeed({ config, store }: Site): Promise<Imported> {
  const folder = config.seedDir ?? SEED
  try {
    return await withProgress('Importing the data', (onProgress) =>
      importData(store, { folder, gazetteer: gazetteerOf(config), now: Date.now(), onProgress }),
    )
  } catch (error) {
    if (!(error instanceof DataFileError)) throw error
    throw new DataFileError(
      `${config.seedDir ?? 'data/seed'}/${error.message}. Fix the file and run the command again; nothing was imported.`,
    )
  }
}

/** The bundle of the current code, built if missing. */
export function prepareCode(stop?: AbortSignal): Promise<Bundle> {
  return withProgress('Bundling the site', () => ensureBundle(stop))
}

/** A publisher that shows its progress. */
export async function publisherOf({ config, store }: Site, bundle?: Bundle): Promise<Publisher> {
  const publisher = await openPublisher({
    varDir: config.varDir,
    ...settingsOf(config),
    source: storeSource(store, shownOf(config)),
    now: Date.now,
    bundle: bundle ?? (await prepareCode()),
    onDamage: (message) => process.stderr.write(`${message}\n`),
    onWait: () => process.stderr.write('Another publish is running; waiting for it.\n'),
  })
  return {
    ...publisher,
    async publish(options = {}) {
      const notes = noteProgress(config.varDir, options.onProgress)
      try {
        const { onProgress } = notes
        const report = await publisher.publish({ ...options, onProgress })
        const note = { ...report, at: Date.now() }
        // Only metrics need it.
        await writeLastPublish(config.varDir, note).catch(() => {})
        return report
      } finally {
        await notes.end()
      }
    },
  }
}

/** Publishes with progress lines or a progress bar. */
export function publishWithProgress(
  { config }: Site,
  publisher: Publisher,
  options: PublishOptions = {},
): Promise<Report> {
  return withContext({ folder: config.varDir }, () =>
    // No progress bar in logs.
    config.running.logLevel
      ? publisher.publish({ ...options, onProgress: commandLoggerOf('publisher', config).publishing })
      : withProgress('Publishing', (onProgress) => publisher.publish({ ...options, onProgress })),
  )
}

/** A run of `npm run publish`, with `--check` verifying every page, or `npm run nightly`. Returns the exit code. */
export async function runPublish(options: {
  refreshShabbatTimes: boolean
  /** Name in the log, if configured. */
  part?: 'nightly'
}): Promise<number> {
  const isThorough = process.argv.includes('--check')
  const site = await openSite()
  const publisher = await publisherOf(site)
  try {
    const report = await publishWithProgress(site, publisher, {
      refreshShabbatTimes: options.refreshShabbatTimes,
      ...(isThorough ? { check: 'all' } : options.refreshShabbatTimes && { check: nightOf(Date.now()) }),
    })
    if (options.part && site.config.running.logLevel) {
      printDeployReport(commandLoggerOf(options.part, site.config), report)
      return report.failed > 0 ? 1 : 0
    }
    return printReport(report, { json: process.argv.includes('--json') })
  } finally {
    publisher.close()
    await site.close()
  }
}

/** Prints a run's report as text, or as one line of JSON. Returns the exit code. */
export function printReport(report: Report, { json }: { json: boolean }): number {
  const { planned, rendered, unchanged, removed, failed, seconds, failures } = report
  if (json) {
    process.stdout.write(`${JSON.stringify({ planned, rendered, unchanged, removed, failed, seconds })}\n`)
  } else {
    process.stdout.write(
      `planned ${planned}, rendered ${rendered}, unchanged ${unchanged}, removed ${removed}, failed ${failed}, ${seconds.toFixed(2)} s\n`,
    )
  }
  for (const failure of failures.slice(0, 10)) process.stderr.write(`${problemOf(failure)}\n`)
  return failed > 0 ? 1 : 0
}

export function printDeployReport(logger: CommandLogger, report: Report): void {
  for (const failure of report.failures.slice(0, 10)) logger.problem(problemOf(failure))
  logger.published(report)
}

function problemOf({ kind, ref, error }: Failure): string {
  return `${kind} ${ref} keeps its old page: ${error.split('\n')[0]}`
}
