import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { FeatureSearchResults } from '#core/contract/enquiries.ts'
import { createVacations, type VacationsState } from '#site/features/vacations/vacations.store.ts'
import { $isLoading } from '#site/ui/page/loading.ts'
import { offline, slowNetwork } from './network.ts'

const PAGE = '/kosher_vacations_search.html'
const SEARCH = '/kosher_vacations_search'

function answer(total: number, page = 1): FeatureSearchResults {
  const pages = Math.max(1, Math.ceil(total / 10))
  return { total, page, pages, features: [], currencies: [], destinations: [] }
}

let end = () => {}
beforeEach(() => history.replaceState(undefined, '', PAGE))
afterEach(() => {
  end()
  end = () => {}
})

function open(path: string, own?: typeof fetch) {
  history.replaceState(undefined, '', path)
  const { sent, send } = slowNetwork()
  const onFailure = vi.fn<() => void>()
  const store = createVacations('en', { send: own ?? send, onFailure })
  end = store.follow()
  const ready = () => {
    const now = store.$state.get()
    if (now.status !== 'ready') throw new Error(now.status)
    return now satisfies VacationsState
  }
  return { ...store, sent, ready, onFailure, status: () => store.$state.get().status }
}
const address = () => location.pathname + location.search
const settle = () => new Promise((resolve) => setTimeout(resolve))
const goTo = (url: string) => {
  history.replaceState(undefined, '', url)
  dispatchEvent(new PopStateEvent('popstate'))
}

test('asks for nothing where the address does not', () => {
  for (const path of [PAGE, SEARCH, `${SEARCH}?utm_source=x`]) {
    const { sent, status } = open(path)
    expect(sent).toEqual([])
    expect(status()).toBe('idle')
    expect(address()).toBe(path)
    end()
  }
})

test('asks for what the address says, in the language of the page', async () => {
  const { sent, ready, status } = open(`${SEARCH}?full+board&destination=281184&page=2`)
  expect(status()).toBe('loading')
  expect($isLoading.get()).toBe(true)
  expect(sent).toHaveLength(1)
  expect(sent[0]).toMatchObject({
    url: '/rest/tjt/featuressearchresults',
    language: 'en',
    body: {
      key_word: 'full board',
      loc_type: 281184,
      page: 2,
      language: 'en',
    },
  })
  sent[0]!.answer(answer(25, 2))
  await settle()
  expect(ready().found.total).toBe(25)
  expect($isLoading.get()).toBe(false)
})

test.each([
  ['of the form without a script', '?q=full+board&destination=0', '?full%20board'],
  ['that was not encoded', '?bed&breakfast', '?bed%26breakfast'],
  ['with where somebody came from', '?rome&fbclid=x', '?rome'],
])('an address %s becomes the one of its search', (_, query, own) => {
  open(SEARCH + query)
  expect(address()).toBe(SEARCH + own)
})

test('each search is an entry of the history, and the same one is none', async () => {
  const { sent, search, ready } = open(PAGE)
  const before = history.length
  void search({ text: 'rome', destination: 0, page: 1 })
  sent[0]!.answer(answer(30))
  await settle()
  expect(address()).toBe(`${SEARCH}?rome`)
  void search({ text: 'rome', destination: 0, page: 2 })
  sent[1]!.answer(answer(30, 2))
  await settle()
  expect(address()).toBe(`${SEARCH}?rome&page=2`)
  expect(ready().asked).toEqual({ text: 'rome', destination: 0, page: 2 })
  void search({ text: 'rome', destination: 0, page: 2 })
  expect(history.length).toBe(before + 2)
})

test('goes back and forth with the browser, and back to the page as it was built', async () => {
  const { sent, ready, status } = open(`${SEARCH}?rome`)
  sent[0]!.answer(answer(3))
  await settle()
  goTo(`${SEARCH}?paris`)
  expect(sent[1]!.body).toMatchObject({ key_word: 'paris' })
  sent[1]!.answer(answer(4))
  await settle()
  expect(ready().found.total).toBe(4)
  // A step to a place on the page is no other search.
  goTo(`${SEARCH}?paris#content`)
  expect(sent).toHaveLength(2)
  expect(status()).toBe('ready')
  goTo(PAGE)
  expect(status()).toBe('idle')
})

test('a page too far is the last one, and the address says so', async () => {
  const { sent, ready } = open(`${SEARCH}?rome&page=99`)
  sent[0]!.answer(answer(25, 3))
  await settle()
  expect(ready().asked.page).toBe(3)
  expect(address()).toBe(`${SEARCH}?rome&page=3`)
})

describe('an older search', () => {
  test.each(['before', 'after'])('never wins, answered %s the newer one', async (when) => {
    const { sent, search, ready, onFailure } = open(`${SEARCH}?rome`)
    void search({ text: 'paris', destination: 0, page: 1 })
    expect(sent[0]!.signal?.aborted).toBe(true)
    if (when === 'before') sent[0]!.answer(answer(99))
    sent[1]!.answer(answer(5))
    if (when === 'after') sent[0]!.fail()
    await settle()
    expect(ready().asked.text).toBe('paris')
    expect(ready().found.total).toBe(5)
    expect(onFailure).not.toHaveBeenCalled()
  })

  test('is nothing once the page is as it was built', async () => {
    const { sent, status } = open(`${SEARCH}?rome`)
    goTo(PAGE)
    sent[0]!.answer(answer(99))
    await settle()
    expect(status()).toBe('idle')
  })
})

test('what was found stays until the next is there', async () => {
  const { $state, sent, search } = open(`${SEARCH}?rome`)
  sent[0]!.answer(answer(3))
  await settle()
  void search({ text: 'paris', destination: 0, page: 1 })
  expect($state.get()).toMatchObject({ status: 'loading', found: { total: 3 } })
})

test('a failure is reported once, and the same search can be retried', async () => {
  const { sent, status, again, ready, onFailure } = open(`${SEARCH}?rome&page=2`)
  sent[0]!.fail()
  await settle()
  expect(status()).toBe('failed')
  expect(onFailure).toHaveBeenCalledOnce()
  void again()
  expect(status()).toBe('loading')
  expect(sent[1]!.body).toMatchObject({ key_word: 'rome', page: 2 })
  sent[1]!.answer(answer(12, 2))
  await settle()
  expect(ready().found.total).toBe(12)
  expect(address()).toBe(`${SEARCH}?rome&page=2`)
})

test.each([
  ['a refusal', 400, 'invalidRequest'],
  ['a failure of the server', 500, 'internal'],
  ['no release yet', 503, 'noRelease'],
])('%s is a failure', async (_, code, name) => {
  const { sent, status, onFailure } = open(`${SEARCH}?rome`)
  sent[0]!.answer({ code: name, error: 'x' }, code)
  await settle()
  expect(status()).toBe('failed')
  expect(onFailure).toHaveBeenCalledOnce()
})

test('without a network it is a failure too', async () => {
  const { status } = open(`${SEARCH}?rome`, offline)
  await settle()
  expect(status()).toBe('failed')
})

test('a destination that nobody knows has no vacations', async () => {
  const { sent, ready, onFailure } = open(`${SEARCH}?rome&destination=5`)
  sent[0]!.answer({ code: 'couldNotGetFeatures', error: 'x' }, 404)
  await settle()
  expect(ready().found.total).toBe(0)
  expect(onFailure).not.toHaveBeenCalled()
})
