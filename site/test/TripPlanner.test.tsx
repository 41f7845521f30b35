import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { act } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { addDays } from '#core/domain/times/dates.ts'
import { readTrip } from '#core/domain/trip/stops.ts'
import { keepFrom } from '#site/features/nearby/from-point.ts'
import { tripProps } from '#site/features/trip/trip.page.ts'
import { TripPlanner } from '#site/features/trip/TripPlanner.tsx'
import { dayOf } from '#site/ui/dates/local-day.ts'
import { jerusalem, network } from './network.ts'

const props = tripProps({ lang: 'en' })
const { words } = props
const HOTEL = { lat: 31.7744, lng: 35.2229, name: 'King David' }
const CALENDAR = {
  tlid: 281184,
  locTitle: 'Jerusalem',
  coords: [35.2163, 31.769],
  timeZone: 'Asia/Jerusalem',
  days: [],
  times: [],
  method: { candles: 40, havdalah: 8.5 },
}
const day = addDays(dayOf(new Date()), 30)

afterEach(async () => {
  await vi.waitFor(() => expect(document.querySelector('[aria-busy=true]')).toBeNull())
  cleanup()
  keepFrom(undefined)
  localStorage.clear()
  history.replaceState(undefined, '', '/')
  vi.unstubAllGlobals()
})

/** A Shabbat, as the API tells of it. */
function shabbatOn(saturday: string) {
  const friday = addDays(saturday, -1)
  return {
    day: saturday,
    shabbat: true,
    parasha: 'Bo',
    festivals: [],
    lightings: [{ day: friday, time: '16:10', when: 'beforeSunset' }],
    havdalah: { day: saturday, time: '17:30' },
  }
}

function show(query = '', times: unknown[] = []) {
  const { send } = network({
    '/rest/tjt/loccityac/': [jerusalem],
    '/rest/tjt/locationcalendar/': { ...CALENDAR, times },
    '/rest/tjt/locnearby/': [],
    '/rest/tjt/mapplaces/': [{ ...jerusalem, lat: 31.77, lng: 35.21 }],
  })
  vi.stubGlobal('fetch', send)
  history.replaceState(undefined, '', `/Kosher_Trip.html${query && `?${query}`}`)
  render(<TripPlanner {...props} />)
}

const field = (name: string) => document.querySelector<HTMLInputElement>(`input[name=${name}]`)!
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const shownStops = () => readTrip((history.state as { query: string }).query).stops

async function chooseCity() {
  type('q', 'jer')
  const list = await screen.findByRole('listbox')
  fireEvent.click(within(list).getByRole('option'))
}

test('a city, a day and nights make a stop; the form folds, and is empty for the next one', async () => {
  show()
  await chooseCity()
  type('day', day)
  type('nights', '3')
  press(words.add)
  const heading = await screen.findByRole('heading', { name: '1. Jerusalem' })
  expect(shownStops()).toEqual([{ place: 281184, day, nights: 3 }])
  expect(document.activeElement).toBe(heading)
  expect(field('q')).toBeNull()
  press(words.form)
  expect([field('q').value, field('day').value]).toEqual(['', addDays(day, 3)])
  expect(document.activeElement).toBe(field('q'))
  press(words.cancel)
  expect(field('q')).toBeNull()
})

test('the head of a trip leads to the form of another stop, which opens', async () => {
  show(`stop=281184,${day},3`)
  fireEvent.click(await screen.findByRole('link', { name: words.form }))
  expect(document.activeElement).toBe(field('q'))
  expect(screen.queryByRole('link', { name: words.form })).toBeNull()
  press(words.cancel)
  expect(screen.getByRole('link', { name: words.form })).toBeTruthy()
})

/** A Saturday after `day`, and the nights until it. */
const nights = ((6 - new Date(day).getUTCDay() + 7) % 7) + 7
const saturday = addDays(day, nights)

test('a stay that ends on Shabbat lasts until after it, unless it is said again when it ends', async () => {
  show('', [shabbatOn(saturday)])
  await chooseCity()
  type('day', day)
  type('nights', String(nights))
  press(words.add)
  await vi.waitFor(() => expect(shownStops()).toEqual([{ place: 281184, day, nights: nights + 1 }]))
  const notice = await screen.findByText(/^This stay now lasts until/)
  expect(notice.textContent).toContain('Shabbat')
  fireEvent.click(within(notice.closest<HTMLElement>('.notice')!).getByRole('button'))
  expect(shownStops()).toEqual([{ place: 281184, day, nights }])
  // The time of the arrival decides nothing of its end.
  press(words.edit)
  type('time', '15:30')
  press(words.save)
  await screen.findByRole('heading', { name: '1. Jerusalem' })
  expect(shownStops()).toEqual([{ place: 281184, day, nights, time: '15:30' }])
})

test('where the next stop begins before, a stay ends as it was typed', async () => {
  show(`stop=281184,${saturday},3`, [shabbatOn(saturday)])
  press(await screen.findByRole('button', { name: words.form }).then(({ textContent }) => textContent))
  await chooseCity()
  type('day', day)
  type('nights', String(nights))
  press(words.add)
  await vi.waitFor(() => expect(screen.getAllByText(/^You leave during/)).toHaveLength(1))
  expect(shownStops()[0]).toEqual({ place: 281184, day, nights })
})

test('who leaves on a Friday may stay until Sunday by one press', async () => {
  show(`stop=281184,${day},${nights - 1}`, [shabbatOn(saturday)])
  const stay = await screen.findByRole('button', { name: /^Stay until Sun/ })
  fireEvent.click(stay)
  expect(shownStops()).toEqual([{ place: 281184, day, nights: nights + 1 }])
  expect(screen.queryByText(words.prolonged.split('{{')[0]!)).toBeNull()
})

test('who arrives on Shabbat may come on Friday by one press, and leaves the stop before then', async () => {
  const [before, friday] = [addDays(saturday, -3), addDays(saturday, -1)]
  show(`stop=281184,${before},3&stop=281184,${saturday},2`, [shabbatOn(saturday)])
  fireEvent.click(await screen.findByRole('button', { name: /^Arrive on Fri.* and end/ }))
  expect(shownStops()).toEqual([
    { place: 281184, day: before, nights: 2 },
    { place: 281184, day: friday, nights: 3 },
  ])
})

test('what is missing is said at its field, and the first of them has the focus', () => {
  show()
  type('nights', '0')
  press(words.add)
  const said = screen.getAllByRole('alert').map(({ textContent }) => textContent)
  expect(said).toEqual([words.noCity, words.noDay, words.noNights.replace('{{most}}', '60')])
  expect(document.activeElement).toBe(field('q'))
})

test('a city or a hotel that was typed and not chosen is none', () => {
  show()
  type('q', 'Jerusalem')
  type('point', 'King David')
  press(words.add)
  const said = screen.getAllByRole('alert').map(({ textContent }) => textContent)
  expect(said.slice(0, 2)).toEqual([words.noCity, words.noPoint])
})

test('the kept starting point is where one stays, and names the city if none is chosen', async () => {
  keepFrom(HOTEL)
  show()
  fireEvent.click(screen.getByRole('button', { name: /King David/ }))
  expect(field('point').value).toBe('King David')
  await vi.waitFor(() => expect(field('q').value).toBe('Jerusalem'))
  type('day', day)
  press(words.add)
  expect(shownStops()).toEqual([{ place: 281184, point: HOTEL, day, nights: 2 }])
})

test('a stop is changed in the form, and what is left alone stays', async () => {
  show(`stop=281184,${day}T15:30,3`)
  await screen.findByRole('heading', { name: '1. Jerusalem' })
  press(words.edit)
  expect([field('q').value, field('day').value, field('time').value]).toEqual(['Jerusalem', day, '15:30'])
  type('nights', '5')
  press(words.save)
  expect(shownStops()).toEqual([{ place: 281184, day, time: '15:30', nights: 5 }])
})

test('a stop that was taken away comes back', async () => {
  show(`stop=281184,${day},3`)
  await screen.findByRole('heading', { name: '1. Jerusalem' })
  press(words.remove)
  expect(shownStops()).toEqual([])
  const back = screen.getByRole('button', { name: words.undo })
  expect(document.activeElement).toBe(back)
  fireEvent.click(back)
  expect(await screen.findByRole('heading', { name: '1. Jerusalem' })).toBeTruthy()
})

test('an empty trip offers an example that begins on a Friday', () => {
  show()
  const { search } = new URL(screen.getByRole<HTMLAnchorElement>('link', { name: words.example }).href)
  const { stops, unread } = readTrip(search)
  expect(unread).toEqual([])
  expect(new Date(stops[0]!.day).getUTCDay()).toBe(5)
  expect(stops[0]!.day > dayOf(new Date())).toBe(true)
})

test('the form of the HTML is taken over also where a point is kept, which it has not', async () => {
  const island = document.createElement('div')
  document.body.append(island)
  island.innerHTML = renderToString(<TripPlanner {...props} />)
  keepFrom(HOTEL)
  const problems: unknown[] = []
  const root = await act(async () =>
    hydrateRoot(island, <TripPlanner {...props} />, { onRecoverableError: (error) => problems.push(error) }),
  )
  onTestFinished(() => {
    act(() => root.unmount())
    island.remove()
  })
  expect(problems).toEqual([])
  expect(within(island).getByRole('button', { name: /King David/ })).toBeTruthy()
})
