import { describe, expect, test } from 'vitest'
import { comingShabbatTimes } from '#core/domain/times/shabbat-times.ts'
import { LANGS } from '#core/i18n/languages.ts'
import { PLACES } from '#core/test/places.ts'
import { candleExplanation } from '#site/features/times/explanation.html.ts'
import { candleTimesWithoutScript } from '#site/features/times/without-script.html.ts'
import { candleProps } from '#site/features/times/candle-times.page.ts'
import { format, isolate } from '#core/i18n/format.ts'
import { pageHref } from '#core/domain/links.ts'
import { EVES, TUESDAY } from './candle-samples.ts'
import { jerusalem, plain, read } from './samples.ts'

const input = {
  place: jerusalem,
  times: comingShabbatTimes(PLACES.jerusalem, new Date(TUESDAY), 2),
  festivalEves: EVES,
}

describe.each(LANGS)('%s', (lang) => {
  test('without a script: the coming times of the place, and the way to others', () => {
    const part = read(candleTimesWithoutScript(lang, input))
    expect(part.querySelector('.next-times')?.textContent).toContain('15:57')
    expect(part.querySelectorAll('tbody tr')).toHaveLength(2)
    const href = part.querySelector('.notice a')?.getAttribute('href')
    expect(href).toBe(pageHref(lang, 'shabbatTimes'))
  })

  test('the explanation tells every method and every option', () => {
    const part = read(candleExplanation(lang))
    expect(part.querySelectorAll('.methods dt')).toHaveLength(5)
    const methods = plain(part.querySelector('.methods')?.textContent)
    for (const sign of ['8', '7', '42', '50', '72']) expect(methods).toContain(sign)
    const text = plain(part.textContent)
    for (const minutes of ['18', '40', '30']) expect(text).toContain(minutes)
    expect(part.querySelectorAll('h2')).toHaveLength(1)
  })

  test('the island gets finished words, and all zmanim', () => {
    const { words, zmanim } = candleProps(lang, input)
    expect(Object.values(words).every((word) => word.length > 0)).toBe(true)
    expect(zmanim).toHaveLength(16)
  })
})

describe('texts that the browser fills in', () => {
  test.each([
    ['{{place}}: {{day}}', { place: 'Rome', day: 'Friday' }, 'Rome: Friday'],
    ['{{minutes}} min', { minutes: 0 }, '0 min'],
    ['{{other}}', { place: 'Rome' }, ''],
    ['{{place}}', { place: '{{place}} $& $1' }, '{{place}} $& $1'],
  ])('%s', (text, values, whole) => {
    expect(format(text, values)).toBe(whole)
  })

  test('keep the direction of a value', () => {
    expect(isolate('Asia/Jerusalem')).toBe('\u2068Asia/Jerusalem\u2069')
  })
})
