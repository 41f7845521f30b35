import { expect, test } from 'vitest'
import { cardOptions } from '#core/fields/listing.ts'

test('a card names so many options of a field as it has room for, and none of fields that it says otherwise', () => {
  const card = {
    foodType: ['meat', 'dairy', 'fish'],
    supervision: ['rabbinate'],
    kashrut: 'glatt',
    religion: 'orthodox',
  }
  expect(cardOptions(card)).toEqual([
    ['foodtype', 'meat'],
    ['foodtype', 'dairy'],
    ['religion', 'orthodox'],
  ])
})
