import { afterEach, expect, test, vi } from 'vitest'
import { loadMessages, t } from '#site/ui/page/messages.ts'
import { network } from './network.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  delete document.documentElement.dataset['ownTexts']
})

test('islands ask for own texts only where the page says that there are some, once, and do without them', async () => {
  const { urls, send } = network({ '/messages/fr.own.json': { 'listing:videos.isSample': 'Exemple' } })
  vi.stubGlobal('fetch', send)
  const { isSample } = await loadMessages('listing.videos', 'fr')
  expect(urls).toEqual([])
  document.documentElement.dataset['ownTexts'] = 'true'
  expect((await loadMessages('listing.videos', 'fr')).isSample).toBe('Exemple')
  expect(t('listing.videos').isSample).toBe('Exemple')
  await loadMessages('errors', 'fr')
  expect(urls).toEqual(['/messages/fr.own.json'])
  expect((await loadMessages('listing.videos', 'de')).isSample).not.toBe('Exemple')
  expect(isSample).not.toBe('Exemple')
})
