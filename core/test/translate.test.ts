import { describe, expect, test } from 'vitest'
import { translator } from '#core/i18n/translate.ts'

describe('a value', () => {
  test('stands where its name does', () => {
    expect(translator('en')('places:help.timesTitle', { place: 'Paris' })).toContain('Paris')
    expect(translator('en')('places:help.timesTitle', { place: 'Paris' })).not.toContain('-Paris')
  })

  test.each([
    ['a Hebrew name', 'תל אביב', 'זמני שבת בתל אביב'],
    ['a quoted Hebrew name', '"בית חב״ד"', 'זמני שבת ב"בית חב״ד"'],
    ['a name in another script', 'Paris', 'זמני שבת ב־Paris'],
    ['a number', 12, 'זמני שבת ב־12'],
  ])('after a Hebrew prefix takes a hyphen in another script: %s', (_, place, text) => {
    expect(translator('he')('places:help.timesTitle', { place })).toBe(text)
  })

  test('after a Hebrew word of its own takes none', () => {
    expect(translator('he')('places:results.title', { type: 'Hotels', place: 'חיפה' })).toBe('Hotels בחיפה')
  })

  test('that is a number is written as the language does, and chooses the plural', () => {
    const times = (lang: 'en' | 'de', count: number) => translator(lang)('places:home.numbers.times', { count })
    expect(times('en', 1204)).toContain('1,204')
    expect(times('de', 1204)).toContain('1.204')
    expect(times('en', 1)).not.toBe(times('en', 2).replace('2', '1'))
  })

  test('keeps its own direction in markup, and is no markup', () => {
    const { html } = translator('en').html('places:help.timesTitle', { place: '<b>Paris' })
    expect(html).toContain('<bdi>&lt;b&gt;Paris</bdi>')
    expect(html.replace(/<bdi>.*<\/bdi>/, '')).not.toContain('<')
  })
})

test('a text without values stands as it is written, each time', () => {
  const t = translator('he')
  expect(t('common:showMore')).toBe(t('common:showMore'))
  expect(t('common:showMore')).toMatch(/[א-ת]/)
})
