import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createNearbySearch, geocode, geocodeWords } from '#site/features/nearby/nearby-search.ts'
import { found, network, offline } from './network.ts'

const SEARCH = '/rest/tjt/locac/'
const GEOCODE = '/rest/tjt/geocode/'
const paris = { ...found(2988507, 'Paris'), lat: 48.8534, lng: 2.3488 }
const parisPoint = {
  title: 'Paris',
  about: 'France',
  lat: 48.8534,
  lng: 2.3488,
}
const shul = {
  title: 'Victoire',
  about: '44 rue X, Paris',
  lat: 48.876,
  lng: 2.3375,
}

describe('while it is typed', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  test('places lead by their id, listed points by their position', async () => {
    const { urls, send } = network({
      [SEARCH]: [paris],
      [GEOCODE]: [parisPoint, shul],
    })
    const search = createNearbySearch('fr', { send })
    search.type('paris')
    await vi.advanceTimersByTimeAsync(200)
    expect(search.$state.get()).toEqual({
      status: 'found',
      places: [
        {
          id: '2988507',
          name: 'Paris',
          text: 'Paris, Somewhere',
          lat: 48.8534,
          lng: 2.3488,
          href: '/fr/kosher_search-nearby-TJ2988507-Paris.html',
        },
        {
          id: '48.876,2.3375 Victoire',
          name: 'Victoire',
          text: 'Victoire, 44 rue X, Paris',
          lat: 48.876,
          lng: 2.3375,
          href: '/fr/Kosher_NearBy-48.876,2.338-Victoire.html',
        },
      ],
    })
    expect(urls).toEqual(['/rest/tjt/locac/paris?language=fr', '/rest/tjt/geocode/paris/fr?suggest=1'])
  })

  test('hotels near what the page is about are meant, to a kilometre', async () => {
    const { urls, send } = network({ [SEARCH]: [], [GEOCODE]: [shul] })
    const search = createNearbySearch('en', { send, around: [31.76904, 35.21633] })
    search.type('hilton')
    await vi.advanceTimersByTimeAsync(200)
    expect(urls).toContain('/rest/tjt/geocode/hilton/en?suggest=1&lat=31.77&lng=35.22')
    await geocode('en', 'hilton', { send, around: [31.76904, 35.21633] })
    expect(urls).toContain('/rest/tjt/geocode/hilton/en?lat=31.77&lng=35.22')
  })

  test('two letters ask for nothing; what is out of reach fails', async () => {
    const search = createNearbySearch('en', { send: offline })
    search.type('pa')
    await vi.advanceTimersByTimeAsync(200)
    expect(search.$state.get()).toEqual({ status: 'waiting' })
    search.type('paris')
    await vi.advanceTimersByTimeAsync(200)
    expect(search.$state.get()).toEqual({ status: 'failed' })
  })
})

describe('words that are sent without a choice', () => {
  const lookFor = (answer: unknown, text = ' Victoire ') => geocodeWords('en', text, network({ [GEOCODE]: answer }))

  test('lead to the one point they mean', async () => {
    expect(await lookFor([shul])).toEqual({
      status: 'found',
      href: '/Kosher_NearBy-48.876,2.338-Victoire.html',
    })
  })

  test('lead to the page that asks which they mean', async () => {
    expect(await lookFor([shul, parisPoint])).toEqual({
      status: 'found',
      href: '/kosher_search-nearby-TJ0-Victoire.html',
    })
    expect(await lookFor([shul, parisPoint], 'Москва')).toEqual({
      status: 'found',
      href: '/kosher_search-nearby-TJ0-.html?q=%D0%9C%D0%BE%D1%81%D0%BA%D0%B2%D0%B0',
    })
  })

  test('may mean nothing, and may fail', async () => {
    expect(await lookFor([])).toEqual({ status: 'none' })
    expect(await geocodeWords('en', 'Victoire', { send: offline })).toEqual({
      status: 'failed',
    })
  })
})
