import { beforeEach, expect, test, vi } from 'vitest'
import { MESSAGES } from '#core/i18n/messages.ts'
import { keepFrom } from '#site/features/nearby/from-point.ts'
import { wayTo } from '#site/features/nearby/walk.ts'
import { wayText } from '#site/features/nearby/way-text.ts'
import { $inMiles } from '#site/ui/units/units.ts'

const HOTEL = { lat: 31.777, lng: 35.22, name: 'Hotel' }
const CARDS = { far: [35.25, 31.78], near: [35.221, 31.777], middle: [35.23, 31.777] } as const
const card = (name: string, position: readonly number[]) =>
  `<li class="card" data-at="${position.join()}"><div class="card-body"><a href="/${name}">${name}</a></div></li>`
const words = MESSAGES.en.places.nearby.from

beforeEach(async () => {
  keepFrom(undefined)
  $inMiles.set(false)
  document.documentElement.lang = 'en'
  document.body.innerHTML = `
    <div class="summary">
      <p class="card-line" data-at="35.23,31.777">Street<span class="from-centre"> · 4 km from the centre</span></p>
      <a href="/map">Map</a>
    </div>
    <p>Pray: <span data-way="35.25,31.78"><b>3 min</b> on foot</span></p>
    <ul><li class="card"><a href="/sample">sample</a></li>
    ${Object.entries(CARDS)
      .map(([name, position]) => card(name, position))
      .join('')}</ul>`
  await import('#site/features/nearby/from-cards.ts')
})

const names = () => [...document.querySelectorAll('.card a')].map(({ textContent }) => textContent)
const waysOf = (selector: string) => [...document.querySelectorAll(selector)].map(({ textContent }) => textContent)
const wayIn = (name: keyof typeof CARDS, inMiles: boolean) =>
  wayText('en', wayTo({ position: [...CARDS[name]] }, HOTEL), { inMiles, onFoot: words.onFoot })

test('a page and its cards say one distance, in the units of the visitor, the nearest first', async () => {
  const onOrder = vi.fn()
  addEventListener('from', onOrder, { once: true })
  keepFrom(HOTEL)
  await vi.waitFor(() => expect(waysOf('.card .card-way')).toHaveLength(3))
  expect(names()).toEqual(['near', 'middle', 'far', 'sample'])
  expect(waysOf('.card .card-way')).toEqual([wayIn('near', false), wayIn('middle', false), wayIn('far', false)])
  // The listing of the page is where one of the cards is.
  expect(waysOf('.summary .card-way')).toEqual([wayIn('middle', false)])
  expect(waysOf('[data-way]')).toEqual([wayIn('far', false)])
  expect(document.querySelector<HTMLElement>('.from-centre')?.hidden).toBe(true)
  expect(waysOf('.from-note')).toHaveLength(1)
  // The rest of a list, which its page has not, is asked for.
  expect(onOrder).toHaveBeenCalledOnce()
  $inMiles.set(true)
  await vi.waitFor(() =>
    expect(waysOf('.card .card-way')).toEqual([wayIn('near', true), wayIn('middle', true), wayIn('far', true)]),
  )
  expect(waysOf('.summary .card-way')).toEqual([wayIn('middle', true)])
})

test('a guide leads to what is within a walk of the point, whose name its address has not', async () => {
  document.body.insertAdjacentHTML('afterbegin', '<h1>Jerusalem</h1><p class="from-ask"><button>Ask</button></p>')
  keepFrom({ ...HOTEL, lat: 31.77712 })
  await vi.waitFor(() => expect(waysOf('.from-note a')).toEqual([MESSAGES.en.places.nearby.walk.link]))
  expect(document.querySelector('.from-note a')?.getAttribute('href')).toBe(
    '/Kosher_NearBy-31.777,35.22-Jerusalem.html?walk=1',
  )
})

test('a point that is forgotten leaves the page as it was built', async () => {
  keepFrom(HOTEL)
  await vi.waitFor(() => expect(waysOf('.from-note')).toHaveLength(1))
  document.querySelector<HTMLElement>('.from-note button')!.click()
  expect(names()).toEqual(['sample', 'far', 'near', 'middle'])
  expect(waysOf('.card-way, .from-note')).toEqual([])
  expect(document.querySelector('[data-way]')?.innerHTML).toBe('<b>3 min</b> on foot')
  expect(document.querySelector<HTMLElement>('.from-centre')?.hidden).toBe(false)
  expect(document.activeElement?.textContent).toBe('Map')
})

test('neither a point far away nor the listing itself says anything of it', async () => {
  keepFrom({ lat: 48.85, lng: 2.35, name: 'Paris' })
  keepFrom({ lat: 31.777, lng: 35.23, name: 'The listing' })
  await vi.waitFor(() => expect(waysOf('.card .card-way')).toHaveLength(3))
  expect(waysOf('.summary .card-way')).toEqual([])
  keepFrom({ lat: 48.85, lng: 2.35, name: 'Paris' })
  await vi.waitFor(() => expect(waysOf('.card-way, .from-note')).toEqual([]))
})
