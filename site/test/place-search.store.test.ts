import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createPlaceSearch } from '#site/ui/search/place-search.ts'
import { found, jericho, jerusalem, slowNetwork } from './network.ts'

const PAUSE = 150

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function start(lang: 'en' | 'he' = 'en') {
  const { sent, send } = slowNetwork()
  const search = createPlaceSearch(lang, { send, pause: PAUSE })
  return { sent, search, status: () => search.$state.get().status }
}

const pause = () => vi.advanceTimersByTimeAsync(PAUSE)
const settle = () => vi.advanceTimersByTimeAsync(0)

describe('too little to look for', () => {
  test.each([
    ['nothing', ''],
    ['two letters', 'je'],
    ['two letters between blanks', '   je   '],
    ['only punctuation', '?!.,;:-'],
    ['only blanks', '      '],
    ['a lone surrogate', '\ud800\ud800\ud800'],
    ['two letters with many marks', 'é\u0301\u0301a\u0300'],
    ['two Hebrew letters', 'יר'],
  ])('%s asks nothing', async (_, text) => {
    const { sent, search, status } = start()
    search.type(text)
    await pause()
    expect(status()).toBe('waiting')
    expect(sent).toEqual([])
  })
})

describe('what is asked', () => {
  test('from the third letter on, in the language of the page', async () => {
    const { sent, search, status } = start('he')
    search.type(' ירו ')
    expect(status()).toBe('searching')
    await pause()
    expect(sent).toHaveLength(1)
    expect(decodeURIComponent(sent[0]!.url)).toBe('/rest/tjt/locac/ירו?language=he')
    expect(sent[0]!.language).toBe('he')
  })

  test.each([
    ['Cyrillic', 'Иер', 'Иер'],
    ['signs of an address', 'a/b?c#d&e', 'a/b?c#d&e'],
    ['a percent sign', '100% kosher', '100% kosher'],
    ['a lone surrogate after letters', 'jer\ud800', 'jer\ufffd'],
  ])('%s reaches the API whole', async (_, typed, asked) => {
    const { sent, search } = start()
    search.type(typed)
    await pause()
    const [, name = ''] = /locac\/([^/?#]*)\?language=en$/.exec(sent[0]!.url)!
    expect(decodeURIComponent(name)).toBe(asked)
  })

  test('nothing before the pause is over, and one call for fast typing', async () => {
    const { sent, search } = start()
    for (const text of ['jer', 'jeru', 'jerus']) {
      search.type(text)
      await vi.advanceTimersByTimeAsync(PAUSE - 1)
    }
    expect(sent).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(sent.map(({ url }) => url)).toEqual(['/rest/tjt/locac/jerus?language=en'])
  })
})

describe('what comes back', () => {
  test('places are found', async () => {
    const { sent, search } = start()
    search.type('jer')
    await pause()
    sent[0]!.answer([jerusalem, jericho])
    await settle()
    expect(search.$state.get()).toEqual({
      status: 'found',
      places: [jerusalem, jericho],
    })
  })

  test('none is an answer too', async () => {
    const { sent, search } = start()
    search.type('xyzzy')
    await pause()
    sent[0]!.answer([])
    await settle()
    expect(search.$state.get()).toEqual({ status: 'found', places: [] })
  })

  test.each([
    ['a refusal', 400, { code: 'invalidRequest' }],
    ['a failure of the server', 500, { code: 'internal' }],
    ['an unknown code', 503, { code: 'odd' }],
    ['nothing readable', 502, undefined],
  ])('%s is a failure', async (_, status, body) => {
    const { sent, search } = start()
    search.type('jer')
    await pause()
    if (body) sent[0]!.answer(body, status)
    else sent[0]!.fail()
    await settle()
    expect(search.$state.get()).toEqual({ status: 'failed' })
  })

  test('after a failure the next text is looked for', async () => {
    const { sent, search, status } = start()
    search.type('jer')
    await pause()
    sent[0]!.fail()
    await settle()
    search.type('jeru')
    expect(status()).toBe('searching')
    await pause()
    sent[1]!.answer([jerusalem])
    await settle()
    expect(status()).toBe('found')
  })
})

describe('an older text', () => {
  async function overtaken() {
    const { sent, search, status } = start()
    search.type('jeri')
    await pause()
    search.type('jeru')
    await pause()
    const [older, newer] = sent
    return { older: older!, newer: newer!, search, status }
  }

  test('is given up when a new one is typed', async () => {
    const { older, newer } = await overtaken()
    expect(older.signal?.aborted).toBe(true)
    expect(newer.signal?.aborted).toBe(false)
  })

  test.each([
    ['before', 'searching'],
    ['after', 'found'],
  ] as const)('never wins, answered %s the new one', async (when, expected) => {
    const { older, newer, search } = await overtaken()
    if (when === 'after') {
      newer.answer([jerusalem])
      await settle()
    }
    older.answer([jericho])
    await settle()
    expect(search.$state.get().status).toBe(expected)
    if (when === 'before') newer.answer([jerusalem])
    await settle()
    expect(search.$state.get()).toEqual({
      status: 'found',
      places: [jerusalem],
    })
  })

  test('does not spoil the new one by failing', async () => {
    const { older, newer, search, status } = await overtaken()
    older.fail()
    await settle()
    expect(status()).toBe('searching')
    newer.answer([jerusalem])
    await settle()
    expect(search.$state.get()).toMatchObject({ status: 'found' })
  })

  test('is given up when the text is taken back, and stays so', async () => {
    const { sent, search, status } = start()
    search.type('jer')
    await pause()
    search.type('je')
    expect(status()).toBe('waiting')
    expect(sent[0]!.signal?.aborted).toBe(true)
    sent[0]!.answer([jerusalem])
    await settle()
    expect(status()).toBe('waiting')
  })

  test('is not even asked when it is taken back within the pause', async () => {
    const { sent, search } = start()
    search.type('jer')
    search.type('')
    await pause()
    expect(sent).toEqual([])
  })
})

test('two searches on one page know nothing of each other', async () => {
  const [one, other] = [start(), start()]
  one.search.type('jer')
  await pause()
  one.sent[0]!.answer([found(1, 'Jerez')])
  await settle()
  expect(one.status()).toBe('found')
  expect(other.status()).toBe('waiting')
})
