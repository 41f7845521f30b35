import { expect, test } from 'vitest'
import type { StoredCard } from '#data/index/cards.ts'
import type { Index } from '#data/index/open.ts'
import { documents, listing } from './content.ts'
import { builtIndex, update, World } from './world.ts'

const HOTEL = 600

const cardOf = (index: Index): StoredCard =>
  JSON.parse(index.get<{ card: string }>('select card from listings where tnid = ?', HOTEL)!.card) as StoredCard

test('lists know what a hotel has for Shabbat, and follow its answers', async () => {
  const own = new World(documents())
  own.put('listings', HOTEL, listing(HOTEL, { dtype: 230, sukkah: true, shabbatLift: false }))
  const index = await builtIndex(own)
  expect(cardOf(index).forShabbat).toEqual(['sukkah'])
  own.put('listings', HOTEL, listing(HOTEL, { dtype: 230, sukkah: true, shabbatLift: true }))
  await update(index, own)
  expect(cardOf(index).forShabbat).toEqual(['shabbat-lift', 'sukkah'])
})
