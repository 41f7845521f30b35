import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { AppError } from '#core/contract/app-error.ts'
import type { Config } from '#api/config.ts'
import type { Mailer } from '#api/mail/mailer.ts'
import { concurrently, createPasses } from '#api/mail/passes.ts'
import { makeApproved } from '#api/uploads/approved.ts'
import type { Store } from '#data/store/database.ts'
import { settlePlace, type FetchOutcome } from '#data/store/picture-fetches.repository.ts'
import { leasePlace, releasePlace, type LeasedPlace } from '#data/store/picture-leases.repository.ts'
import type { PictureFetch } from '#data/store/picture-fetches.table.ts'
import { dropApproved, dropFolder, openIncoming } from '#data/store/uploads.ts'
import { fetchPicture, type FetchOptions } from './fetch-picture.ts'

/** Longer than all photographs of a place may take. */
const LEASE_MS = 10 * 60_000
/** The waits after the first attempts; after the next one it has failed. */
const WAITS_MS = [60_000, 10 * 60_000] as const
/** Places whose photographs are fetched concurrently: other servers are not to be flooded. */
const AT_ONCE = 2

export interface FetcherDeps extends Pick<FetchOptions, 'lookup' | 'timeoutMs'> {
  store: Store
  config: Pick<Config, 'varDir' | 'importPictureHosts'>
  /** Epoch milliseconds. */
  now: () => number
}

/** Fetches the photographs that imports have named, place after place. Any number may share a store. */
export function createFetcher(deps: FetcherDeps): Mailer {
  const { store, now } = deps
  const stopped = new AbortController()
  const { signal } = stopped
  const passes = createPasses(
    () => concurrently(AT_ONCE, work),
    () => signal.aborted,
  )

  async function work(): Promise<void> {
    while (!signal.aborted) {
      const place = await leasePlace(store, { lease: randomUUID(), now: now(), until: now() + LEASE_MS })
      if (!place) return
      await fetchPlace(deps, place, signal)
    }
  }

  return {
    sendDue: passes.ask,
    async stop() {
      stopped.abort()
      await passes.underWay()?.catch(() => {})
    },
  }
}

async function fetchPlace(deps: FetcherDeps, place: LeasedPlace, signal: AbortSignal): Promise<void> {
  const { store, config, now } = deps
  const folder = await openIncoming(config)
  const outcomes: FetchOutcome[] = []
  try {
    for (const fetch of place.fetches) {
      if (signal.aborted) break
      outcomes.push(await attempt(deps, fetch, { file: join(folder, String(fetch.id)), signal }))
    }
    if (!signal.aborted) return await settlePlace(store, place, { outcomes, now: now() })
    await dropApproved(config, keysOf(outcomes))
    await releasePlace(store, place, now())
  } catch (error) {
    await dropApproved(config, keysOf(outcomes))
    throw error
  } finally {
    await dropFolder(folder)
  }
}

const keysOf = (outcomes: readonly FetchOutcome[]) =>
  outcomes.flatMap((outcome) => ('picture' in outcome ? outcome.picture : []))

async function attempt(
  { config, now, lookup, timeoutMs }: FetcherDeps,
  { id, url, attempts }: PictureFetch,
  { file, signal }: { file: string; signal: AbortSignal },
): Promise<FetchOutcome> {
  const failed = await fetchPicture(url, file, {
    hosts: config.importPictureHosts,
    signal,
    ...(lookup && { lookup }),
    ...(timeoutMs !== undefined && { timeoutMs }),
  })
  if (failed) {
    const wait = failed.isPassing ? WAITS_MS[attempts] : undefined
    return { id, problem: failed.problem, ...(wait !== undefined && { again: now() + wait }) }
  }
  const key = `u-${randomUUID()}`
  try {
    await makeApproved(config, { key, framing: 'cropped', path: file })
    return { id, picture: key }
  } catch (error) {
    await dropApproved(config, [key])
    if (error instanceof AppError) return { id, problem: 'picture' }
    throw error
  }
}
