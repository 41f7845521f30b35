import { expect, test } from 'vitest'
import { documents, listing } from '../../data/test/content.ts'
import { builtIndex, World } from '../../data/test/world.ts'
import { suggestionsFor } from '../places/suggestions.ts'

async function found(text: string) {
  const world = new World(documents())
  world.put('listings', 300, listing(300, { title: { en: 'Polin Museum Jerusalem', ru: 'Яд ва-Шем' } }))
  world.put('listings', 301, listing(301, { title: { en: 'Santa Blanca', he: 'בית לוחמי הגטאות' } }))
  return suggestionsFor(await builtIndex(world), text, 'en')
}

test.each([
  ['a place', 'jerusalem'],
  ['a kind in a place', 'restaurant jerusalem'],
  ['the start of a name', 'jeru'],
  ['a listing', 'santa blanca'],
  ['another keyboard layout', 'hruakho'],
])('%s, as it is typed, is no guess', async (_, text) => {
  const all = await found(text)
  expect(all[0]).toBeDefined()
  expect(all.filter(({ isGuess }) => isGuess)).toEqual([])
})

test.each([
  ['a place', 'jerusalme', 'Jerusalem'],
  ['a kind', 'restaurrant jerusalem', 'Restaurants – Jerusalem'],
  ['a place beside a word that means nothing', 'hotel jerusallem xyzzy', 'Hotels – Jerusalem'],
  ['a place beside nonsense', 'jerusallem xyzzy', 'Jerusalem'],
  ['a listing, by a mistake in the first letters', 'santa blnca', 'Santa Blanca'],
  ['a listing, by another break between words', 'яд вашем', 'Polin Museum'],
  ['a listing, by a missing letter', 'בית לוחמי הגיטאות', 'Santa Blanca'],
])('%s that nothing is called is asked for: did you mean?', async (_, text, name) => {
  const [first] = await found(text)
  expect(first?.text).toContain(name)
  expect(first?.isGuess).toBe(true)
})

test('nonsense means nothing, and is not guessed at', async () => {
  expect(await found('qqqqzzzz')).toEqual([])
  expect(await found('asdfgh qwerty')).toEqual([])
})
