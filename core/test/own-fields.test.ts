import { expect, test } from 'vitest'
import type { OwnField, SeedListing } from '#core/contract/data-files.ts'
import { MAPPED_FIELDS } from '#core/contract/import-mapping.ts'
import { applyChanges, editValuesOf } from '#core/domain/listing/document.ts'
import { changesOf, resetForType } from '#core/domain/listing/edit-values.ts'
import { newListing } from '#core/domain/new-listing.ts'
import { formatProblems } from '#core/domain/validation/listing-edit.ts'
import { EDIT_FIELD_NAMES, groupsOf, ruleOf } from '#core/fields/edit.ts'
import { FIELD_NAMES, OPTION_LISTS } from '#core/fields/listing.ts'
import { isOwnName, ownRows } from '#core/fields/own.ts'

const FIELD: Omit<OwnField, 'id' | 'kind'> = { name: { en: 'X' }, types: [228], group: 'food' }
const ROWS = ownRows([
  { ...FIELD, id: 'note', kind: 'text' },
  { ...FIELD, id: 'seats', kind: 'number' },
  { ...FIELD, id: 'garden', kind: 'answer' },
  { ...FIELD, id: 'since', kind: 'day' },
  { ...FIELD, id: 'booking', kind: 'link' },
  { ...FIELD, id: 'inner', kind: 'answer', editorsOnly: true },
  { ...FIELD, id: 'old', kind: 'answer', retired: true },
])
const LISTING = {
  tnid: 1,
  dtype: 228,
  own: { note: { en: 'Ring.', fr: 'Sonnez.' }, old: true },
} as unknown as SeedListing
const DAY = '2026-11-30'

test('no name that ships is that of a field of editors', () => {
  expect([...FIELD_NAMES, ...EDIT_FIELD_NAMES, ...OPTION_LISTS, ...MAPPED_FIELDS].filter(isOwnName)).toEqual([])
})

test('fields of editors stand in the group and the types of their rows, and retired ones in none', () => {
  const fields = groupsOf(228, ROWS).find(({ name }) => name === 'food')?.fields ?? []
  const names = ['own.note', 'own.seats', 'own.garden', 'own.since', 'own.booking']
  expect(fields.filter(isOwnName)).toEqual(names)
  expect(groupsOf(231, ROWS).flatMap((group) => group.fields).filter(isOwnName)).toEqual([]) // prettier-ignore
  expect(ruleOf('own.garden', ROWS).kind).toBe('answer')
})

test('a change is clean, and goes into the document; other languages and other fields stay', () => {
  const values = { ...newListing(228).values, ...editValuesOf(LISTING, 'he', ROWS) }
  expect([values['own.note'], values['own.seats'], values['own.garden']]).toEqual(['Ring.', '', ''])
  const typed = {
    ...values,
    'own.note': ' צלצלו ',
    'own.seats': '+12,50',
    'own.garden': 'no',
    'own.booking': 'a.example',
  }
  const changes = changesOf(values, typed, 228, ROWS)
  expect(changes).toEqual({
    'own.note': 'צלצלו',
    'own.seats': '12.5',
    'own.garden': 'no',
    'own.booking': 'https://a.example',
  })
  expect(changesOf(values, resetForType(values, typed, 231, ROWS), 231, ROWS)).toEqual({})
  const after = applyChanges(LISTING, { changes, lang: 'he', day: DAY, own: ROWS })
  expect(after.own).toEqual({
    note: { en: 'Ring.', fr: 'Sonnez.', he: 'צלצלו' },
    seats: 12.5,
    garden: false,
    booking: 'https://a.example',
    old: true,
  })
  const cleared = applyChanges(after, {
    changes: { 'own.garden': '', 'own.note': '' },
    lang: 'he',
    day: DAY,
    own: ROWS,
  })
  expect(Object.keys(cleared.own ?? {}).sort()).toEqual(['booking', 'old', 'seats'])
})

test('what a field cannot hold is a problem of its own', () => {
  const changes = { 'own.seats': 'many', 'own.since': '2021-02-29', 'own.booking': 'x', 'own.note': 'x'.repeat(201) }
  expect(formatProblems(changes, ROWS).map(({ field, problem }) => [field, problem])).toEqual([
    ['own.seats', 'number'],
    ['own.since', 'day'],
    ['own.booking', 'url'],
    ['own.note', 'long'],
  ])
})
