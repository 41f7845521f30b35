import { describe, expect, test } from 'vitest'
import { holdReasons } from '#core/domain/holding.ts'

const rules = { first: 0, links: false, words: '' }
const why = (text: string, set: object, published = 9) =>
  holdReasons({ texts: ['', text], published }, { ...rules, ...set })

describe('the first contributions of an account', () => {
  test.each([
    [0, 2, true],
    [1, 2, true],
    [2, 2, false],
    [0, 0, false],
  ])('%i published of %i', (published, first, waits) => {
    expect(why('Good.', { first }, published)).toEqual(waits ? [{ why: 'first' }] : [])
  })
})

describe('a link', () => {
  test.each([
    'See https://example.org/x',
    'HTTP://EXAMPLE.ORG',
    'www.example.org',
    'buy at cheap-pills.com!',
    'אתר cheap.co.il כאן',
    '<a href=x>',
    '[url=x]',
  ])('%s', (text) => expect(why(text, { links: true })).toEqual([{ why: 'link' }]))

  test.each(['Very good.Come again', 'It opens at 9.30', 'Write to dana@example.org', 'e.g. soup', 'No. 5, etc.'])(
    'is not in: %s',
    (text) => expect(why(text, { links: true })).toEqual([]),
  )

  test('waits only by the rule', () => expect(why('https://example.org', {})).toEqual([]))
})

describe('a word of the list', () => {
  test.each([
    ['Great CASINO here', 'casino'],
    ['Crédit facile', 'credit'],
    ['credit', 'Crédit'],
    ['קָזִינוֹ באילת', 'קזינו'],
    ['Казино, вход', 'казино'],
    ['a  free-trial\nfor you', 'free trial'],
    ['Straße', 'straße'],
  ])('%s has %s', (text, word) => expect(why(text, { words: `other\n${word}\n` })).toEqual([{ why: 'word', word }]))

  test.each([
    ['casinos', 'casino'],
    ['the free, and a trial', 'free trial'],
    ['Good.', ' \n--\n'],
  ])('%s has no whole word of %s', (text, words) => expect(why(text, { words })).toEqual([]))

  test('each is named, after the other reasons', () => {
    const all = { first: 1, links: true, words: 'casino\npoker' }
    expect(why('www.poker.example, casino', all, 0)).toEqual([
      { why: 'first' },
      { why: 'link' },
      { why: 'word', word: 'casino' },
      { why: 'word', word: 'poker' },
    ])
  })
})
