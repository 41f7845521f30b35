import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { ApiError } from '#core/contract/client.ts'
import { entry } from '#core/test/entry.ts'
import { toggled, type Choice } from '#core/domain/results/results.ts'
import { createResults, type ResultsState } from '#site/features/results/results.ts'
import { keepFrom } from '#site/features/nearby/from-point.ts'
import { network, offline, slowNetwork } from './network.ts'

const PATH = '/Kosher_Restaurants-TJ1-x-Kosher_Restaurants.html'
const LISTS = {
  '/rest/tjt/cuisine': items('grill', 'sushi'),
  '/rest/tjt/foodtype': items('meat', 'dairy'),
  '/rest/tjt/pricerange': items('low'),
  '/rest/tjt/supervision': items('board'),
  '/rest/tjt/kashrut': items('supervised'),
  '/rest/tjt/kosherstandard': items('glatt'),
  '/rest/tjt/wheelchair': items('yes'),
}

function items(...ids: string[]) {
  return { items: ['all', ...ids].map((id) => ({ id, name: id })) }
}

const entries = Array.from({ length: 45 }, (_, at) =>
  entry(at + 1, { paid: at + 1 === 30, cuisine: [at % 2 ? 'sushi' : 'grill'] }),
)
const answers = { '/rest/tjt/entries/228/1/en': entries, ...LISTS }

let end = () => {}
afterEach(() => end())

function open(path: string, send: typeof fetch = network(answers).send) {
  history.replaceState(undefined, '', path)
  const onProblem = vi.fn<(what: string, error: unknown) => void>()
  const store = createResults(
    { lang: 'en', dtype: 228, locId: 1, path: PATH, standard: 'featured', page: 1 },
    { send, onProblem },
  )
  end = store.follow()
  const state = () => store.$state.get()
  const ready = () => {
    const now = state()
    if (now.status !== 'ready') throw new Error(now.status)
    return now satisfies ResultsState
  }
  return { ...store, state, ready, onProblem }
}
const address = () => location.pathname + location.search

test('requests nothing until started, and then once', async () => {
  const { send, urls } = network(answers)
  const { load, state, ready } = open(PATH, send)
  expect(urls).toEqual([])
  expect(state().status).toBe('idle')
  await Promise.all([load(), load()])
  await load()
  expect(urls.toSorted()).toEqual([
    '/rest/tjt/cuisine?language=en',
    '/rest/tjt/entries/228/1/en',
    '/rest/tjt/foodtype?language=en',
    '/rest/tjt/kashrut?language=en',
    '/rest/tjt/kosherstandard?language=en',
    '/rest/tjt/pricerange?language=en',
    '/rest/tjt/supervision?language=en',
    '/rest/tjt/wheelchair?language=en',
  ])
  expect(ready().results.shown[0]?.tnid).toBe(30)
  expect(address()).toBe(PATH)
})

test('begins with what the address asks for, without what no list has', async () => {
  const { load, ready } = open(`${PATH}?cuisine=gone,sushi&sort=za&page=9`)
  await load()
  expect(ready().choice).toEqual({
    filters: { cuisine: ['sushi'] },
    sort: 'za',
    page: 2,
  } satisfies Choice)
  expect(ready().results.found).toHaveLength(22)
  expect(ready().results.shown.map(({ tnid }) => tnid)).toEqual([4, 2])
})

test('each choice is an entry of the history, and going back brings the one before', async () => {
  const { load, ready, choose } = open(PATH)
  await load()
  choose({ ...ready().choice, page: 3 })
  expect(address()).toBe(PATH.replace('.html', '-p3.html'))
  choose(toggled(ready().choice, 'cuisine', 'grill'))
  // The filter leaves two pages.
  expect(address()).toBe(`${PATH}?cuisine=grill&page=2`)
  choose(toggled(ready().choice, 'cuisine', 'grill'))
  expect(address()).toBe(PATH.replace('.html', '-p2.html'))
  history.replaceState(undefined, '', `${PATH}?cuisine=grill&page=2`)
  dispatchEvent(new PopStateEvent('popstate'))
  expect(ready().choice.filters).toEqual({ cuisine: ['grill'] })
  expect(ready().results.page).toBe(2)
})

test('what is chosen while it loads is shown then', async () => {
  const { sent, send } = slowNetwork()
  const { load, choose, ready } = open(PATH, send)
  const loaded = load()
  choose({ filters: { cuisine: ['grill'] }, page: 1 })
  for (const { url, answer } of sent)
    answer(network(answers) && Object.entries(answers).find(([path]) => url.startsWith(path))?.[1])
  await loaded
  expect(ready().results.found).toHaveLength(23)
})

test('without entries it says so, and may be asked again', async () => {
  let isUp = false
  const up = network(answers).send
  const send: typeof fetch = (...call) => (isUp ? up : offline)(...call)
  const { load, state, ready, onProblem } = open(PATH, send)
  await load()
  expect(state().status).toBe('failed')
  expect(onProblem).toHaveBeenCalledWith('couldNotGetEntries', expect.any(ApiError))
  isUp = true
  await load()
  expect(ready().results.found).toHaveLength(45)
})

test('without a filter list it says so, and shows the others', async () => {
  const { '/rest/tjt/cuisine': _, ...rest } = answers
  const { load, ready, onProblem } = open(`${PATH}?cuisine=grill`, network(rest).send)
  await load()
  expect(onProblem.mock.calls).toEqual([['couldNotGetEntriesProps', expect.any(ApiError)]])
  expect(Object.keys(ready().lists)).toEqual([
    'foodtype',
    'pricerange',
    'kashrut',
    'supervision',
    'kosherstandard',
    'wheelchair',
  ])
  expect(ready().results.found).toHaveLength(23)
})

test('a point that is chosen loads the list and puts its nearest first, until another order is asked for', async () => {
  onTestFinished(() => keepFrom(undefined))
  const row = (tnid: number, lng: number) => entry(tnid, { position: [lng, 31.77] })
  const placed = [row(1, 35.25), row(2, 35.21), row(3, 35.23)]
  const { ready, choose, urlOf } = open(PATH, network({ ...answers, '/rest/tjt/entries/228/1/en': placed }).send)
  keepFrom({ lat: 31.77, lng: 35.2, name: 'Hotel' })
  await vi.waitFor(ready)
  const shown = () => ready().results.shown.map(({ tnid }) => tnid)
  expect(shown()).toEqual([2, 3, 1])
  expect(address()).toBe(PATH)
  choose({ ...ready().choice, sort: 'az' })
  expect(address()).toBe(`${PATH}?sort=az`)
  // What is usual without a point is a choice with one.
  expect(urlOf({ ...ready().choice, sort: 'featured' })).toBe(`${PATH}?sort=featured`)
  choose({ ...ready().choice, sort: 'distance' })
  keepFrom(undefined)
  expect(shown()).toEqual([1, 2, 3])
})

test('the nearest are on the first page', async () => {
  onTestFinished(() => keepFrom(undefined))
  const { load, ready, choose } = open(PATH)
  await load()
  choose({ ...ready().choice, page: 2 })
  const [lng, lat] = entries[0]!.position
  keepFrom({ lng, lat, name: 'Hotel' })
  expect(ready().results.page).toBe(1)
  expect(address()).toBe(PATH)
})

test('filters that editors added come where an entry has something in them', async () => {
  const garden = { name: 'own.garden', label: 'Garden', ...items('yes', 'no') }
  const withGarden = [entry(1, { own: { 'own.garden': 'yes' } }), entry(2, {})]
  const all = { ...answers, '/rest/tjt/entries/228/1/en': withGarden, '/rest/tjt/ownfilters/228/en': [garden] }
  const { load, ready } = open(`${PATH}?own.garden=yes&own.gone=no`, network(all).send)
  await load()
  expect(ready().directory.lists.at(-1)).toBe('own.garden')
  expect(ready().results.found.map(({ tnid }) => tnid)).toEqual([1])
  expect(ready().choice.filters).toEqual({ 'own.garden': ['yes'] })
})
