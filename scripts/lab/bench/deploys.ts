import type { Store } from '#data/store/database.ts'
import { deploy, newMemory, type Memory } from '../../deploy/deploy.ts'
import type { Target } from '../../deploy/target.ts'
import type { Publisher } from '../../engine/publisher.ts'
import { editListing, medianOf, ORIGIN } from './measure.ts'

/** One deploy, or the median of several of its kind. */
export interface Run {
  what: What
  files: number
  bytes: number
  seconds: number
  /** CPU time of this process, without the storage process. */
  cpu: number
}

export type What = 'first' | 'again, nothing changed' | 'one listing changed' | 'one listing changed, warm'

export interface Deployed {
  place: string
  runs: Run[]
}

export interface DeploysOptions {
  place: string
  dir: string
  store: Store
  publisher: Publisher
  target: Target
  stop: AbortSignal
  /** Runs of each kind but the first; the median by time counts. */
  rounds: number
}

/** Deploys a published site to an empty target, then changes, in this process. */
export async function measureDeploys(options: DeploysOptions): Promise<Deployed> {
  const { place, rounds } = options
  const once = (what: What, memory?: Memory) => run(options, what, memory)
  const first = await once('first')
  const again = await medianOf(rounds, () => once('again, nothing changed'))
  const changed = await medianOf(rounds, async () => {
    await edit(options)
    return once('one listing changed')
  })
  // As `publish --watch` does, with its cache.
  const memory = newMemory()
  await once('one listing changed, warm', memory)
  const warm = await medianOf(rounds, async () => {
    await edit(options)
    return once('one listing changed, warm', memory)
  })
  return { place, runs: [first, again, changed, warm] }
}

/** A run relative to the first one. */
export interface Ratios {
  seconds: number
  cpu: number
}

export function ratiosOf({ runs }: Deployed, run: Run): Ratios {
  const first = runs[0]
  if (!first) throw new RangeError('ratios of no runs')
  return { seconds: run.seconds / first.seconds, cpu: run.cpu / first.cpu }
}

let round = 1000

const edit = ({ dir, store, publisher }: DeploysOptions) => editListing(dir, store, publisher, (round += 1))

async function run({ dir, target, stop }: DeploysOptions, what: What, memory: Memory | undefined): Promise<Run> {
  const before = process.cpuUsage()
  const { stored, removed, bytes, seconds, complete } = await deploy({
    varDir: dir,
    origin: ORIGIN,
    target,
    now: Date.now,
    stop,
    ...(memory && { memory }),
  })
  const { user, system } = process.cpuUsage(before)
  if (!complete) throw new Error(`${target.name} does not hold the whole site`)
  const files = stored.length + removed.length
  return { what, files, bytes, seconds, cpu: (user + system) / 1e6 }
}
