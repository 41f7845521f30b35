import { expect, test } from 'vitest'
import { city, documents, JERUSALEM, listing } from '../../data/test/content.ts'
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

test('a kind in a town has its best listings, and nothing that is less likely beside them', async () => {
  const world = new World(documents())
  const jerusalem = { lat: 1, lng: 1, timeZone: 'America/Boise' }
  world.put('cities', 7303419, city({ id: 7303419, names: { en: 'East Jerusalem' }, country: 'PS', ...jerusalem }))
  world.put(
    'cities',
    5601933,
    city({ id: 5601933, names: { en: 'Nampa' }, aliases: ['New Jerusalem'], country: 'US', ...jerusalem }),
  )
  const index = await builtIndex(world)
  for (const id of [7303419, 5601933]) index.run('update places set has_page = 0 where id = ?', id)
  const ids = (text: string) => suggestionsFor(index, text, 'en').map(({ id }) => id)
  expect(ids('restaurant jerusalem')).toEqual([`kind-${JERUSALEM}`, JERUSALEM])
  expect(ids('jerusalem')).toContain(7303419)
  expect(ids('jerusalem')).not.toContain(5601933)
  const [kind] = suggestionsFor(index, 'restaurant jerusalem', 'en')
  expect(kind).toMatchObject({ name: 'Restaurants – Jerusalem', text: 'Restaurants – Jerusalem, Israel' })
  expect(kind).toHaveProperty('best.0.name')
})

test('a kind in a town says how many are listed, and whether none has what was asked for', async () => {
  const world = new World(documents())
  const options = ['pizza', 'sushi'].map((id) => ({ id, name: { en: id } }))
  world.put('options', 'cuisine', { list: 'cuisine', options })
  world.put('options', 'kosherstandard', { list: 'kosherstandard', options: [{ id: 'glatt', name: { en: 'Glatt' } }] })
  for (const tnid of [300, 301]) world.put('listings', tnid, listing(tnid, { dtype: 228, cuisine: ['pizza'] }))
  const index = await builtIndex(world)
  const kinds = (text: string) =>
    suggestionsFor(index, text, 'en').flatMap((page) => ('href' in page && page.group === 'kinds' ? [page] : []))
  const about = (text: string) => kinds(text).map((page) => page.about?.map((fact) => fact.text))
  const all = kinds('restaurants in jerusalem')[0]!
  expect(about('pizza in jerusalem')).toEqual([['Israel', 'Listed: 2']])
  expect(about('restaurants in israel')).toEqual([[`Listed: ${all.total}`]])
  const [sushi] = kinds('sushi in jerusalem')
  expect(sushi).toMatchObject({ name: 'Restaurants – Jerusalem', href: all.href, total: all.total })
  expect(sushi!.shared?.[0]).toEqual({ text: 'None of them says “sushi”' })
  const [glatt] = kinds('glatt pizza in jerusalem')
  expect(glatt).toMatchObject({ name: 'Restaurants: pizza – Jerusalem', total: 2 })
  expect(glatt!.shared?.[0]).toEqual({ text: 'None of them says “Glatt”' })
  expect(kinds('sushi pizza in jerusalem')[0]).toMatchObject({ total: 2 })
  expect(all.shared?.[0]).not.toEqual({ text: 'None of them says “sushi”' })
})

test('a dish without a place has all of its listings in the lists of countries, and the search shows it', async () => {
  const world = new World(documents())
  world.put('options', 'cuisine', { list: 'cuisine', options: [{ id: 'pizza', name: { en: 'Pizza' } }] })
  for (const tnid of [300, 301, 302]) world.put('listings', tnid, listing(tnid, { dtype: 228, cuisine: ['pizza'] }))
  world.put('listings', 303, listing(303, { dtype: 228, cuisine: ['pizza'], sample: true }))
  const [kind, near] = suggestionsFor(await builtIndex(world), 'pizza', 'en')
  expect(kind).toMatchObject({ name: 'Restaurants: Pizza', href: '/Search.html?q=pizza', total: 3 })
  expect(kind).toHaveProperty('within', [
    { name: 'Israel', href: expect.stringMatching(/^\/Kosher_Restaurants-TJ\d+-Israel-.*cuisine=pizza/), total: 3 },
  ])
  expect(kind).toHaveProperty('best.0.about.0.text', 'Jerusalem, Israel')
  expect(near?.id).toBe('near-me')
})

test('the beginning of a name in the language of the reader is no other name in another', async () => {
  const world = new World(documents())
  const away = { country: 'IL', lat: 1, lng: 1, timeZone: 'America/Boise' }
  world.put('cities', 616052, city({ id: 616052, names: { en: 'Yerevan', de: 'Jerewan' }, ...away }))
  const index = await builtIndex(world)
  index.run('update places set has_page = 1 where id = 616052')
  const ids = (text: string, lang: 'en' | 'de') => suggestionsFor(index, text, lang).map(({ id }) => id)
  expect(ids('jere', 'en')).toEqual([616052])
  expect(ids('jer', 'en')).toContain(JERUSALEM)
  expect(ids('jer', 'en')).not.toContain(616052)
  expect(ids('jer', 'de')).toContain(616052)
})

test('a town where nothing is listed is left out beside one with listings', async () => {
  const world = new World(documents())
  const springfield = { names: { en: 'Jerusalem Hills' }, country: 'US', lat: 1, lng: 1, timeZone: 'America/Boise' }
  world.put('cities', 5601934, city({ id: 5601934, ...springfield }))
  const index = await builtIndex(world)
  index.run('update places set has_page = 1 where id = 5601934')
  const kindIds = (text: string) =>
    suggestionsFor(index, text, 'en').flatMap(({ id }) => (String(id).startsWith('kind-') ? [id] : []))
  expect(kindIds('restaurants jerusalem')).toEqual([`kind-${JERUSALEM}`])
  expect(kindIds('restaurants jerusalem hills')).toEqual(['kind-5601934'])
})

test('nonsense means nothing, and is not guessed at', async () => {
  expect(await found('qqqqzzzz')).toEqual([])
  expect(await found('asdfgh qwerty')).toEqual([])
})
