import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished } from 'vitest'
import { testFull } from '#core/test/full.ts'
import { verifyRelease } from '../engine/verify.ts'
import { krakowListing, largeChange, openDesk, publishElsewhere, readPage, releaseOf, type Desk } from './site-desk.ts'

/** Bytes that are free when a publish begins: it fails at once, among its pages, or near its end. */
const LEFT = [0, 100_000, 400_000, 1_600_000]

/** Puts the releases on a small disk of their own. False where nobody may mount one. */
function mountSmallDisk({ varDir }: Desk): boolean {
  mkdirSync(varDir, { recursive: true })
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=64m', 'disk-full-test', varDir], { stdio: 'pipe' })
  } catch {
    return false
  }
  onTestFinished(() => void execFileSync('umount', ['-l', varDir]))
  return true
}

/** In a process of its own, since a full disk may end it. */
async function publish(desk: Desk): Promise<boolean> {
  const [code] = await once(publishElsewhere(desk), 'exit')
  return code === 0
}

testFull(
  'a publish that finds the disk full leaves a whole release, and succeeds once there is space',
  async (test) => {
    const desk = await openDesk()
    if (!mountSmallDisk(desk)) return test.skip('this user may not mount a small disk')
    const [warsaw] = largeChange()
    expect(await publish(desk)).toBe(true)
    const ballast = join(desk.varDir, 'ballast')
    let failed = 0
    for (const kind of ['in place', 'a new release'] as const)
      for (const left of LEFT) {
        const title = `${kind} ${left}`
        await desk.edit(krakowListing(100, { address: title }))
        if (kind === 'a new release')
          await desk.edit({ ...warsaw!, body: { ...(warsaw!.body as object), names: { en: title } } })
        const { bavail, bsize } = statfsSync(desk.varDir)
        writeFileSync(ballast, Buffer.alloc(Math.max(0, bavail * bsize - left)))
        if (!(await publish(desk))) failed++
        rmSync(ballast)
        expect(verifyRelease(releaseOf(desk)), title).toEqual([])
        expect(await publish(desk), title).toBe(true)
        expect(readPage(desk, 'Kosher_Restaurants-DI100-Restaurant_100.html')).toContain(title)
      }
    expect(failed).toBeGreaterThan(LEFT.length)
  },
)
