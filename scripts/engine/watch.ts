import { serialQueue } from '#core/domain/serial-queue.ts'
import { currentSeq } from '#data/store/content.repository.ts'
import { startDeploying } from '../deploy/watch.ts'
import { DataFileError } from '../import/data-files.ts'
import { commandLoggerOf, type CommandLogger } from '../cli/command-logger.ts'
import { answerPageRequests } from './page-requests.ts'
import { MAX_PAGES } from './in-place.ts'
import { keepPublishing } from './keep-publishing.ts'
import type { Lock } from './lock.ts'
import { AGAIN } from './publisher-process.ts'
import { currentRelease } from './release.ts'
import {
  importSeed,
  openSite,
  prepareCode,
  publisherOf,
  publishSettingsOf,
  publishWithProgress,
  printDeployReport,
  type Site,
} from './site.ts'
import { startWatching } from './watching.ts'

/**
 * Runs `npm run publish -- --watch` until it is stopped or its parent exits: brings the pages up to date with store and
 * code, then publishes each change. `--with-data` imports the data files first; `--renewable` ends it with AGAIN once a
 * large run is over. Returns the exit code.
 */
export async function watchAndPublish(stop: AbortSignal): Promise<number> {
  const renewal = new AbortController()
  try {
    await watchSite(stop, renewal)
  } catch (error) {
    // The interrupted run left no trace.
    if (!stop.aborted) throw error
  }
  return renewal.signal.aborted && !stop.aborted ? AGAIN : 0
}

async function watchSite(signal: AbortSignal, renewal: AbortController): Promise<void> {
  const stop = AbortSignal.any([signal, renewal.signal])
  const site = await openSite()
  const logger = commandLoggerOf('publisher', site.config)
  const [bundle] = await Promise.all([
    prepareCode(stop),
    process.argv.includes('--with-data') && importIfValid(site, logger),
  ])
  const publisher = await publisherOf(site, bundle)
  const settings = await publishSettingsOf(site)
  let watching: Lock | undefined
  const onProblem = logger.problem
  const deploying = startDeploying(site.config, { stop, onProblem })
  // Previews write to the index before rolling back.
  const inTurn = serialQueue()
  const endAnswers = answerPageRequests(site, async () => bundle, inTurn)
  logger.started()
  try {
    await keepPublishing({
      publisher: {
        ...publisher,
        publish: (options) =>
          inTurn(() => {
            watching ??= startWatching(site.config.varDir, settings)
            return options?.ownOnly ? publisher.publish(options) : publishWithProgress(site, publisher, options)
          }),
      },
      first: { refreshShabbatTimes: true },
      isFirstNeeded: currentRelease(site.config.varDir) === undefined,
      latest: () => currentSeq(site.store),
      stop,
      onReport(report) {
        printDeployReport(logger, report)
        deploying?.wake()
        // What all cores have rendered leaves hundreds of megabytes with this process. An upload would begin again.
        if (process.argv.includes('--renewable') && report.rendered > MAX_PAGES && !deploying) renewal.abort()
      },
      onProblem,
    })
    await deploying?.ended
    logger.stopped()
  } finally {
    endAnswers()
    publisher.close()
    watching?.release()
    await site.close()
  }
}

/** If there is a release, invalid data files are reported and ignored. */
async function importIfValid(site: Site, { problem }: CommandLogger): Promise<void> {
  try {
    await importSeed(site)
  } catch (error) {
    const isServed = currentRelease(site.config.varDir) !== undefined
    if (!(error instanceof DataFileError) || !isServed) throw error
    problem(error.message)
  }
}
