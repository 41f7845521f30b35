import { afterEach, expect, test, vi } from 'vitest'
import { countSearch } from '#site/ui/page/count.ts'

afterEach(() => {
  delete document.body.dataset['count']
  vi.unstubAllGlobals()
})

test('how a search ended is counted on pages that are counted, and nowhere else', () => {
  const sendBeacon = vi.fn(() => true)
  vi.stubGlobal('navigator', { sendBeacon })
  countSearch({ nothing: 'kosher sushi' })
  expect(sendBeacon).not.toHaveBeenCalled()
  document.body.dataset['count'] = ''
  countSearch({ nothing: 'kosher sushi' })
  expect(sendBeacon.mock.calls).toEqual([['/rest/tjt/count/search?nothing=kosher+sushi']])
})
