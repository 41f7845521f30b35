import { expect, test } from 'vitest'
import type { ShabbatRun } from '#core/contract/times.ts'
import { LANGS } from '#core/i18n/languages.ts'
import { MESSAGES } from '#core/i18n/messages.ts'
import type { TripWords } from '#site/features/trip/trip-props.ts'
import { warningText } from '#site/features/trip/warning-text.ts'

const run: ShabbatRun = {
  day: '2026-11-21',
  hebrewDate: '11 Kislev 5787',
  shabbat: true,
  parasha: 'Vayetzei',
  festivals: [],
  lightings: [{ day: '2026-11-20', time: '15:57', when: 'beforeSunset' }],
  havdalah: { day: '2026-11-21', time: '17:16' },
}

test.each(LANGS)('leaving on the eve and leaving on the day are told apart in %s', (lang) => {
  const { trip, times } = MESSAGES[lang].times
  const words = { ...trip, ...times } as unknown as TripWords
  const [eve, during] = (['leavingEve', 'leaving'] as const).map((kind) =>
    warningText(lang, { kind, run, names: [] }, { words, hours: 3 }),
  )
  expect(eve).toContain('15:57')
  expect(eve).not.toBe(during)
  expect(eve).not.toMatch(/\{\{/)
})
