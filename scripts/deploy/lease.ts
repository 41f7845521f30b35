import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { DeployError } from './errors.ts'
import { NOTES, type Target } from './target.ts'

// A system lock excludes processes of one machine. Machines exclude each other by a note at the target that its holder
// rewrites every few seconds. A note unchanged for a minute, by the waiting machine's clock, is abandoned, so that
// clocks need not agree.

export interface Lease {
  /** Throws DeployError if another machine has taken over. */
  check(): Promise<void>
  release(): Promise<void>
}

export interface LeaseOptions {
  /** This machine's name: it takes over its own note at once, since it holds the lock. */
  machine: string
  stop: AbortSignal
  onWait?: () => void
  beatMs?: number
  /** How long a note must be unchanged to count as abandoned. */
  goneMs?: number
}

interface Note {
  machine: string
  run: string
  beat: number
}

const FILE = `${NOTES}lease.json`
const BEAT_MS = 15_000
const GONE_MS = 60_000

/** Waits until nobody else deploys to a target, and claims it. */
export async function claim(
  target: Target,
  { machine, stop, onWait, beatMs = BEAT_MS, goneMs = GONE_MS }: LeaseOptions,
): Promise<Lease> {
  const own: Note = { machine, run: randomUUID(), beat: 0 }
  const bytes = () => Buffer.from(`${JSON.stringify(own)}\n`)
  let seen = ''
  let since = performance.now()
  let hasWaited = false
  for (;;) {
    const found = await target.read(FILE)
    const text = found?.toString('utf8') ?? ''
    const isGone = text === seen && performance.now() - since > goneMs
    if (!found) await target.create(FILE, bytes())
    else if (isGone || parsed(text)?.machine === machine) await target.write(FILE, bytes())
    if (runOf(await target.read(FILE)) === own.run) break
    if (text !== seen) since = performance.now()
    seen = text
    if (!hasWaited) onWait?.()
    hasWaited = true
    await sleep(Math.min(beatMs, goneMs) / 4, undefined, { signal: stop })
  }
  return leaseOf(target, own, { bytes, beatMs })
}

function leaseOf(target: Target, own: Note, { bytes, beatMs }: { bytes: () => Buffer; beatMs: number }): Lease {
  let lost = false
  const check = async () => {
    lost ||= runOf(await target.read(FILE)) !== own.run
    if (lost)
      throw new DeployError(
        `Another machine has taken over the deploy to ${target.name}; this one has stopped. Nothing is lost: the ` +
          `next one completes it.`,
      )
  }
  let beating: Promise<void> = Promise.resolve()
  const timer = setInterval(() => {
    // The deploy itself will run into the same error and report it.
    beating = beating
      .then(check)
      .then(() => {
        own.beat++
        return target.write(FILE, bytes())
      })
      .catch(() => {})
  }, beatMs).unref()
  return {
    check,
    async release() {
      clearInterval(timer)
      await beating
      if (!lost && runOf(await target.read(FILE)) === own.run) await target.removeNote(FILE)
    },
  }
}

function parsed(text: string): Note | undefined {
  try {
    return JSON.parse(text) as Note
  } catch {
    return undefined
  }
}

const runOf = (bytes: Buffer | undefined): string | undefined => bytes && parsed(bytes.toString('utf8'))?.run

/** A random name for this machine. */
export function machineOf(folder: string): string {
  const file = join(folder, 'machine')
  if (!existsSync(file)) {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, randomUUID())
  }
  return readFileSync(file, 'utf8')
}
