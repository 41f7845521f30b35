import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { LANGS } from '#core/i18n/languages.ts'
import { MESSAGES } from '#core/i18n/messages.ts'
import { FromDialog } from '#site/features/nearby/FromDialog.tsx'
import { loadFromWords } from '#site/features/nearby/from-words.ts'
import { loadMessages } from '#site/ui/page/messages.ts'
import { tripProps } from '#site/features/trip/trip.page.ts'
import { network } from './network.ts'

const words = MESSAGES.en.places.nearby.from

beforeAll(async () => void (await Promise.all([loadMessages('accounts.app', 'en'), loadFromWords('en')])))

const descriptionOf = () => {
  const { unmount } = render(<FromDialog opener={undefined} onClose={() => {}} />)
  onTestFinished(unmount)
  const id = screen.getByRole('combobox', { name: words.label }).getAttribute('aria-describedby')
  return id && document.getElementById(id)?.textContent
}

test('without a geocoder the field says what may be unknown', () => {
  expect(descriptionOf()).toBe(words.unknownHere)
})

test('with one it does not', () => {
  document.body.dataset['geocoder'] = ''
  onTestFinished(() => void delete document.body.dataset['geocoder'])
  expect(descriptionOf()).toBeNull()
})

test.each(LANGS)('%s: so it is where a trip stays', (lang) => {
  const { unknownHere, notFound } = MESSAGES[lang].places.nearby.from
  expect(tripProps({ lang }).stayWords).toMatchObject({ hint: unknownHere, field: { notFound } })
  expect(tripProps({ lang, geocoder: true }).stayWords).not.toHaveProperty('hint')
})

test('of namesakes it asks which, also those who do not see them come', async () => {
  const hotels = ['Paris', 'Lyon'].map((about, lat) => ({ title: 'Hotel', about, lat, lng: 1 }))
  vi.stubGlobal('fetch', network({ '/rest/tjt/geocode/': hotels }).send)
  onTestFinished(() => void vi.unstubAllGlobals())
  onTestFinished(render(<FromDialog opener={undefined} onClose={() => {}} />).unmount)
  const field = screen.getByRole('combobox', { name: words.label })
  fireEvent.change(field, { target: { value: 'Hotel' } })
  fireEvent.keyDown(field, { key: 'Enter' })
  const { which } = MESSAGES.en.places.nearby.page
  await waitFor(() => expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(which))
  expect(screen.getByRole('list', { name: which }).textContent).toContain('Lyon')
})
