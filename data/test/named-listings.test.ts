import { beforeEach, expect, test } from 'vitest'
import { nothingTouched } from '#data/index/affected-pages.ts'
import { listingsNamed } from '#data/index/named-listings.ts'
import type { Index } from '#data/index/open.ts'
import { writeListing } from '#data/index/write-listings.ts'
import { listing, PARIS } from './content.ts'
import { testIndex } from './helpers.ts'

const TITLES = {
  1: { en: 'Hurva Synagogue', he: 'בית הכנסת החורבה' },
  2: { en: 'Great Synagogue', ru: 'Большая синагога' },
  3: { en: 'Great Hurva' },
  4: { en: 'Machneyuda' },
  5: { en: 'Yad Vashem', ru: 'Яд ва-Шем' },
}

let index: Index
beforeEach(async () => {
  index = await testIndex()
  for (const [tnid, title] of Object.entries(TITLES)) {
    const fields = listing(Number(tnid), { place: PARIS, title })
    const touched = nothingTouched()
    writeListing(index, fields.tnid, { listing: fields, words: undefined }, { touched, now: 0 })
  }
})

const found = (text: string) => listingsNamed(index, text.split(' '), 'mistyped').map(({ tnid }) => tnid)

test.each([
  ['all of its words, in any order', 'synagogue hurva', [1]],
  ['the start of its last word', 'hurva syn', [1]],
  ['a mistake, where nothing has the words', 'hurba synagogue', [1]],
  ['a mistake in the first letter', 'gurva synagogue', [1]],
  ['words of one language only', 'great синагога', []],
])('a listing is named by %s', (_, text, tnids) => {
  expect(found(text)).toEqual(tnids)
})

test('the shortest name with the words comes first, what was typed before what is like it', () => {
  expect(found('hurva')).toEqual([1, 3])
  expect(listingsNamed(index, ['hurva'], 'same')[0]).toMatchObject({ mistakes: 0, isWhole: true, isExact: false })
  expect(listingsNamed(index, ['hurwa'], 'same')).toEqual([])
  expect(listingsNamed(index, ['hurwa'], 'mistyped')[0]).toMatchObject({ mistakes: 1, isWhole: false, isExact: false })
})

test.each([
  ['two words for one', 'machne yuda', 4],
  ['two words for the beginning of one', 'machne yu', 4],
  ['one word for two, beside others', 'яд вашем', 5],
])('other breaks between words count as mistakes, and are looked for only on request: %s', (_, text, tnid) => {
  expect(found(text)).toEqual([])
  expect(listingsNamed(index, text.split(' '), 'rebroken')).toMatchObject([{ tnid, mistakes: 1, isWhole: false }])
})

test('the words of a listing that was deleted find nothing', () => {
  expect(found('yad vashem')).toEqual([5])
  writeListing(index, 5, { listing: undefined, words: undefined }, { touched: nothingTouched(), now: 0 })
  expect(found('yad vashem')).toEqual([])
})
