import { afterEach, expect, test } from 'vitest'
import { CALENDAR_MESSAGES } from '#core/domain/times/hebrew-words.ts'
import { beginOf, ISLAND_SECTIONS, isOfIslands } from '#core/i18n/island-sections.ts'
import { DEFAULT_MESSAGES, MESSAGES, useOwnTexts } from '#core/i18n/messages.ts'
import { textsBelow, withTexts } from '#core/i18n/own-texts.ts'
import { hasNewDefault, ownTextsOf, textEntries, textFault, type TextForms } from '#core/i18n/text-entries.ts'
import { translator } from '#core/i18n/translate.ts'
import { recordUses, sectionOf } from '#core/i18n/used-sections.ts'
import type { Lang } from '#core/i18n/languages.ts'

afterEach(() => useOwnTexts({}))

test('own texts take the place of messages, and copy only what leads to them', () => {
  const messages = { a: { b: 'one', 'c.d': 'two' }, e: { f: 'three' } }
  const own = withTexts(messages, { 'a.c.d': 'TWO', 'a.none': 'x', 'e.f.g': 'x', __proto__: 'x' })
  expect(own).toEqual({ a: { b: 'one', 'c.d': 'TWO' }, e: { f: 'three' } })
  expect(messages.a['c.d']).toBe('two')
  expect(withTexts(messages, {})).toBe(messages)
  expect(textsBelow({ 'edit:a.b': '1', 'errors:a': '2' }, 'edit:')).toEqual({ 'a.b': '1' })
})

test('pages, plural forms and the calendar have own texts, and the defaults once these go', () => {
  const portion = (lang: Lang) => Object.values(CALENDAR_MESSAGES[lang].zmanim)[0]?.name
  const [before, zmanim] = [translator('en')('common:reviewCount', { count: 2 }), portion('en')]
  const [name] = Object.keys(DEFAULT_MESSAGES.en.times.calendar.zmanim)
  useOwnTexts({
    en: { 'common:reviewCount_other': '{{count}} opinions', [`times:calendar.zmanim.${name}.name`]: 'Ours' },
  })
  expect(translator('en')('common:reviewCount', { count: 2 })).toBe('2 opinions')
  expect(MESSAGES.en.common.reviewCount_other).toBe('{{count}} opinions')
  expect(portion('en')).toBe('Ours')
  expect(MESSAGES.he.common).toEqual(DEFAULT_MESSAGES.he.common)
  useOwnTexts({})
  expect([translator('en')('common:reviewCount', { count: 2 }), portion('en')]).toEqual([before, zmanim])
})

test('what is read is noted by its section, also from what was kept', () => {
  const read = (work: () => unknown) => {
    const recording = recordUses()
    work()
    recording.end()
    return [...recording.sections]
  }
  const title = () => translator('en')('common:reviewCount', { count: 2 })
  expect(read(title)).toContain('common.reviewCount')
  expect(read(title)).toEqual(['common.reviewCount'])
  expect(read(() => MESSAGES.he.places.kit)).toEqual(['places.kit'])
  expect(read(() => CALENDAR_MESSAGES.fr)).toEqual(['times.calendar'])
  expect(read(() => CALENDAR_MESSAGES.fr)).toEqual(['times.calendar'])
  expect([sectionOf('common:nav.home'), sectionOf('common:reviewCount_one')]).toEqual([
    'common.nav',
    'common.reviewCount',
  ])
})

const fault = (key: string, texts: TextForms, language: Lang = 'en') => {
  const found = textFault({ language, key, texts })
  return found && [found.problem, found.part]
}

test('every message fits itself, in every language', () => {
  for (const language of ['en', 'he', 'fr', 'es', 'ru', 'de', 'it'] as const)
    for (const [key, texts] of textEntries(language)) expect(fault(key, texts, language), key).toBeUndefined()
})

test('a text that does not fit is refused by what is wrong with it', () => {
  const forms = { one: '{{count}} opinion', other: '{{count}} opinions' }
  expect(fault('common:reviewCount', forms)).toBeUndefined()
  expect(fault('common:reviewCount', { ...forms, one: 'one opinion' })).toBeUndefined()
  expect(fault('common:reviewCount', { ...forms, other: 'opinions' })).toEqual(['lacks', '{{count}}'])
  expect(fault('common:reviewCount', { ...forms, other: '{{count}} of {{total}}' })).toEqual(['unknown', '{{total}}'])
  expect(fault('common:reviewCount', { ...forms, other: '{{count}} {{count}}' })).toEqual(['unknown', '{{count}}'])
  expect(fault('common:reviewCount', { other: '{{count}}' })).toEqual(['forms', 'one, other'])
  expect(fault('common:reviewCount', forms, 'ru')?.[0]).toBe('forms')
  const text = (words: string) => fault('errors:notFound', { text: words })
  expect(text('<b>No</b>')).toEqual(['tag', '<b>'])
  expect(text('</p>')?.[0]).toBe('tag')
  expect(text('1 < 2 & 3')).toBeUndefined()
  expect(text('{{count')).toEqual(['sign', '{{'])
  expect(text('a\u202eb')).toEqual(['sign', 'U+202E'])
  expect(text('a\nb')?.[0]).toBe('lines')
  expect(text('\t ')?.[0]).toBe('empty')
  expect(text('At {{site}}')).toEqual(['unknown', '{{site}}'])
  expect(fault('mail:mails.verify.subject', { text: 'Welcome to {{site}}' })).toBeUndefined()
  expect(fault('errors:none', { text: 'x' })?.[0]).toBe('unknown')
})

test('own texts that no longer fit are left out, and a new default is noticed', () => {
  const own = {
    language: 'en',
    key: 'errors:notFound',
    texts: { text: 'Gone.' },
    defaults: { text: 'Not found.' },
  } as const
  expect(ownTextsOf([own, { ...own, key: 'errors:tooMany', texts: { text: '{{x}}' } }])).toEqual({
    en: { 'errors:notFound': 'Gone.' },
  })
  expect(hasNewDefault(own)).toBe(false)
  expect(hasNewDefault({ ...own, defaults: { text: 'Was not found.' } })).toBe(true)
})

test('islands load texts of their sections', () => {
  expect(ISLAND_SECTIONS.map(beginOf)).toContain('desk:page.')
  expect([isOfIslands('edit:hours.title'), isOfIslands('mail:mails.verify.subject')]).toEqual([true, false])
})
