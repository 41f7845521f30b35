import { describe, expect, test } from 'vitest'
import { DOCUMENT_SCHEMAS } from '#core/contract/document-schemas.ts'
import { problemOf } from '#core/contract/schema-problems.ts'
import { applyChanges, doesApply, editValuesOf } from '#core/domain/listing/document.ts'
import { formatProblem } from '#core/domain/validation/listing-edit.ts'
import { EDIT_FIELD_NAMES, type EditChanges } from '#core/fields/edit.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { listing } from '../../data/test/content.ts'

const LISTING = listing(1, {
  phones: ['+1 111', '+1 222', '+1 333'],
  openingHours: { en: 'Daily', he: 'כל יום' },
  cuisine: ['italian'],
  delivery: true,
})

const day = '2026-11-20'
const apply = (changes: EditChanges, lang: Lang = 'en') => applyChanges(LISTING, { changes, lang, day })

describe('an edit in a listing', () => {
  test('changes what it names and nothing else', () => {
    const after = apply({ fax: '+1 999', lmenu: 'https://example.org/menu' })
    expect(after).toEqual({
      ...LISTING,
      fax: '+1 999',
      menu: 'https://example.org/menu',
    })
    expect(LISTING).not.toHaveProperty('fax')
  })

  test('writes a text in its own language', () => {
    expect(apply({ opening_hours: 'Tous les jours' }, 'fr').openingHours).toEqual({
      en: 'Daily',
      he: 'כל יום',
      fr: 'Tous les jours',
    })
    expect(apply({ title: 'Nuovo' }, 'en').title).toEqual({ en: 'Nuovo' })
  })

  test('an English title of somebody’s is no transliteration', () => {
    const mapped = { ...LISTING, title: { en: 'Ohel Moshe', he: 'אהל משה' }, transliterated: true }
    const edited = (title: string, lang: Lang) => applyChanges(mapped, { changes: { title }, lang, day })
    expect(edited('Moses’ Tent', 'en')).not.toHaveProperty('transliterated')
    expect(edited('אוהל משה', 'he').transliterated).toBe(true)
    expect(applyChanges(mapped, { changes: { fax: '+1 999' }, lang: 'en', day }).transliterated).toBe(true)
  })

  test('a text that was in no language is the English one too', () => {
    expect(apply({ comments: 'הערה' }, 'he').comments).toEqual({
      en: 'הערה',
      he: 'הערה',
    })
  })

  test('what is emptied goes', () => {
    const after = apply({ opening_hours: '', cuisine: [], delivery: '', phone2: '' }, 'he')
    for (const field of ['openingHours', 'cuisine', 'delivery']) expect(after).not.toHaveProperty(field)
    expect(after.phones).toEqual(['+1 111', '+1 333'])
    const none = apply({ phone1: '', phone2: '', phone3: '' })
    expect(none).not.toHaveProperty('phones')
  })

  test('answers are said, and options kept', () => {
    expect(apply({ delivery: 'no', isGlatt: 'yes' })).toMatchObject({
      delivery: false,
      isGlatt: true,
    })
    expect(apply({ cuisine: ['israeli', 'italian'] }).cuisine).toEqual(['israeli', 'italian'])
  })

  test('hours are read from one line, which the form shows again', () => {
    const line = 'Su-Th 10:00-22:00; Fr 09:00-(candles-01:00); yomTov closed'
    const { hours } = apply({ hours: line })
    expect(hours).toMatchObject({ source: { name: 'Visitors' }, confirmedAt: day, jewishDays: { fast: 'unknown' } })
    expect(problemOf(DOCUMENT_SCHEMAS.listings, { ...LISTING, hours })).toBeUndefined()
    expect(editValuesOf({ ...LISTING, hours: hours! }, 'en').hours).toBe(line)
    expect(formatProblem('hours', line)).toBeUndefined()
    expect(formatProblem('hours', 'Su sometimes')).toBe('hours')
  })

  test('what a place to stay has is answered by who sent it: a visitor, or the place itself', () => {
    const stated = { of: ['sukkah', 'eruv'], confirmedAt: day }
    const after = apply({ sukkah: 'yes', eruv: 'no' })
    expect(after.stayFacts).toEqual([{ ...stated, source: { kind: 'visitor' } }])
    expect(problemOf(DOCUMENT_SCHEMAS.listings, after)).toBeUndefined()
    const changes = { sukkah: 'yes', eruv: 'no' }
    const own = applyChanges(LISTING, { changes, lang: 'en', day, isOwner: true })
    expect(own.stayFacts).toEqual([{ ...stated, source: { kind: 'place' } }])
  })

  test('prayer times likewise', () => {
    const line = 'shacharit Su-Fr 06:30, 08:00; mincha Su-Th (sunset-00:15) summer; maariv Sa havdalah; erev asFriday'
    const { prayerTimes } = apply({ prayerTimes: line })
    expect(prayerTimes).toMatchObject({ source: { name: 'Visitors' }, confirmedAt: day })
    expect(problemOf(DOCUMENT_SCHEMAS.listings, { ...LISTING, prayerTimes })).toBeUndefined()
    expect(editValuesOf({ ...LISTING, prayerTimes: prayerTimes! }, 'en').prayerTimes).toBe(line)
    expect(formatProblem('prayerTimes', line)).toBeUndefined()
    expect(formatProblem('prayerTimes', 'shacharit early')).toBe('prayerTimes')
    expect(apply({ prayerTimes: '' })).not.toHaveProperty('prayerTimes')
  })

  test('a town is taken by its id, and says the country', () => {
    expect(apply({ town: '2988507' }).place).toBe(2988507)
    expect(apply({ town: 'Paris' }).place).toBe(LISTING.place)
    expect(apply({ county: 'X', country: '5' })).toEqual(LISTING)
  })

  test('each field either changes the listing or is said not to', () => {
    for (const field of EDIT_FIELD_NAMES) {
      const value = ['foodType', 'cuisine', 'supervision'].includes(field) ? ['some'] : field === 'town' ? '5' : 'yes'
      const after = apply({ [field]: value })
      const isChanged = JSON.stringify(after) !== JSON.stringify(LISTING)
      // What is said already stays as it is.
      const isSaid = field === 'delivery'
      expect(isChanged || isSaid, field).toBe(doesApply(field) || isSaid)
    }
  })
})

describe('a document that is wrong names its field', () => {
  const problem = (fields: object) => problemOf(DOCUMENT_SCHEMAS.listings, { ...LISTING, ...fields })

  test('none where nothing is', () => {
    expect(problem({})).toBeUndefined()
    expect(problem({ description: { en: 'Two\n\nlines' } })).toBeUndefined()
  })

  test.each([
    [{ title: {} }, 'title.en', 'missing'],
    [{ stars: 1 }, 'stars', 'unknown'],
    [{ address: 5 }, 'address', 'wrongType'],
    [{ address: '' }, 'address', 'tooShort'],
    [{ address: '   ' }, 'address', 'tooShort'],
    [{ address: 'King George\n1' }, 'address', 'format'],
    [{ title: { en: '   ' } }, 'title.en', 'tooShort'],
    [{ title: { en: 'Two\nlines' } }, 'title.en', 'format'],
    [{ title: { en: 'A', he: '\u00a0' } }, 'title.he', 'tooShort'],
    [{ description: { en: ' \n ' } }, 'description.en', 'tooShort'],
    [{ fax: 'x' }, 'fax', 'format'],
    [{ position: [0, 91] }, 'position.1', 'range'],
    [{ dtype: 5 }, 'dtype', 'notAChoice'],
  ])('%j', (fields, field, what) => {
    expect(problem(fields)).toEqual({ field, problem: what })
  })
})
