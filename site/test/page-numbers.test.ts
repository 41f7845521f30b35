import { expect, test } from 'vitest'
import { pageNumbers } from '#site/ui/page/page-numbers.ts'

const shown = (page: number, pages: number) =>
  pageNumbers(page, pages).map(({ number, className = '' }) => `${className} ${number}`.trim())

test.each([
  [1, 2, ['1', '2']],
  [1, 3, ['1', '2', '3']],
  [2, 4, ['1', '2', '3', '4']],
  [4, 8, ['1', 'is-near 2', 'is-near 3', '4', 'is-near 5', 'is-after-gap 8']],
  [1, 14, ['1', 'is-near 2', 'is-after-gap 14']],
  [2, 14, ['1', '2', 'is-near 3', 'is-after-gap 14']],
  [7, 14, ['1', 'is-near is-after-gap 6', '7', 'is-near 8', 'is-after-gap 14']],
  [14, 14, ['1', 'is-near is-after-gap 13', '14']],
])('page %i of %i', (page, pages, numbers) => {
  expect(shown(page, pages)).toEqual(numbers)
})
