import { describe, expect, test } from 'vitest'
import { problemsIn } from '#site/features/desk/documents/documents-check.ts'
import { pathNamedIn } from '#site/features/desk/documents/documents-save.ts'
import { movedBetween, onto } from '#site/features/desk/documents/documents-merge.ts'
import { isSame, withValue } from '#site/features/desk/documents/documents-paths.ts'
import { byWay, wayOf } from '#site/features/desk/documents/documents-shape.ts'
import { cafe, everyType } from './documents-samples.ts'

const none = new Set<string>()

describe('a value at a path', () => {
  test('leaves what is beside it the same', () => {
    const body = { a: { b: 1 }, list: [{ c: 1 }, { d: 2 }] }
    const next = withValue(body, ['list', '1', 'd'], 3) as typeof body
    expect(next).toEqual({ a: { b: 1 }, list: [{ c: 1 }, { d: 3 }] })
    expect(next.a).toBe(body.a)
    expect(next.list[0]).toBe(body.list[0])
  })

  test('is removed where it is undefined', () => {
    expect(withValue({ a: { b: 1, c: 2 } }, ['a', 'b'], undefined)).toEqual({
      a: { c: 2 },
    })
  })

  test('is the same whatever the order of fields', () => {
    expect(isSame({ a: 1, b: [{ c: 2 }] }, { b: [{ c: 2 }], a: 1 })).toBe(true)
    expect(isSame({ a: undefined }, {})).toBe(true)
    expect(isSame([1, 2], [2, 1])).toBe(false)
    expect(isSame({ a: null }, {})).toBe(false)
  })
})

describe('what two have changed', () => {
  const was = { title: { en: 'A', he: 'א' }, phones: ['1'], code: 'X' }

  test('goes together where they changed different languages', () => {
    const mine = { ...was, title: { en: 'A', he: 'ב' } }
    const theirs = { ...was, title: { en: 'B', he: 'א', fr: 'C' } }
    expect(onto(was, mine, theirs, none).title).toEqual({ en: 'B', he: 'ב', fr: 'C' })
    expect(movedBetween(was, mine, theirs).map(({ path, isBoth }) => [path.join('.'), isBoth])).toEqual([
      ['title.en', false],
      ['title.fr', false],
    ])
  })

  test('keeps mine or theirs where both changed the same list', () => {
    const mine = { ...was, phones: ['1', '2'] }
    const theirs = { ...was, phones: ['3'] }
    expect(movedBetween(was, mine, theirs)[0]?.isBoth).toBe(true)
    expect(onto(was, mine, theirs, none).phones).toEqual(['1', '2'])
    expect(onto(was, mine, theirs, new Set(['["phones"]'])).phones).toEqual(['3'])
  })

  test('removes what one removed, and the group with its last field', () => {
    const dated = { ...was, dates: { from: 'a', to: 'b' } }
    const theirs = { ...dated, code: 'Y' }
    const next = onto(dated, was, theirs, none)
    expect(next).toEqual({ ...was, code: 'Y' })
  })

  test('bears a text that has become a group', () => {
    const theirs = { ...was, code: { a: 1 } }
    const mine = { ...was, code: 'Z' }
    expect(onto(was, mine, theirs, none)['code']).toBe('Z')
    expect(onto(was, was, theirs, none)['code']).toEqual({ a: 1 })
  })

  test('of fields with a dot in their name is not confused', () => {
    const before = { 'a.b': 1, a: { b: 2 } }
    const next = onto(before, { ...before, 'a.b': 5 }, before, none)
    expect(next).toEqual({ 'a.b': 5, a: { b: 2 } })
  })
})

test('a whole document has no problems, and each bound is seen', () => {
  const { fields } = everyType
  expect(problemsIn(fields, cafe.body)).toEqual({})
  const wrong = {
    ...cafe.body,
    title: { en: ' ', he: 'א' },
    notes: 'x'.repeat(21),
    rooms: 1.5,
    height: 'tall',
    position: [200, 31],
    phones: ['12 345', 'none', '', '1'],
    website: 'example.org',
    opened: '2027-02-30',
    code: 'il',
    place: 'Jeru',
    dtype: '',
  }
  expect(problemsIn(fields, wrong)).toEqual({
    'title.en': { code: 'english' },
    notes: { code: 'long', bound: 20 },
    rooms: { code: 'integer' },
    height: { code: 'number' },
    position: { code: 'position' },
    phones: { code: 'many', bound: 3 },
    'phones.1': { code: 'phone' },
    'phones.2': { code: 'required' },
    'phones.3': { code: 'phone' },
    website: { code: 'url' },
    opened: { code: 'day' },
    code: { code: 'pattern' },
    place: { code: 'place' },
    dtype: { code: 'required' },
  })
})

test('the way of a link is the one that its fields fit', () => {
  const to = everyType.fields.find(({ field }) => field === 'links')!.fields![0]!.fields![1]!
  expect(wayOf(to, { url: 'x' })).toBe(0)
  expect(wayOf(to, { travel: 1 })).toBe(1)
  const next = byWay(to, { url: 'x', note: 'kept' }, 1)
  expect(next).toEqual({ note: 'kept', travel: '' })
  expect(wayOf(to, next)).toBe(1)
})

test('the field that the server names is found, however it writes it', () => {
  const { fields } = everyType
  const named = (text: string) => pathNamedIn(text, fields, cafe.body)
  expect(named('links.0.name.en: is too long')).toBe('links.0.name.en')
  expect(named('/phones/1 is wrong')).toBe('phones.1')
  expect(named('body.title.fr: zu kurz')).toBe('title.fr')
  expect(named('שדה title.en: חסר')).toBe('title.en')
  expect(named('rate.amount: is missing')).toBe('rate.amount')
  expect(named('phones.9: is missing')).toBe('phones')
  expect(named('nothing: is wrong')).toBeUndefined()
})
