import { expect, test } from 'vitest'
import { namesIn } from '#site/features/not-found/guess-text.ts'
import { showGuesses } from '#site/features/not-found/guesses.ts'
import { found, network } from './network.ts'

test.each([
  ['/Kosher_Resturants-TJ281184-Jerusalem-Kosher_Resturants.html', 'Jerusalem'],
  ['/Synagogues-DI99-Great_Synagogue.html', 'Great Synagogue'],
  ['/kosher-food-in-prague', 'kosher food in prague'],
  ['/he/מדריך-ירושלים', 'מדריך ירושלים'],
])('the name in %s', (path, name) => {
  expect(namesIn(path)[0]).toBe(name)
})

test('single words are tried after all of them, the last one first, and numbers not at all', () => {
  expect(namesIn('/kosher-food-in-prague')).toEqual(['kosher food in prague', 'prague', 'food'])
  expect(namesIn('/2026/12.php')).toEqual([])
})

test('places of that name are linked; where nothing is close the line stays empty', async () => {
  const line = document.createElement('div')
  line.dataset['guess'] = 'Did you mean:'
  await showGuesses(line, '/nothing-like-it', network({ '/rest/tjt/locac/': [] }))
  expect(line.innerHTML).toBe('')
  const without = { ...found(9, 'Jeruville'), hasPage: false }
  const { urls, send } = network({ '/rest/tjt/locac/Jeruslem': [found(281184, 'Jerusalem'), without], '/rest': [] })
  await showGuesses(line, '/old-list-of-Jeruslem', { send })
  expect(urls).toHaveLength(2)
  expect([...line.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
    '/Jewish_Guide-TJ281184-Jerusalem-Jewish_Guide.html',
  ])
})

test('a name that only begins like what was typed is no guess', async () => {
  const line = document.createElement('div')
  line.dataset['guess'] = 'Did you mean:'
  await showGuesses(
    line,
    '/nothing-here',
    network({ '/rest/tjt/locac/nothing': [found(1, 'Nottingham')], '/rest': [] }),
  )
  expect(line.innerHTML).toBe('')
  await showGuesses(line, '/Jeruslem', network({ '/rest/tjt/locac/Jeruslem': [found(2, 'Jerusalem')], '/rest': [] }))
  expect(line.querySelector('a')?.textContent).toBe('Jerusalem, Somewhere')
})

test('a short word is a guess only if a place is called just so', async () => {
  const line = document.createElement('div')
  line.dataset['guess'] = 'Did you mean:'
  const answers = { '/rest/tjt/locac/such': [found(4781708, 'Richmond')], '/rest': [] }
  await showGuesses(line, '/No_such_page', network(answers))
  expect(line.innerHTML).toBe('')
  await showGuesses(line, '/old_rome', network({ '/rest/tjt/locac/rome': [found(1, 'Rome')], '/rest': [] }))
  expect(line.querySelector('a')?.textContent).toBe('Rome, Somewhere')
})
