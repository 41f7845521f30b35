import { access } from 'node:fs/promises'
import { join } from 'node:path'
import type { Lack, Ready } from '#core/contract/health.ts'
import type { PeopleDeps } from '../deps.ts'
import { within } from '../within.ts'
import { readProgress } from '#data/release/last-publish.ts'
import type { Release } from '../release/watch.ts'
import { currentSeq } from '#data/store/content.repository.ts'
import { isMigrated } from '#data/store/migrate.ts'
import type { Store } from '#data/store/database.ts'

/** A store slower than this counts as down. */
const TIMEOUT_MS = 2000
/** How long a readiness result is cached. */
const KEPT_MS = 500

/** Why a process is not ready. */
export function readinessOf({ store, release, isStopping = () => false }: PeopleDeps): () => Promise<Lack[]> {
  const looks = { isMigrated: once(() => isMigrated(store)) }
  let cache: { until: number; lacks: Promise<Lack[]> } | undefined
  return async () => {
    const now = performance.now()
    if (!cache || cache.until < now) {
      cache = { until: now + KEPT_MS, lacks: lacksOf(store, looks, release()) }
    }
    const lacks = await cache.lacks
    return isStopping() ? [...lacks, 'stopping'] : lacks
  }
}

interface Looks {
  isMigrated: () => Promise<boolean>
}

async function lacksOf(store: Store, { isMigrated: isUpToDate }: Looks, release: Release | undefined): Promise<Lack[]> {
  const answers = await answerOf(currentSeq(store))
  const migrated = await answerOf(isUpToDate())
  const lacks: [Lack, boolean][] = [
    // A store without tables still answers.
    ['store', answers === 'failed' && migrated !== false],
    ['migrations', migrated === false],
    ['release', !release || !(await isWhole(release))],
  ]
  return lacks.filter(([, isLacking]) => isLacking).map(([name]) => name)
}

/** The response of a ready process. */
export async function readyOf({ release, config, now }: PeopleDeps): Promise<Ready> {
  const degraded = release()?.degraded
  const publishing = await readProgress(config.varDir, now().getTime())
  return {
    ready: true,
    ...(degraded && { degraded }),
    ...(publishing && { publishing }),
  }
}

/** Whether a release is readable and has its home page, or can render it. */
async function isWhole({ index, pages, isDraft }: Release): Promise<boolean> {
  try {
    index.meta('seq')
    if (isDraft) return true
    await Promise.any(['index.html', 'index.html.br'].map((file) => access(join(pages, file))))
    return true
  } catch {
    return false
  }
}

/** Too late is a failure. */
const answerOf = <T>(work: Promise<T>): Promise<T | 'failed'> =>
  within(
    TIMEOUT_MS,
    work.catch(() => 'failed' as const),
    'failed',
  )

/** Caches a true result. */
function once(ask: () => Promise<boolean>): () => Promise<boolean> {
  let isTrue = false
  return async () => (isTrue ||= await ask())
}
