import { expect, test } from 'vitest'
import { momentText } from '#core/text/hours-text.ts'

const where = {
  lang: 'en',
  timeZone: 'Asia/Jerusalem',
  words: { tonight: 'tonight {{time}}', tomorrow: 'tomorrow {{time}}', hm: '', m: '' },
} as const
/** A Friday, on the clock of the place. */
const NOW = Date.parse('2026-11-20T10:00:00+02:00')

test.each([
  ['2026-11-20T15:00', '15:00'],
  ['2026-11-20T20:30', 'tonight 20:30'],
  ['2026-11-21T20:30', 'tomorrow 20:30'],
  ['2026-11-22T10:00', 'Sun 10:00'],
])('%s is told as %s', (at, text) => {
  expect(momentText(Date.parse(`${at}:00+02:00`), NOW, where)).toBe(text)
})
