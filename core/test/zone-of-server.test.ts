import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { timesHere } from './zone-times.ts'

const SCRIPT = join(import.meta.dirname, 'zone-times.ts')

/** After an intended change of the times, copy the test's new values. */
const TIMES = {
  shabbatot: ['2025-01-04', '2024-12-28'],
  digest: '970c64d3529531eda1a328584ac3fbd4e7ec3ce5a14c5815e1b0e37684eddb2a',
}

test('the times are those of ever', () => {
  expect(timesHere()).toEqual({ ...TIMES, clock: 'Thu Jan 01 2026 12:00' })
})

test.each([
  ['Pacific/Kiritimati', 'Fri Jan 02 2026 02:00'],
  ['America/St_Johns', 'Thu Jan 01 2026 08:30'],
])('they are the same on a machine in the zone %s', (TZ, clock) => {
  const env = { ...process.env, TZ }
  const output = execFileSync(process.execPath, [SCRIPT], { env })
  expect(JSON.parse(String(output))).toEqual({ ...TIMES, clock })
})
