import { expect, test } from 'vitest'
import { shownPictures } from '#core/domain/pictures.ts'

const PHOTOGRAPH = 'u-0a1b2c3d-0000-4000-8000-000000000000'

test('a drawing never stands for a real place', () => {
  expect(shownPictures({ pictures: ['synagogue-1', PHOTOGRAPH] })).toEqual([PHOTOGRAPH])
  expect(shownPictures({})).toEqual([])
})

test('a sample keeps its drawings, after photographs', () => {
  const pictures = ['synagogue-1', PHOTOGRAPH]
  expect(shownPictures({ sample: true, pictures })).toEqual([PHOTOGRAPH, 'synagogue-1'])
})
