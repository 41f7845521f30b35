import { act, cleanup, configure, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Lang } from '#core/i18n/languages.ts'
import { format, isolate } from '#core/i18n/format.ts'
import { MonthCalendar, type MonthCalendarProps } from '#site/features/calendar/MonthCalendar.tsx'
import { network, offline } from './network.ts'
import { newYork, propsIn } from './month-words.ts'
import { plain } from './samples.ts'

const NOON = Date.parse('2026-11-20T10:00:00Z')

// FullCalendar hides events until it has measured them, which it can't do here.
configure({ defaultHidden: true })
// Six weeks of squares are much work for a document that is not a browser's.
beforeEach(() => {
  vi.useFakeTimers({ now: NOON, toFake: ['Date', 'setInterval'] })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.useRealTimers()
  history.replaceState(null, '', '/Jewish_Calendar.html')
})

async function show(
  search = '',
  { lang = 'en', send = offline, ...props }: Partial<MonthCalendarProps> & { lang?: Lang; send?: typeof fetch } = {},
) {
  history.replaceState(null, '', `/Jewish_Calendar.html${search}`)
  vi.stubGlobal('fetch', send)
  const all = { ...propsIn(lang), ...props }
  // Awaited, so that what waits for its words goes on inside `act`.
  await act(async () => void render(<MonthCalendar {...all} />))
  await waitFor(() => expect(cells().length).toBeGreaterThan(0))
  return all.words
}

// Roles are looked for in parts of the page: in all of it that takes long.
const part = (className: string) => within(document.querySelector<HTMLElement>(className)!)
const button = (name: string) => part('.cal-toolbar').getByRole('button', { name })
const press = (name: string) => act(async () => fireEvent.click(button(name)))
const panel = () => document.querySelector<HTMLElement>('.cal-panel')!
const cells = () => [...document.querySelectorAll<HTMLElement>('.cal-grid [role=cell]')]
const cellOf = (day: string) => cells().find((cell) => cell.getAttribute('data-date') === day)!

test('says that it loads, until the month has come', async () => {
  vi.stubGlobal('fetch', offline)
  const { words, ...props } = propsIn('en')
  render(<MonthCalendar words={words} {...props} />)
  expect(screen.getByText(words.loading)).toBeTruthy()
  await waitFor(() => expect(cells()).toHaveLength(42))
  expect(screen.queryByText(words.loading)).toBeNull()
})

test('says what its address asks for in vain', async () => {
  await show('?loc=abc')
  const said = format(propsIn('en').words.unread, {
    values: isolate('loc=abc'),
  })
  expect(screen.getByText(said)).toBeTruthy()
  await press('Next month')
  expect(screen.queryByText(said)).toBeNull()
})

describe('the toolbar', () => {
  test('has its buttons in their order, with the name of the month and the year', async () => {
    await show()
    const names = part('.cal-toolbar')
      .getAllByRole('button')
      .map((one) => one.getAttribute('aria-label') ?? one.textContent)
    expect(names).toEqual(['Previous month', 'Month: November', 'Next month', 'Previous year', 'Next year', 'Today'])
    expect(part('.cal-toolbar').getByRole('heading').textContent).toBe('2026')
  })

  test('moves by a month and by a year, back to today, and tells the address', async () => {
    await show()
    await press('Next month')
    expect(button('Month: December')).toBeTruthy()
    expect(location.search).toBe('?month=2026-12')
    await press('Next year')
    expect(part('.cal-toolbar').getByRole('heading').textContent).toBe('2027')
    await press('Previous month')
    await press('Previous year')
    await press('Previous month')
    expect(location.search).toBe('?month=2026-10')
    await press('Today')
    expect(location.search).toBe('?month=2026-11')
  })

  test('the label with the name of the month does nothing', async () => {
    await show('?month=2027-04')
    const label = button('Month: April')
    expect(label.getAttribute('aria-disabled')).toBe('true')
    await act(async () => fireEvent.click(label))
    expect(button('Month: April')).toBeTruthy()
    expect(location.search).toBe('?month=2027-04')
  })
})

describe('the grid', () => {
  test('has 42 days from Sunday, each with its civil and its Hebrew date', async () => {
    await show()
    const days = cells().map((cell) => cell.getAttribute('data-date'))
    expect(days).toHaveLength(42)
    expect([days[0], days[41]]).toEqual(['2026-11-01', '2026-12-12'])
    const heads = part('.cal-grid').getAllByRole('columnheader')
    expect(heads[0]?.textContent).toContain('Sunday')
    expect(heads[6]?.textContent).toContain('Saturday')
    const text = plain(cellOf('2026-11-21').textContent)
    for (const part of ['21 November 2026', '11 Kislev 5787', 'Parashat Vayetzei', 'Havdalah 17:16'])
      expect(text).toContain(part)
  })

  test('is named by its month and marks today', async () => {
    await show()
    const table = screen.getByRole('table', { name: 'November 2026' })
    const current = table.querySelectorAll('[aria-current=date]')
    expect(current).toHaveLength(1)
    expect(current[0]?.getAttribute('data-date')).toBe('2026-11-20')
    await press('Next month')
    expect(screen.getByRole('table', { name: 'December 2026' })).toBeTruthy()
    expect(cells()[0]?.getAttribute('data-date')).toBe('2026-11-29')
  })

  test('in Hebrew begins with יום א׳ and ends with שבת', async () => {
    await show('', { lang: 'he' })
    const heads = part('.cal-grid').getAllByRole('columnheader')
    expect(heads[0]?.querySelector('.cal-short')?.textContent).toBe('יום א׳')
    expect(heads[6]?.querySelector('.cal-short')?.textContent).toBe('שבת')
    expect(plain(cellOf('2026-11-21').textContent)).toContain('י״א בכסלו תשפ״ז')
  })

  test('leaves out the days that the page hides, and refuses impossible ones', async () => {
    await show('', { hiddenDays: [0] })
    expect(cells()).toHaveLength(36)
    cleanup()
    vi.spyOn(console, 'error').mockImplementation(() => {})
    render(<MonthCalendar {...propsIn('en')} hiddenDays={[7]} />)
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toBe(propsIn('en').words.failed)
    vi.restoreAllMocks()
  })
})

describe('the panel', () => {
  test('tells the Hebrew months, the festivals and today at the place', async () => {
    await show('?month=2026-12')
    const text = plain(panel().textContent)
    expect(text).toContain('Kislev – Tevet 5787')
    expect(text).toContain('Today · Jerusalem 10 Kislev 5787')
    expect(text).toContain('until sunset at 16:38')
    const festivals = within(panel()).getAllByRole('listitem')
    expect(festivals.map(({ textContent }) => plain(textContent))).toEqual([
      'Chanukah Fri, 4 Dec (evening) – Sat, 12 Dec',
      'Fast of 10 Tevet Sun, 20 Dec',
    ])
  })

  test('is renewed with the month, and only then announced', async () => {
    await show()
    const status = within(panel()).getByRole('status')
    expect(status.textContent).toBe('')
    await press('Next month')
    expect(status.textContent).toBe('December 2026: Kislev – Tevet 5787')
  })

  test('turns at sunset while the page stays open', async () => {
    await show()
    expect(panel().textContent).toContain('10 Kislev 5787')
    vi.setSystemTime(Date.parse('2026-11-20T14:45:00Z'))
    await act(async () => void vi.advanceTimersByTime(60_000))
    expect(panel().textContent).toContain('11 Kislev 5787')
    expect(panel().textContent).toContain('since sunset at 16:38')
  })
})

describe('the list of days of note', () => {
  const list = () => document.querySelector<HTMLElement>('.cal-agenda')!

  test('says what squares have no room for', async () => {
    await show('?month=2027-04')
    expect(list().getAttribute('aria-labelledby')).toBeTruthy()
    expect(within(list()).getByRole('heading').textContent).toBe('Days and times: April 2027')
    const entry = within(list())
      .getAllByRole('listitem')
      .find(({ textContent }) => textContent?.includes('21 April 2027'))
    expect(plain(entry?.textContent)).toMatch(
      new RegExp(
        '^Wednesday, 21 April 202714 Nisan 5787Fast of the FirstbornEve of Pesach' +
          String.raw`Fast begins\d\d:\d\dCandle lighting18:\d\dFast ends19:\d\d$`,
      ),
    )
  })
})

describe('the days of this month that are over', () => {
  const folded = () => document.querySelector<HTMLDetailsElement>('.cal-agenda details')

  test('are folded; the list begins with today', async () => {
    await show()
    expect(folded()!.open).toBe(false)
    expect(folded()!.querySelector('summary')!.textContent).toBe('Earlier this month')
    const days = (list: Element) => [...list.querySelectorAll('time')].map((time) => time.getAttribute('datetime')!)
    expect(days(folded()!).every((day) => day < '2026-11-20')).toBe(true)
    const ahead = document.querySelector('.cal-agenda > ol')!
    expect(days(ahead)[0]).toBe('2026-11-20')
    expect(days(ahead)).not.toContain(days(folded()!)[0])
  })

  test('are all of them at its end, which says what comes next', async () => {
    vi.setSystemTime('2026-11-30T10:00Z')
    await show()
    expect(document.querySelector('.cal-agenda > ol')).toBeNull()
    const [text] = [...document.querySelectorAll('.cal-agenda > p')].map(({ textContent }) => plain(textContent))
    expect(text).toMatch(/^Nothing more this month. Next: Chanukah, Fri, 4 Dec \(evening\)/)
  })

  test('are none in another month', async () => {
    await show('?month=2026-10')
    expect(folded()).toBeNull()
    expect(document.querySelector('.cal-agenda time')!.getAttribute('datetime')! < '2026-10-05').toBe(true)
  })
})

describe('the place', () => {
  test('of the address brings its times and its festivals', async () => {
    const { send } = network({ '/rest/tjt/locationshabbattimes/': newYork })
    await show('?loc=5128581&month=2027-04', { send })
    await screen.findByDisplayValue('New York City')
    const text = plain(cellOf('2027-04-23').textContent)
    expect(text).toContain('Pesach (day 2)')
    expect(text).toContain('Candle lighting 19:25')
    expect(screen.getByText(/18 minutes before sunset/)).toBeTruthy()
    expect(screen.getByText(/outside Israel, for two days/)).toBeTruthy()
  })

  test('that cannot be had leaves no times, and none of another place', async () => {
    const words = await show('?loc=5128581&month=2026-11')
    await screen.findByText(words.noPlace)
    expect(screen.queryByText(/Candle lighting \d/)).toBeNull()
    expect(plain(cellOf('2026-11-20').textContent)).not.toMatch(/\d\d:\d\d/)
    expect(part('.cal-place').getByRole('combobox').getAttribute('value')).toBe('')
    expect(panel().textContent).not.toContain('Today')
    // The calendar itself needs no place.
    expect(plain(cellOf('2026-11-21').textContent)).toContain('Vayetzei')
  })
})

describe('the public calendar', () => {
  const agree = () => act(async () => fireEvent.click(part('[aria-labelledby=cal-public-title]').getByRole('button')))
  const publicCalendar = { id: 'us@example', key: 'k', url: 'https://x.test' }

  test('is not spoken of where none is set', async () => {
    await show()
    expect(document.querySelector('[aria-labelledby=cal-public-title]')).toBeNull()
  })

  test('is asked only after the button that says whose servers it asks', async () => {
    const items = [
      {
        id: '1',
        summary: 'Book fair',
        start: { date: '2026-11-24' },
        end: { date: '2026-11-25' },
        htmlLink: 'https://calendar.google.com/event?eid=1',
      },
    ]
    const { urls, send } = network({ 'https://x.test': { items } })
    await show('', { publicCalendar, send })
    const offer = part('[aria-labelledby=cal-public-title]')
    expect(offer.getByText(/Google’s servers/)).toBeTruthy()
    expect(offer.getByRole('button').textContent).toBe('Show events from Google Calendar')
    expect(urls).toEqual([])
    await agree()
    await screen.findByText('The events from Google Calendar are shown.')
    expect(urls).toHaveLength(1)
    const [link] = within(cellOf('2026-11-24')).getAllByRole('link')
    expect(link?.getAttribute('href')).toBe(items[0]!.htmlLink)
  })

  test('tells the error of the API as it is', async () => {
    const send: typeof fetch = async () => Response.json({ error: { message: 'API key not valid.' } })
    await show('', { publicCalendar, send })
    await agree()
    await screen.findByText('Google Calendar API: API key not valid.')
    cleanup()
    await show('', { publicCalendar: { id: 'x', url: 'https://x.test' }, send })
    await agree()
    await screen.findByText('Specify a googleCalendarApiKey')
  })
})
