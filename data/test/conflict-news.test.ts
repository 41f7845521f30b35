import { expect, test } from 'vitest'
import { withNews } from '#data/store/conflict-news.ts'

test('a source’s news are merged text by text and item by item; anything else is taken as a whole', () => {
  const base = { title: { en: 'Cafe' }, website: 'https://a.example', stars: { now: 3, of: 5 }, phones: ['1', '2'] }
  const ours = { title: { en: 'Our cafe' }, website: base.website, stars: { now: 4, of: 5 }, phones: ['1', '3'] }
  const theirs = {
    title: { en: 'Cafe', he: 'קפה' },
    website: 'https://b.example',
    stars: { now: 3, of: 6 },
    phones: ['2', '4'],
  }
  expect(withNews(ours, base, theirs)).toEqual({
    title: { en: 'Our cafe', he: 'קפה' },
    website: 'https://b.example',
    stars: { now: 3, of: 6 },
    phones: ['3', '4'],
  })
})
