import { onTestFinished, expect, test, vi } from 'vitest'
import type { LogLevel } from '#api/settings/running.ts'
import { commandLoggerOf } from '../cli/command-logger.ts'

/** A logger, and what it says to people. */
function logger(logLevel: LogLevel | undefined) {
  const lines: string[] = []
  const write = vi.spyOn(process.stderr, 'write').mockImplementation((line) => lines.push(String(line)) > 0)
  onTestFinished(() => write.mockRestore())
  const config = { running: { logLevel } } as Parameters<typeof commandLoggerOf>[1]
  return { ...commandLoggerOf('nightly', config), lines }
}

test('without a log, people read problems and what was fetched, and no more', () => {
  const { lines, ...log } = logger(undefined)
  log.started()
  log.publishing(1, 2)
  log.problem('The disk is full.')
  log.fetched('osm', { new: 3, changed: 0, gone: 1 })
  log.fetched('wikidata', { new: 0 })
  log.stopped()
  expect(lines).toEqual(['The disk is full.\n', 'osm: 3 new, 1 gone\n', 'wikidata: nothing\n'])
})

test('with a log, nothing is said beside it', () => {
  // No line of this log is as grave.
  const { lines, ...log } = logger('fatal')
  log.problem('The disk is full.')
  log.fetched('osm', { new: 3 })
  expect(lines).toEqual([])
})
