import { describe, expect, test, vi } from 'vitest'
import { PLACES } from '#core/test/places.ts'
import { createMonthPage } from '#site/features/calendar/month-page.ts'
import { newYork } from './month-words.ts'
import { network, offline, slowNetwork } from './network.ts'

const TIMES = '/rest/tjt/locationshabbattimes/'
const home = { place: PLACES.jerusalem, name: 'Jerusalem' }
const NOON = Date.parse('2026-11-20T10:00:00Z')

function open(send: typeof fetch = offline, now = NOON) {
  const addresses: string[] = []
  const onFailure = vi.fn()
  const page = createMonthPage({
    lang: 'en',
    home,
    send,
    now: () => now,
    replace: (query) => addresses.push(query),
    onFailure,
  })
  return { page, addresses, onFailure, state: () => page.$state.get() }
}

describe('the month', () => {
  test('is unknown before the page wakes, then that of today at its place', () => {
    const { page, state } = open()
    expect(state()).toMatchObject({ hasMoved: false, options: {} })
    expect(state().month).toBeUndefined()
    void page.start('')
    expect(state()).toMatchObject({ month: '2026-11', now: NOON })
  })

  test('of today is that of the place, not of the visitor', () => {
    // Already December in Jerusalem.
    const { page, state } = open(offline, Date.parse('2026-11-30T22:30:00Z'))
    void page.start('')
    expect(state().month).toBe('2026-12')
  })

  test.each([
    ['?month=2027-04', '2027-04'],
    ['?month=2027-13', '2026-11'],
    ['?month=0001-01', '2026-11'],
    ['?month=April', '2026-11'],
  ])('of the address %s is %s', (search, month) => {
    const { page, state } = open()
    void page.start(search)
    expect(state().month).toBe(month)
  })

  test.each([
    ['?month=2027-13', ['month=2027-13']],
    ['?loc=abc', ['loc=abc']],
    ['?month=2027-04&candles=22', []],
    ['', []],
  ])('of %s shows not %j, until something is chosen', (search, unread) => {
    const { page, addresses, state } = open()
    void page.start(search)
    expect(state().unread).toEqual(unread)
    page.moveMonths(1)
    expect(state().unread).toEqual([])
    expect(addresses.at(-1)).not.toMatch(/abc|-13/)
  })

  test('moves by months and years, and the address with it', () => {
    const { page, addresses, state } = open()
    void page.start('?candles=22&month=2026-12')
    page.moveMonths(1)
    expect(state()).toMatchObject({ month: '2027-01', hasMoved: true })
    page.moveMonths(-12)
    page.showToday()
    expect(state().month).toBe('2026-11')
    expect(addresses).toEqual(['candles=22&month=2027-01', 'candles=22&month=2026-01', 'candles=22&month=2026-11'])
  })

  test('stays where there is no other', () => {
    const { page, addresses, state } = open()
    void page.start('?month=2199-12')
    page.moveMonths(1)
    page.moveMonths(12)
    expect(state()).toMatchObject({ month: '2199-12', hasMoved: false })
    expect(addresses).toEqual([])
  })

  test('the options of the address are taken up', () => {
    const { page, state } = open()
    void page.start('?candles=0&havdalah=72&elevation=1')
    expect(state().options).toEqual({
      minutesBeforeSunset: 0,
      havdalah: '72',
      elevation: true,
    })
  })
})

describe('the place', () => {
  test('is that of the page at first, without a call', () => {
    const { urls, send } = network({})
    const { page, state } = open(send)
    void page.start('')
    expect(state().place).toEqual({ status: 'shown', ...home })
    expect(urls).toEqual([])
  })

  test('of the address is fetched; the one of the page has left by then', async () => {
    const { sent, send } = slowNetwork()
    const { page, state } = open(send)
    const started = page.start('?loc=5128581')
    expect(state().place).toEqual({ status: 'loading', name: '' })
    expect(sent[0]?.url).toBe(`${TIMES}5128581/en`)
    sent[0]!.answer(newYork)
    await started
    expect(state().place).toEqual({
      status: 'shown',
      name: 'New York City',
      place: {
        id: 5128581,
        lat: 40.71427,
        lng: -74.00597,
        elevationMetres: 57,
        timeZone: 'America/New_York',
        country: 'US',
      },
    })
  })

  test.each(['?loc=0', '?loc=x', '?loc=-3', '?loc=99999999999', '?loc=281184'])('of %s is not requested', (search) => {
    const { urls, send } = network({})
    const { page, state } = open(send)
    void page.start(search)
    expect(state().place.status).toBe('shown')
    expect(urls).toEqual([])
  })

  test('is chosen, and stands in the address', async () => {
    const { send } = network({ [TIMES]: newYork })
    const { page, addresses, state } = open(send)
    void page.start('?month=2027-04')
    const chosen = page.choosePlace(5128581, 'New York City, United States')
    expect(state().place).toEqual({
      status: 'loading',
      name: 'New York City, United States',
    })
    await chosen
    expect(state().place).toMatchObject({ status: 'shown' })
    expect(addresses).toEqual(['month=2027-04&loc=5128581'])
  })

  test.each([
    ['out of reach', offline],
    ['refusing', network({}).send],
  ])('is none, and its failure is told, when the API is %s', async (_, send) => {
    const { page, state, onFailure } = open(send)
    void page.start('')
    await page.choosePlace(5128581, 'New York City')
    expect(state().place).toEqual({ status: 'none' })
    expect(onFailure).toHaveBeenCalledOnce()
  })

  test('chosen last is the one that counts, whichever answers last', async () => {
    const { sent, send } = slowNetwork()
    const { page, state } = open(send)
    void page.start('')
    const first = page.choosePlace(2643743, 'London')
    const second = page.choosePlace(5128581, 'New York City')
    sent[1]!.answer(newYork)
    await second
    sent[0]!.answer({ ...newYork, tlid: 2643743, locTitle: 'London' })
    await first
    expect(state().place).toMatchObject({ name: 'New York City' })
  })
})

test('the clock is looked at again', () => {
  let now = NOON
  const page = createMonthPage({ lang: 'en', home, now: () => now })
  void page.start('')
  now += 60_000
  page.tick()
  expect(page.$state.get().now).toBe(NOON + 60_000)
})
