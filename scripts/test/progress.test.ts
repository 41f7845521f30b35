import { expect, test } from 'vitest'
import { barLine, clockTime } from '../cli/bar.ts'
import { withProgress, type Clock, type Screen } from '../cli/progress.ts'

/** A recorded screen, and a manual clock. */
function stage({ isTTY = false } = {}) {
  const written: string[] = []
  const timers = new Set<() => void>()
  let milliseconds = 0
  const screen: Screen = {
    isTTY,
    columns: 80,
    write: (text) => written.push(text),
  }
  const clock: Clock = {
    now: () => milliseconds,
    every(_, call) {
      timers.add(call)
      return () => timers.delete(call)
    },
  }
  const wait = (seconds: number) => {
    milliseconds += seconds * 1000
    for (const call of timers) call()
  }
  return { written, wait, timers, options: { screen, clock } }
}

test.each([true, false])('a short step leaves one line (terminal: %s)', async (isTTY) => {
  const { written, wait, options } = stage({ isTTY })
  const result = await withProgress(
    'Linking',
    (tick) => {
      tick(1, 2)
      wait(0.4)
      tick(2, 2)
      return 'linked'
    },
    options,
  )
  expect(result).toBe('linked')
  expect(written).toHaveLength(1)
  expect(written[0]).toMatch(/Linking: done in 0\.4 s\n$/)
})

test('what follows a step is shown as one of its own, with its own time', async () => {
  const { written, wait, options } = stage()
  const live = withProgress(
    'Publishing',
    (tick, next) => {
      wait(3)
      tick(10, 10)
      const compressing = next('Compressing')
      wait(2)
      compressing(3, 6)
      wait(6)
      compressing(6, 6)
    },
    options,
  )
  await live
  expect(written).toEqual([
    'Publishing …\n',
    'Publishing: done in 3.0 s\n',
    'Compressing …\n',
    expect.stringMatching(/^Compressing:  50 %  3\/6, 8\.0 s/),
    'Compressing: done in 8.0 s\n',
  ])
})

test('without a terminal a line comes at most every five seconds', async () => {
  const { written, wait, options } = stage()
  await withProgress(
    'Importing',
    (tick) => {
      for (let done = 1; done <= 24; done++) {
        wait(0.5)
        tick(done * 1000, 24_000)
      }
    },
    options,
  )
  expect(written).toEqual([
    'Importing …\n',
    'Importing:  45 %  11,000/24,000, 6.0 s, 7.1 s left\n',
    'Importing:  87 %  21,000/24,000, 11 s, 1.6 s left\n',
    'Importing: done in 12 s\n',
  ])
})

test('on a terminal the bar is drawn over itself and then cleared', async () => {
  const { written, wait, options } = stage({ isTTY: true })
  await withProgress(
    'Rendering',
    (tick) => {
      tick(1, 4)
      wait(2)
      tick(2, 4)
      wait(2)
    },
    options,
  )
  const bars = written.slice(0, -1)
  expect(bars[0]).toContain('25 %  1/4, 2.0 s, 6.0 s left')
  expect(bars.at(-1)).toContain('50 %  2/4, 4.0 s, 4.0 s left')
  for (const bar of bars) expect(bar).toMatch(/^\r[^\n]*$/)
  expect(written.at(-1)).toBe('\r\x1b[KRendering: done in 4.0 s\n')
})

test('a step that fails says so, keeps its error and stops its timer', async () => {
  const { written, timers, options } = stage()
  const step = () => Promise.reject(new Error('no more disk'))
  await expect(withProgress('Writing', step, options)).rejects.toThrow('no more disk')
  expect(written).toEqual(['Writing: failed after 0.0 s\n'])
  expect(timers.size).toBe(0)
})

test('a step that is asked to stop has not failed', async () => {
  const { written, options } = stage()
  const stop = AbortSignal.abort()
  await expect(withProgress('Writing', () => stop.throwIfAborted(), options)).rejects.toThrow('aborted')
  expect(written).toEqual(['Writing: stopped after 0.0 s\n'])
})

test('a bar never wraps', () => {
  const progress = { label: 'x'.repeat(90), done: 1, total: 2, seconds: 3 }
  expect(barLine(progress, 60)).toHaveLength(59)
  expect(barLine({ ...progress, total: 0 }, 60)).toHaveLength(59)
})

test.each([
  [0.04, '0.0 s'],
  [9.94, '9.9 s'],
  [9.96, '10 s'],
  [59.6, '1 min 00 s'],
  [185, '3 min 05 s'],
])('%d seconds are said as %s', (seconds, text) => {
  expect(clockTime(seconds)).toBe(text)
})
