import { afterEach, beforeEach, expect, test, vi } from 'vitest'

beforeEach(() => {
  vi.resetModules()
  vi.spyOn(navigator, 'language', 'get').mockReturnValue('en-US')
})
afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
})

/** What a page that is opened makes of the visitor. */
const opened = () => import('#site/stores/nearby/distances.ts')

test('distances are in miles where the browser is from, until another unit is chosen', async () => {
  const { $inMiles, turnDistances } = await opened()
  expect($inMiles.get()).toBe(true)
  turnDistances()
  expect($inMiles.get()).toBe(false)
  vi.resetModules()
  expect((await opened()).$inMiles.get()).toBe(false)
})

test.each(['pageshow', 'storage'])('a page follows what was chosen elsewhere: %s', async (event) => {
  const { $inMiles } = await opened()
  localStorage.setItem('distances', 'km')
  dispatchEvent(new Event(event))
  expect($inMiles.get()).toBe(false)
})
