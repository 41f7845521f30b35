import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { currentRelease } from '../engine/release.ts'
import { runPublish } from '../engine/site.ts'
import { verifyRelease } from '../engine/verify.ts'
import { listing, openDesk, type Desk } from './site-desk.ts'

beforeEach(() => {
  const streams = [process.stdout, process.stderr].map((stream) => vi.spyOn(stream, 'write').mockReturnValue(true))
  onTestFinished(() => streams.forEach((stream) => stream.mockRestore()))
})

/** A run over the store of a desk. Returns the exit code. */
const publish = (desk: Desk, env: Record<string, string> = {}, part?: 'nightly') =>
  runPublish({
    refreshShabbatTimes: part !== undefined,
    ...(part && { part }),
    env: { VAR_DIR: desk.folder, ...env },
    bundle: desk.bundle,
  })

test.each([
  ['publish', [{}]],
  ['nightly run', [{}, 'nightly']],
  ['nightly run with a log', [{ LOG_LEVEL: 'fatal' }, 'nightly']],
] as const)('a %s exits 0, and 1 if a page has failed', async (_, [env, part]) => {
  const desk = await openDesk()
  expect(await publish(desk, env, part)).toBe(0)
  await desk.put([listing(1, { comments: { en: 'BREAK' } })])
  expect(await publish(desk, env, part)).toBe(1)
})

test.each(['last-publish.json', 'publishing.json'])(
  'a publish that cannot note %s is one all the same',
  async (note) => {
    const desk = await openDesk()
    mkdirSync(join(desk.folder, note))
    expect(await publish(desk)).toBe(0)
    expect(verifyRelease(currentRelease(desk.folder)!)).toEqual([])
  },
)
