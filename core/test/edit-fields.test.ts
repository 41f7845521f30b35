import { describe, expect, test } from 'vitest'
import { DIRECTORY_TYPES } from '#core/terms/directory.ts'
import { FIELD_NAMES, rowOf } from '#core/fields/listing.ts'
import { changesOf, cleanValue, resetForType } from '#core/domain/listing/edit-values.ts'
import { EDIT_FIELD_NAMES, fieldsOfType, isListField, type EditField, type EditValues } from '#core/fields/edit.ts'
import { formatProblem, missingFields, phoneText } from '#core/domain/validation/listing-edit.ts'
import { placeId } from '#core/domain/listing/edit-values.ts'
import { fc } from '#core/test/properties.ts'

/** Section 3 of the specification, without files; and wheelchair access, times by day, and what stays have. */
const SPECIFIED =
  'title town address1 postcode country county phone1 phone2 phone3 fax email website lmenu opening_hours prayers ' +
  'nosachOfPrayer headOfCommunity rabbi comments supervision foodType priceRange cuisine originOfCommunity ' +
  'religion creditCards delivery shabbatMeals isGlatt kosherStatus apartmentType apartmentsNumberOfRooms wheelchair ' +
  'hours prayerTimes ' +
  'mechanicalLock shabbatLift groundFloor sukkah guestKitchen kasherableKitchen eruv'

const valuesOf = (of: (field: EditField) => string): EditValues =>
  Object.fromEntries(
    EDIT_FIELD_NAMES.map((field) => [field, isListField(field) ? [of(field)] : of(field)]),
  ) as unknown as EditValues

const before = valuesOf((field) => `before ${field}`)
const after = valuesOf((field) => `after ${field}`)

test('the form has all fields of the specification, and no other', () => {
  expect([...EDIT_FIELD_NAMES].sort()).toEqual(SPECIFIED.split(' ').sort())
})

describe('the fields of a type', () => {
  test('are those of its kind of place', () => {
    expect(fieldsOfType(228)).toContain('cuisine')
    expect(fieldsOfType(228)).not.toContain('rabbi')
    expect(fieldsOfType(231)).toContain('prayers')
    expect(fieldsOfType(231)).toContain('prayerTimes')
    expect(fieldsOfType(228)).not.toContain('prayerTimes')
    expect(fieldsOfType(231)).not.toContain('supervision')
    expect(fieldsOfType(236)).toContain('apartmentType')
    for (const dtype of DIRECTORY_TYPES)
      expect(fieldsOfType(dtype)).toEqual(expect.arrayContaining(['title', 'address1', 'town', 'country']))
  })

  test('stay as they were edited when the category changes; the others do not', () => {
    for (const dtype of DIRECTORY_TYPES) {
      const own = new Set(fieldsOfType(dtype))
      const reset = resetForType(before, after, dtype)
      for (const field of EDIT_FIELD_NAMES)
        expect(reset[field], `${dtype} ${field}`).toEqual(own.has(field) ? after[field] : before[field])
    }
  })
})

describe('what is changed', () => {
  test('is what differs and applies to the type', () => {
    for (const dtype of DIRECTORY_TYPES) {
      expect(changesOf(before, before, dtype)).toEqual({})
      const changes = changesOf(before, after, dtype)
      expect(Object.keys(changes).sort()).toEqual(fieldsOfType(dtype).sort())
    }
  })

  test('is not another blank, another order or a scheme that goes without saying', () => {
    const values = {
      ...before,
      title: 'A  name ',
      opening_hours: 'Sunday \r\nMonday\n',
      website: 'example.org',
      cuisine: ['b', 'a', 'a'],
    }
    const same = {
      ...values,
      title: 'A name',
      opening_hours: 'Sunday\nMonday',
      website: 'https://example.org',
      cuisine: ['a', 'b'],
    }
    expect(changesOf(values, same, 228)).toEqual({})
    expect(changesOf(values, { title: 'a name' }, 228)).toEqual({
      title: 'a name',
    })
  })

  test('is clean, and cleaning it again changes nothing', () => {
    const field = fc.constantFrom(...EDIT_FIELD_NAMES)
    fc.assert(
      fc.property(field, fc.string({ unit: 'grapheme' }), (name, text) => {
        const value = isListField(name) ? [text, text] : text
        const clean = cleanValue(name, value)
        expect(cleanValue(name, clean)).toEqual(clean)
        if (typeof clean === 'string') expect(clean).toBe(clean.trim())
      }),
    )
  })
})

describe('what a field can hold', () => {
  test.each<[EditField, string, string | undefined]>([
    ['phone1', '+972 (2) 555-01.00', undefined],
    ['phone1', '03/1234567', undefined],
    ['phone1', '12', 'phone'],
    ['phone1', '*5328', undefined],
    ['phone1', '03-000-0001 ext. 5', undefined],
    ['phone1', '03-0000001 / 050-0000001', 'phone'],
    ['phone1', '03-0000001, 050-0000001', 'phone'],
    ['phone1', '()-()-()', 'phone'],
    ['phone1', 'call 12345', 'phone'],
    ['fax', '1+234', 'phone'],
    ['email', 'office@example.org', undefined],
    ['email', 'office@example', 'email'],
    ['website', 'https://example.org/a?b=c', undefined],
    ['website', 'https://בית.example/', undefined],
    ['website', 'https://localhost', 'url'],
    ['website', 'ftp://example.org', 'url'],
    ['website', 'javascript:alert(1)', 'url'],
    ['lmenu', 'https://user:pass@example.org', 'url'],
    ['lmenu', 'https://example.org/a b', 'url'],
    ['town', '281184', undefined],
    ['town', 'Kfar Something', undefined],
    ['town', '0123', 'place'],
    ['country', '-', 'place'],
    ['title', 'x'.repeat(200), undefined],
    ['title', 'x'.repeat(201), 'long'],
    ['comments', '', undefined],
  ])('%s %s: %s', (field, value, problem) => {
    expect(formatProblem(field, value)).toBe(problem)
  })

  test('a phone keeps its signs and loses its letters but the x of an extension', () => {
    expect(phoneText('Tel: +972 (2) 555-0100 ext')).toBe(' +972 (2) 555-0100 x')
    expect(phoneText('אבג')).toBe('')
  })

  test('a phone is cleaned as imports clean it, and two numbers stay two', () => {
    expect(cleanValue('phone1', ' 03-0000001 x5 ')).toBe('03-0000001 ext. 5')
    expect(cleanValue('fax', 'tel:5328*')).toBe('*5328')
    const pasted = phoneText('03-0000001, 050-0000001')
    expect(formatProblem('phone1', cleanValue('phone1', pasted))).toBe('phone')
  })

  test('a picked place is a number', () => {
    expect(placeId('281184')).toBe(281184)
    for (const text of ['', '0', '01', '1e3', '-1', 'Rome', '1234567890123'])
      expect(placeId(text), text).toBeUndefined()
  })

  test('name, address, city and country cannot be empty', () => {
    expect(missingFields(before)).toEqual([])
    const empty = {
      ...before,
      title: ' ',
      address1: '',
      town: '\t',
      country: '',
    }
    expect(missingFields(empty)).toEqual([
      { field: 'title', code: 'addPlaceName' },
      { field: 'address1', code: 'addPlaceAddress' },
      { field: 'town', code: 'addPlaceCity' },
      { field: 'country', code: 'addPlaceCountry' },
    ])
  })
})

test('nothing is published at once that does harm until an editor looks: kashrut, names, places, contacts', () => {
  const careful = FIELD_NAMES.filter((field) => {
    const { kind, kashrut, required, ofTown, group } = rowOf(field)
    const isContact = group === 'contact' || group === 'place' || kind === 'prayerTimes'
    return isContact || kashrut || required || ofTown || 'title rabbi headOfCommunity religion comments'.includes(field)
  })
  expect(careful.filter((field) => rowOf(field).regular)).toEqual([])
  expect(FIELD_NAMES.filter((field) => rowOf(field).regular)).toContain('hours')
})
