import { describe, expect, test } from 'vitest'
import { jobProblems, messageProblems, requestProblems } from '#core/domain/validation/enquiries.ts'
import { formProblems } from '#core/domain/validation/form.ts'
import * as forms from '#core/fields/forms.ts'
import type { FormField, FormFields } from '#core/fields/forms.ts'

// One rule for names of people and one for addresses, in every form that takes them.

const FORMS = Object.entries(forms).flatMap(([form, fields]): [string, FormFields][] =>
  typeof fields === 'object' ? [[form, fields]] : [],
)
/** The request's fields have their rules in a function, because its owner says which are required. */
const RULED = FORMS.filter(([form]) => form !== 'REQUEST')
const fieldsOf = (kind: FormField['kind']) =>
  RULED.flatMap(([form, fields]) =>
    Object.entries(fields)
      .filter(([, field]) => field.kind === kind && !field.same)
      .map(([name, field]) => ({ form, name, field })),
  )

const codesOf = (name: string, field: FormField, value: string) =>
  formProblems({ [name]: field }, { [name]: value }).map(({ code }) => code)

test('every form that asks for a person has such fields', () => {
  expect(fieldsOf('name').map(({ form, name }) => `${form} ${name}`)).toEqual([
    'JOB name',
    'MESSAGE name',
    'NEW_NAME name',
    'QUICK_REQUEST name',
    'REGISTRATION name',
    'SHARE your_name',
    'SHARE friend_name',
  ])
  expect(fieldsOf('email').map(({ form, name }) => `${form} ${name}`)).toEqual([
    'FORGOTTEN email',
    'JOB email',
    'MESSAGE email',
    'NEWSLETTER mail',
    'NEW_EMAIL email',
    'QUICK_REQUEST email',
    'REGISTRATION email',
    'SHARE your_mail',
    'SHARE friend_mail',
  ])
})

const NAMES = [
  ['', 'requiredFieldsMissing'],
  [' \u200b ', 'requiredFieldsMissing'],
  ['Cohen/Levi', 'nameNotValid'],
  ['Ann <b>', 'nameNotValid'],
  ['anna@home', 'nameNotValid'],
  ['www.example.org', 'nameNotValid'],
  ['770', 'nameNotValid'],
  ['a'.repeat(81), 'nameNotValid'],
  ["Anna O'Neil-Levi", undefined],
  ['חנה', undefined],
] as const

const ADDRESSES = ['anna', 'anna@home', 'anna@example.org, x@example.org', 'Anna <anna@example.org>'] as const

describe.each(fieldsOf('name'))('the name $name of $form', ({ name, field }) => {
  test.each(NAMES)('%j: %s', (value, code) => expect(codesOf(name, field, value)).toEqual(code ? [code] : []))
})

describe.each(fieldsOf('email'))('the address $name of $form', ({ name, field }) => {
  test.each(ADDRESSES)('%s is not valid, and not missing', (value) => {
    expect(codesOf(name, field, value)).toEqual([field.wrong])
    expect(field.wrong).toMatch(/^enterValid/)
  })

  test('is missing', () => expect(codesOf(name, field, ' ')).toEqual([field.empty ?? field.wrong]))
  test('is in order', () => expect(codesOf(name, field, ' anna@example.org ')).toEqual([]))
})

const REST = { phone: '0501234567', message: 'Hello', msg: 'Hello', dates: '' }
const guests = { adults: 1, children: 0, babies: 0 }
/** The forms to an owner, as the API checks them. */
const CHECKS = {
  'the message': (person) => messageProblems({ ...REST, ...person }),
  'the request': (person) => requestProblems({ ...REST, guests, ...person }, { required: [], today: '2026-11-20' }),
  'the application': (person) => jobProblems({ ...REST, ...person }),
} satisfies Record<string, (person: { name: string; email: string }) => readonly { code: string }[]>

describe.each(Object.entries(CHECKS))('%s', (_, check) => {
  const codes = (name: string, email: string) => check({ name, email }).map(({ code }) => code)

  test.each(NAMES)('from %j: %s', (name, code) => expect(codes(name, 'anna@example.org')).toEqual(code ? [code] : []))
  test.each(ADDRESSES)('from %s says that it is not valid', (email) =>
    expect(codes('Anna', email)).toEqual(['enterValidEmail']),
  )
})
