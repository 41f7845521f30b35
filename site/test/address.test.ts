import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  followHistory,
  noteStep,
  pushAddress,
  queryNow,
  queryWith,
  replaceAddress,
  replaceQuery,
  stepNotes,
} from '#site/ui/page/address.ts'

beforeEach(() => history.replaceState(null, '', '/Page.html?a=1&b=2#part'))
afterEach(() => history.replaceState(null, '', '/'))

test.each([
  ['?a=1&b=2', { c: 3 }, '?a=1&b=2&c=3'],
  ['?a=1&b=2', { a: 4 }, '?b=2&a=4'],
  ['?b=2&a=1', { a: undefined, b: 5 }, '?b=5'],
  ['?a=1', { a: '' }, ''],
  ['', { q: 'a b&c' }, '?q=a+b%26c'],
])('%s with %o is %s', (search, changed, query) => expect(queryWith(search, changed)).toBe(query))

test('a pushed address is a step with notes of its own', () => {
  noteStep({ typed: 'rome' })
  pushAddress('?c=3')
  expect(location.href).toMatch(/\/Page\.html\?c=3$/)
  expect(queryNow().get('c')).toBe('3')
  expect(stepNotes()).toEqual({})
})

test('a replaced address keeps the notes of its step', () => {
  noteStep({ typed: 'rome' })
  noteStep({ located: true })
  replaceAddress('?c=3')
  expect(location.search).toBe('?c=3')
  expect(stepNotes()).toEqual({ typed: 'rome', located: true })
  replaceAddress('?c=4', { trip: 1 })
  expect(stepNotes()).toEqual({ trip: 1 })
})

test.each(['c=3', '?c=3'])('the query alone is replaced by %s', (query) => {
  replaceQuery(query)
  expect(location.href).toMatch(/\/Page\.html\?c=3#part$/)
  replaceQuery('')
  expect(location.href).toMatch(/\/Page\.html#part$/)
})

test('who follows the history hears of its steps until it stops', () => {
  const follow = vi.fn()
  const stop = followHistory(follow)
  dispatchEvent(new PopStateEvent('popstate'))
  stop()
  dispatchEvent(new PopStateEvent('popstate'))
  expect(follow).toHaveBeenCalledOnce()
})
