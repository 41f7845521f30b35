import { expect, test } from 'vitest'
import type { OwnField } from '#core/contract/data-files.ts'
import { entryOf } from '#data/index/entry-of.ts'
import { listedCards } from '#data/index/entries.ts'
import type { ListingInput } from '#data/index/inputs.ts'
import { pageInput } from '#data/index/page-kinds.ts'
import { listing } from './content.ts'
import { builtIndex, subjectRows, update, World } from './world.ts'

const GARDEN: OwnField = {
  id: 'garden',
  name: { en: 'Garden', he: 'גינה' },
  types: [228],
  kind: 'answer',
  group: 'more',
  card: true,
}
const KIND: OwnField = {
  ...GARDEN,
  id: 'kind',
  name: { en: 'Kind' },
  kind: 'choice',
  options: [{ id: 'ice-cream', name: { en: 'Ice-cream parlour' } }],
}

/** Listing 1, a restaurant, with a garden; another without. */
async function world() {
  const world = new World()
  world.put('ownFields', 'garden', GARDEN)
  world.put('ownFields', 'kind', KIND)
  world.put('listings', 1, listing(1, { own: { garden: true, kind: 'ice-cream' } }))
  return { world, index: await builtIndex(world) }
}

test('a page and a card show what a listing has in fields of editors, in the page’s words', async () => {
  const { index } = await world()
  const { own } = pageInput(index, 'listing', 1, 228) as ListingInput
  expect(own?.map(({ id, value }) => [id, value])).toEqual([
    ['garden', true],
    ['kind', 'ice-cream'],
  ])
  const [card] = listedCards(index, [1])
  expect(entryOf('he', card!).facts).toEqual([{ text: 'גינה' }, { text: 'Ice-cream parlour', lang: 'en' }])
})

test('a change of a field changes the pages that show it, and no other', async () => {
  const { world: content, index } = await world()
  const hashes = () => new Map(subjectRows(index).map(({ kind, ref, sub, hash }) => [`${kind} ${ref} ${sub}`, hash]))
  const before = hashes()
  content.put('ownFields', 'garden', { ...GARDEN, name: { en: 'Large garden' } })
  await update(index, content)
  const after = hashes()
  const changed = [...after.keys()].filter((key) => after.get(key) !== before.get(key))
  expect(changed).toContain('listing 1 228')
  expect(changed.filter((key) => key.startsWith('listing ') && !key.startsWith('listing 1 '))).toEqual([])
  content.put('ownFields', 'garden', { ...GARDEN, types: [232] })
  await update(index, content)
  expect((pageInput(index, 'listing', 1, 228) as ListingInput).own).toHaveLength(1)
  content.put('ownFields', 'kind', { ...KIND, retired: true })
  await update(index, content)
  expect(pageInput(index, 'listing', 1, 228)).not.toHaveProperty('own')
})

test('a field that no listing has changes no page', async () => {
  const content = new World()
  const index = await builtIndex(content)
  const before = subjectRows(index)
  content.put('ownFields', 'garden', GARDEN)
  await update(index, content)
  expect(subjectRows(index)).toEqual(before)
})
