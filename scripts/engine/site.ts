import { join } from 'node:path'
import { readConfig, type Config } from '#api/config.ts'
import type { Env } from '#api/settings/config-error.ts'
import { assume, problemText, refreshSettings } from '#api/settings/desk.ts'
import { settingFiles } from '#api/settings/look.ts'
import { writeLastPublish } from '#data/release/last-publish.ts'
import type { Store } from '#data/store/database.ts'
import { migrate } from '#data/store/migrate.ts'
import { secretOf } from '#data/store/secrets.repository.ts'
import { LANGS } from '#core/i18n/languages.ts'
import { openStore, storeFileOf } from '#data/store/open.ts'
import { DataFileError } from '../import/data-files.ts'
import { fetchedGazetteer, gazetteerFile } from '../import/gazetteer.ts'
import { importData, type Imported } from '../import/import.ts'
import { makeFolder } from '../cli/make-folder.ts'
import { withProgress, type Tick } from '../cli/progress.ts'
import { withContext } from '../cli/failures.ts'
import { commandLoggerOf, type CommandLogger } from '../cli/command-logger.ts'
import { ensureBundle, ROOT, type Bundle } from './bundle.ts'
import { noteProgress } from './progress-notes.ts'
import { type PublishOptions, type Report } from './outcome.ts'
import type { OnWait } from './lock.ts'
import { openPublisher, type LatestInputs, type Publisher } from './publisher.ts'
import type { Failure } from './renderer.ts'
import { nightOf } from './repair.ts'
import { namesText, settingsOf, type PublishSettings } from './settings.ts'
import { shownOf, storeSource } from './source.ts'
import { refuseOtherSettings, runningOrigin } from './watching.ts'

/** What commands work on. */
export interface Site {
  config: Config
  store: Store
  /** The environment that the configuration was read from. */
  env: Env
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
  for (const problem of await refreshSettings({ env, store, config })) {
    process.stderr.write(`${problemText(problem)}\n`)
  }
  return { config, store, env, close: () => store.destroy() }
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
      `${config.seedDir ?? 'data/seed'}/${error.message}. Fix the file and run the command again; nothing was ` +
        `imported.`,
    )
  }
}

/** The bundle of the current code, built if missing. */
export function prepareCode(stop?: AbortSignal): Promise<Bundle> {
  return withProgress('Bundling the site', () => ensureBundle(stop))
}

/**
 * What the pages of a site depend on by the environment of a process, besides code and content. What is set at the desk
 * is in the store, from which each run takes it.
 */
export async function publishSettingsOf({ config, store, env }: Site): Promise<PublishSettings> {
  const own = { ...config }
  assume(own, readConfig(env))
  return {
    ...settingsOf(own),
    samples: own.showsSamples,
    languages: LANGS,
    pageFiles: config.pageFiles,
    store: await withContext({ folder: config.varDir }, () => secretOf(store, 'store')),
  }
}

/** What pages depend on besides code and content, with what is set at the desk by now. */
async function latestInputs(site: Site): Promise<LatestInputs> {
  const { config, store } = site
  await refreshSettings(site)
  return { settings: settingsOf(config), source: storeSource(store, shownOf(config)), files: settingFiles(config) }
}

/** A publisher that shows its progress. Its runs throw OtherSettingsError. */
export async function publisherOf(site: Site, bundle?: Bundle): Promise<Publisher> {
  const { config, store } = site
  const settings = await publishSettingsOf(site)
  // Before anything is bundled.
  refuseOtherSettings(config.varDir, settings)
  const publisher = await openPublisher({
    varDir: config.varDir,
    ...settingsOf(config),
    source: storeSource(store, shownOf(config)),
    latest: () => latestInputs(site),
    now: Date.now,
    pageFiles: config.pageFiles,
    bundle: bundle ?? (await prepareCode()),
    onChange: (variables) =>
      process.stderr.write(`Changed since the last publish: ${namesText(variables)}. Every page is rendered again.\n`),
    onDamage: (message) => process.stderr.write(`${message}\n`),
    onWait: tellWait,
  })
  return {
    ...publisher,
    async publish(options = {}) {
      refuseOtherSettings(config.varDir, settings)
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

/** Says who publishes already. */
export const tellWait: OnWait = (holder) => void process.stderr.write(`Waiting for ${holder}, which is publishing.\n`)

/** Publishes with progress lines or a progress bar: one for the pages, and one once they are live. */
export function publishWithProgress(
  { config }: Site,
  publisher: Publisher,
  options: PublishOptions = {},
): Promise<Report> {
  return withContext({ folder: config.varDir }, () =>
    // No progress bar in logs.
    config.running.logLevel
      ? publisher.publish({ ...options, onProgress: commandLoggerOf('publisher', config).publishing })
      : withProgress('Publishing', (onProgress, next) => {
          let compressing: Tick | undefined
          const onCompress: Tick = (done, total) => (compressing ??= next('Compressing the pages'))(done, total)
          return publisher.publish({ ...options, onProgress, onCompress })
        }),
  )
}

/** Pages name where `npm start` listens, also if only that command was told the port. */
export function onRunningPort(site: Site, env: NodeJS.ProcessEnv): Site {
  const { config } = site
  if (env['SITE_ORIGIN'] || env['HOST'] || env['PORT']) return site
  const origin = runningOrigin(config.varDir)
  const isOurs = origin !== undefined && new URL(origin).hostname === new URL(config.origin).hostname
  return isOurs ? { ...site, config: { ...config, origin } } : site
}

interface PublishRun {
  refreshShabbatTimes: boolean
  /** Name in the log, if configured. */
  part?: 'nightly'
  env?: NodeJS.ProcessEnv
  /** By default that of the current code. */
  bundle?: Bundle
}

/** A run of `npm run publish`, with `--check` verifying every page, or `npm run nightly`. Returns the exit code. */
export async function runPublish({ env = process.env, bundle, ...options }: PublishRun): Promise<number> {
  const isThorough = process.argv.includes('--check')
  const site = onRunningPort(await openSite(env), env)
  const publisher = await publisherOf(site, bundle)
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
      `planned ${planned}, rendered ${rendered}, unchanged ${unchanged}, removed ${removed}, failed ${failed}, ` +
        `${seconds.toFixed(2)} s\n`,
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
