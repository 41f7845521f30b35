import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises'
import { expect } from 'vitest'
import { testFull } from '#core/test/full.ts'
import { verifyRelease } from '../engine/verify.ts'
import { krakowListing, largeChange, openDesk, publishElsewhere, releaseOf, type Desk } from './site-desk.ts'

const KILLS = 30
const LISTINGS = 40
const WEEK_MS = 7 * 86_400_000

const [WARSAW] = largeChange()

/** Applied in place, for a listing and for a new week; of a city a new release is made. */
const CHANGES: readonly ((desk: Desk, round: number) => Promise<void>)[] = [
  (desk, round) => desk.edit(krakowListing(1000, { title: { en: `Round ${round}` } })),
  async (desk) => void (desk.clock.now += WEEK_MS),
  (desk, round) => desk.edit({ ...WARSAW!, body: { ...(WARSAW!.body as object), names: { en: `Round ${round}` } } }),
]

/** A moment of a publish that takes some milliseconds. */
type Moment = (desk: Desk, longest: number, child: ChildProcess) => Promise<unknown>

const anyMoment: Moment = (_, longest) => sleep(Math.random() * longest)

/** About when a journal is committed and carried out, which takes a few milliseconds. */
const journalMoment: Moment = async (desk, longest, child) => {
  const steps = join(releaseOf(desk), 'journal/steps.json')
  const until = performance.now() + longest
  while (!existsSync(steps) && child.exitCode === null && performance.now() < until) await nextTurn()
  const end = performance.now() + Math.random() * 10
  while (performance.now() < end) await nextTurn()
}

/** Publishes in a process of its own, which may be killed. Returns how long it took. */
async function publish(desk: Desk, whenKilled?: (child: ChildProcess) => Promise<unknown>) {
  const child = publishElsewhere(desk)
  const ended = once(child, 'exit') as Promise<[code: number | null, signal: string | null]>
  await Promise.race([once(child.stdout, 'data'), ended])
  const began = performance.now()
  if (whenKilled) {
    await Promise.race([whenKilled(child), ended])
    child.kill('SIGKILL')
  }
  const [code, signal] = await ended
  const isKilled = signal === 'SIGKILL'
  if (!isKilled) expect(code).toBe(0)
  return { isKilled, ms: performance.now() - began }
}

testFull('killed at any moment, a publish leaves a whole release', async () => {
  const desk = await openDesk()
  await desk.put(Array.from({ length: LISTINGS }, (_, number) => krakowListing(1000 + number)))
  await publish(desk)
  const durations: number[] = []
  let killed = 0
  for (let round = 0; killed < KILLS; round++) {
    expect(round, 'kills came too late').toBeLessThan(5 * KILLS)
    const kind = round % CHANGES.length
    await CHANGES[kind]!(desk, round)
    // An undisturbed one of each kind says how long it takes.
    const longest = durations[kind]
    const moment = round % 2 === 0 ? anyMoment : journalMoment
    const { isKilled, ms } = await publish(desk, longest ? (child) => moment(desk, longest, child) : undefined)
    durations[kind] ??= ms
    if (isKilled) killed++
    expect(verifyRelease(releaseOf(desk)), `round ${round}`).toEqual([])
  }
  await publish(desk)
  expect(verifyRelease(releaseOf(desk))).toEqual([])
  const next = await desk.publisher()
  expect(await next.publish({ refreshShabbatTimes: true })).toMatchObject({ planned: 0, failed: 0 })
})
