import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { DayZmanim, ZmanimRequest } from '#core/contract/times.ts'
import { LANGS, type Lang } from '#core/i18n/languages.ts'
import { CandleTimes } from '#site/features/times/CandleTimes.tsx'
// Loaded late by the page, and here before a test waits for it.
import '#site/ui/dates/DayCalendar.tsx'
import { format, isolate } from '#core/i18n/format.ts'
import { candleProps } from '#site/features/times/candle-times.page.ts'
import { EVES, JERUSALEM, NEW_YORK, time, TOKYO, TUESDAY, zmanimOf } from './candle-samples.ts'
import { found, offline } from './network.ts'
import { plain } from './samples.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: TUESDAY, toFake: ['Date'] })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Stands in for the address bar. */
function stubAddress(search: string) {
  const bar = new URL(`https://example.test/Candle_Lighting_Times.html${search}`)
  vi.stubGlobal('location', bar)
  vi.stubGlobal('history', {
    state: null,
    replaceState: (_: unknown, __: string, url: string) => {
      bar.href = new URL(url, bar).href
    },
  })
  return bar
}

interface Setting {
  search?: string
  lang?: Lang
  /** Changes the answer of the API for a day. */
  change?: (answer: DayZmanim) => DayZmanim
}

function show({ search = '', lang = 'en', change = (it) => it }: Setting = {}) {
  const bar = stubAddress(search)
  const asked: ZmanimRequest[] = []
  const api: typeof fetch = async (input, init) => {
    const url = String(input)
    if (url.startsWith('/rest/tjt/defdateloc')) return Response.json({ id: JERUSALEM, text: 'Jerusalem, Israel' })
    if (url.startsWith('/rest/tjt/loccityac/')) return Response.json([found(TOKYO, 'Tokyo')])
    const body = JSON.parse(String(init?.body)) as ZmanimRequest
    asked.push(body)
    const { following, ...first } = zmanimOf(body)
    return Response.json({ ...change(first), ...(following && { following: following.map(change) }) })
  }
  vi.stubGlobal('fetch', api)
  const props = candleProps(lang, { festivalEves: EVES })
  render(<CandleTimes {...props} />)
  return { words: props.words, asked, bar }
}

const place = (name: string) => screen.findByRole('heading', { level: 2, name })
const shabbatPanel = (name: string) => screen.findByRole('region', { name })
const loaded = () => shabbatPanel('Parashat Vayetzei')
const statusTexts = () => screen.getAllByRole('status').map(({ textContent }) => plain(textContent))

function rows(): string[][] {
  const [, ...lines] = within(screen.getByRole('table')).getAllByRole('row')
  return lines.map((line) => [...line.children].map(({ textContent }) => plain(textContent)))
}

describe('before it wakes', () => {
  const markup = () => renderToString(<CandleTimes {...candleProps('he', { festivalEves: EVES })} />)

  test('it has the room of the times, and no time', () => {
    const html = markup()
    expect(html).toContain('עלות השחר')
    expect(html).toContain('aria-busy="true"')
    expect(html).not.toMatch(/\d\d:\d\d/)
  })

  test('it has no style of its own, which the security policy would refuse', () => {
    expect(markup()).not.toMatch(/ style=|<style/)
  })
})

test.each(LANGS)('says what its address asks for in vain, in %s', async (lang) => {
  const { words } = show({ search: '?day=1999-01-01&loc=abc', lang })
  const values = [isolate('loc=abc'), isolate('day=1999-01-01')].join(', ')
  // As it is: French has no-break spaces, which count as others otherwise.
  const said = await screen.findByText(format(words.unread, { values }), { normalizer: (text) => text })
  expect(said.closest('[role=status]')).not.toBeNull()
})

describe('the first place', () => {
  test('has its Shabbat, large, with portion and Hebrew date', async () => {
    show()
    await place('Jerusalem, Israel')
    const panel = await loaded()
    expect(panel.getAttribute('aria-busy')).toBe('false')
    const text = plain(panel.textContent)
    expect(text).toContain('Candle lighting15:57Fri, 20 Novby candleLighting')
    expect(text).toContain('Havdalah17:16Sat, 21 Novby havdalah')
    expect(text).toContain('Hebrew 2026-11-21')
    expect(text).toContain('Chanukah')
  })

  test('has the zmanim of today, with their opinions', async () => {
    show()
    await loaded()
    expect(rows()).toEqual([['Sunriseby sunrise', '06:12']])
    const panel = screen.getByRole('region', { name: 'Zmanim of the day' })
    const text = plain(panel.textContent)
    expect(text).toContain('Tuesday, 17 November 2026')
    expect(text).toContain('Hebrew 2026-11-17')
    expect(text).toContain('from sunset: Hebrew night of 2026-11-17')
  })

  test('says how its times are made, and leads to its page', async () => {
    show()
    await loaded()
    const items = screen.getAllByRole('listitem')
    const lines = items.map(({ textContent }) => plain(textContent))
    expect(lines).toEqual([
      'Candle lighting 40 min before sunset',
      'Havdalah with the sun 8.5° below the horizon',
      'Sunset as seen at sea level',
      'Local time (\u2068Asia/Jerusalem\u2069)',
      'Festivals are observed as in Israel.',
    ])
    const link = screen.getByRole('link', { name: 'More about this place' })
    expect(link.getAttribute('href')).toContain('TJ281184')
  })

  test('is announced to screen readers once everything is loaded', async () => {
    show()
    await loaded()
    expect(statusTexts()).toContain(
      'Jerusalem, Israel: times for Friday, 20 November 2026 and Tuesday, 17 November 2026',
    )
  })
})

test('a place without a page has no link to one', async () => {
  show({ search: `?loc=${NEW_YORK}` })
  await loaded()
  expect(screen.queryByRole('link')).toBeNull()
})

test('the times of a holy day stand among those of every day, in order', async () => {
  show({ search: '?date=2026-11-20' })
  await waitFor(() => expect(rows()).toHaveLength(2))
  expect(rows()[1]).toEqual(['Candle lightingby candleLighting', '15:57'])
  const [, , holy] = within(screen.getByRole('table')).getAllByRole('row')
  expect(holy!.className).toBe('is-holy')
})

test('a run of holy days has each of its lightings', async () => {
  show({ search: `?loc=${NEW_YORK}&shabbat=2027-04-21` })
  const panel = await loaded()
  const text = plain(panel.textContent)
  const days = [...text.matchAll(/\w{3}, \d\d Apr/g)].map(([day]) => day)
  expect(days).toEqual(['Wed, 21 Apr', 'Thu, 22 Apr', 'Fri, 23 Apr', 'Sat, 24 Apr'])
})

test('what else its evenings have stands below', async () => {
  const chanukah = time('chanukah', {
    title: 'Chanukah candles: 1',
    holy: true,
    day: '2026-11-20',
    time: '15:50',
  })
  show({
    change: (answer) => (answer.date === '2026-11-20' ? { ...answer, times: [chanukah, ...answer.times] } : answer),
  })
  const panel = await loaded()
  expect(plain(panel.textContent)).toContain('Chanukah candles: 1Fri, 20 Nov15:50')
})

describe('a time that there is not', () => {
  test('is none, with a notice to ask a rabbi', async () => {
    const { words } = show({
      change: (answer) => ({
        ...answer,
        times: answer.times.map((known) => ({ ...known, time: undefined })),
      }),
    })
    await loaded()
    expect(screen.getAllByText('none')).toHaveLength(3)
    expect(screen.getByText(words.noneWhy)).toBeTruthy()
    expect(document.body.textContent).not.toMatch(/NaN|Invalid|undefined/)
  })

  test('has no notice while there is none of it', async () => {
    const { words } = show()
    await loaded()
    expect(screen.queryByText(words.noneWhy)).toBeNull()
  })

  test('after midnight says its day', async () => {
    const late = time('chatzotNight', { day: '2026-11-18', time: '00:12' })
    show({ change: (answer) => ({ ...answer, times: [late] }) })
    await waitFor(() => expect(rows()[0]![1]).toBe('00:12Wed, 18 Nov'))
  })
})

test('another place is found while it is typed', async () => {
  const { asked, bar } = show()
  await loaded()
  const input = screen.getByRole('combobox', { name: 'City' })
  fireEvent.change(input, { target: { value: 'tok' } })
  // What was typed is bold; in names this DOM puts a space after each element.
  await screen.findByRole('option', { name: /Tok ?yo/ })
  fireEvent.keyDown(input, { key: 'Enter' })
  await place('Tokyo, Japan')
  await loaded()
  expect(asked.slice(-2).map(({ loc }) => loc)).toEqual([TOKYO, TOKYO])
  expect(bar.search).toBe(`?loc=${TOKYO}`)
  expect((input as HTMLInputElement).value).toBe('Tokyo, Japan')
})

describe('a failure', () => {
  test('leaves the words to choose a city, without an alert', async () => {
    stubAddress('')
    vi.stubGlobal('fetch', offline)
    const props = candleProps('en', { festivalEves: EVES })
    render(<CandleTimes {...props} />)
    await waitFor(() => expect(document.querySelector('.candle-empty')?.textContent).toBe(props.words.empty))
    expect(screen.queryByRole('table')).toBeNull()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('takes the times of the last place away', async () => {
    const { words } = show()
    await loaded()
    vi.stubGlobal('fetch', offline)
    fireEvent.change(screen.getByLabelText(words.havdalahBy), {
      target: { value: '72' },
    })
    await waitFor(() => expect(screen.queryByRole('table')).toBeNull())
    expect(document.body.textContent).not.toMatch(/\d\d:\d\d/)
    const input = screen.getByRole<HTMLInputElement>('combobox', {
      name: 'City',
    })
    expect(input.value).toBe('')
  })
})

describe('the options', () => {
  const minutes = () =>
    screen.getByRole<HTMLInputElement>('spinbutton', {
      name: 'Minutes before sunset',
    })
  const type = (value: string) => fireEvent.change(minutes(), { target: { value } })

  test('follow the place, and say by how many minutes', async () => {
    const { words } = show()
    await loaded()
    expect(minutes().value).toBe('')
    expect(minutes().placeholder).toBe('40')
    expect(screen.getByText(words.asCustom)).toBeTruthy()
  })

  test('are requested, shown with the times, and kept in the address', async () => {
    const { words, asked, bar } = show()
    await loaded()
    type('22')
    fireEvent.change(screen.getByLabelText(words.havdalahBy), {
      target: { value: '72' },
    })
    fireEvent.click(screen.getByRole('checkbox', { name: words.height }))
    await screen.findByText('Candle lighting 22 min before sunset')
    expect(screen.getByText('Havdalah 72 min after sunset')).toBeTruthy()
    expect(asked.at(-1)).toMatchObject({
      candles: 22,
      havdalah: '72',
      elevation: true,
    })
    expect(bar.search).toBe(`?loc=${JERUSALEM}&candles=22&havdalah=72&elevation=1`)
    fireEvent.click(screen.getByRole('button', { name: words.reset }))
    await screen.findByText('Candle lighting 40 min before sunset')
    expect(bar.search).toBe('')
    expect(minutes().value).toBe('')
  })

  test.each(['91', '-1', '1.5'])('%s minutes are not taken', async (value) => {
    const { bar } = show()
    await loaded()
    type(value)
    expect(minutes().getAttribute('aria-invalid')).toBe('true')
    const hint = minutes().getAttribute('aria-describedby')!
    expect(document.getElementById(hint)?.textContent).toBe('Enter a whole number from 0 to 90.')
    expect(bar.search).toBe('')
    fireEvent.blur(minutes())
    expect(minutes().hasAttribute('aria-invalid')).toBe(false)
    expect(minutes().value).toBe('')
  })

  test('what was taken on the way to an impossible number is given back', async () => {
    const { bar } = show({ search: '?candles=22' })
    await loaded()
    fireEvent.focus(minutes())
    type('9')
    expect(bar.searchParams.get('candles')).toBe('9')
    type('95')
    expect(bar.searchParams.get('candles')).toBe('22')
    expect(minutes().value).toBe('95')
    fireEvent.blur(minutes())
    expect(minutes().value).toBe('22')
  })

  test('step from the minutes of the place, and not below 0', async () => {
    const { words, bar } = show()
    await loaded()
    fireEvent.click(screen.getByRole('button', { name: words.more }))
    expect(bar.searchParams.get('candles')).toBe('41')
    type('0')
    fireEvent.click(screen.getByRole('button', { name: words.less }))
    expect(bar.searchParams.get('candles')).toBe('0')
  })
})

test('the Shabbat before and the one after are a press away', async () => {
  const { words, bar } = show()
  await loaded()
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
  press(words.nextEve)
  await waitFor(() => expect(bar.search).toBe(`?loc=${JERUSALEM}&shabbat=2026-11-27`))
  press(words.previousEve)
  await waitFor(() => expect(bar.search).toBe(''))
})

test('the card of the times names the city', async () => {
  show()
  const panel = await loaded()
  await waitFor(() => expect(within(panel).getByRole('heading', { level: 2 }).textContent).toBe('Jerusalem, Israel'))
})

describe('the dates', () => {
  async function openPicker(name: RegExp) {
    fireEvent.click(screen.getByRole('button', { name }))
    const dialog = await screen.findByRole('dialog')
    await within(dialog).findByRole('grid')
    return within(dialog)
  }

  test('are shown on their buttons', async () => {
    show()
    await loaded()
    expect(
      screen.getByRole('button', {
        name: 'Shabbat or festival Fri, 20 Nov 2026',
      }),
    ).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Day for zmanim Tue, 17 Nov 2026' })).toBeTruthy()
  })

  test('a Shabbat is picked from the days on which candles are lit', async () => {
    const { asked, bar } = show()
    await loaded()
    const dialog = await openPicker(/^Shabbat or festival/)
    expect(dialog.getByRole('grid', { name: 'November 2026' })).toBeTruthy()
    const buttons = within(dialog.getByRole('grid')).getAllByRole('button')
    const open = buttons.filter((day) => !day.hasAttribute('disabled'))
    expect(open.map(({ textContent }) => textContent)).toEqual(expect.arrayContaining(['6', '13', '20', '27']))
    const names = open.map((day) => day.getAttribute('aria-label'))
    expect(names.every((name) => name?.startsWith('Friday'))).toBe(true)
    expect(names).toContain('Friday, 20 November 2026, chosen')
    asked.length = 0
    fireEvent.click(dialog.getByRole('button', { name: 'Friday, 27 November 2026' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(bar.searchParams.get('shabbat')).toBe('2026-11-27')
    await waitFor(() => expect(asked).toMatchObject([{ date: '2026-11-27', to: '2026-11-28' }]))
  })

  test('a festival is distinguished from a Friday', async () => {
    show({ search: `?loc=${NEW_YORK}&shabbat=2027-04-21` })
    await loaded()
    const dialog = await openPicker(/^Shabbat or festival/)
    expect(
      dialog.getByRole('button', {
        name: 'Thursday, 22 April 2027, eve of a festival',
      }),
    ).toBeTruthy()
  })

  test('any day of the range is picked for the zmanim', async () => {
    const { bar } = show()
    await loaded()
    const dialog = await openPicker(/^Day for zmanim/)
    const today = dialog.getByRole('button', {
      name: 'today, Tuesday, 17 November 2026, chosen',
    })
    expect(today).toBeTruthy()
    fireEvent.click(dialog.getByRole('button', { name: 'Wednesday, 18 November 2026' }))
    expect(bar.searchParams.get('date')).toBe('2026-11-18')
  })

  test('months and years can be chosen within the range only', async () => {
    show()
    await loaded()
    const dialog = await openPicker(/^Day for zmanim/)
    const years = within(dialog.getByRole('combobox', { name: 'Year' }))
    expect(years.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['2026', '2027', '2028'])
    const months = within(dialog.getByRole('combobox', { name: 'Month' }))
    const april = months.getByRole<HTMLOptionElement>('option', {
      name: 'April',
    })
    expect(april.disabled).toBe(true)
  })

  test('weeks begin on Sunday, and have no numbers', async () => {
    show()
    await loaded()
    const dialog = await openPicker(/^Day for zmanim/)
    const heads = [...document.querySelectorAll('.rdp-weekday')]
    expect(heads.map(({ textContent }) => textContent)).toEqual(['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'])
    expect(dialog.queryAllByRole('rowheader')).toEqual([])
  })

  test('the keys move among the days that can be picked', async () => {
    show()
    await loaded()
    const dialog = await openPicker(/^Shabbat or festival/)
    const press = (key: string) =>
      act(async () => {
        fireEvent.keyDown(document.activeElement!, { key })
      })
    const name = () => document.activeElement?.getAttribute('aria-label')
    expect(name()).toBe('Friday, 20 November 2026, chosen')
    await press('ArrowRight')
    expect(name()).toBe('Friday, 27 November 2026')
    await press('PageDown')
    expect(dialog.getByRole('grid', { name: 'December 2026' })).toBeTruthy()
    expect(name()).toBe('Friday, 25 December 2026')
  })

  test.each([
    ['he', 'ינואר 2027', 'יום שישי, 29 בינואר 2027, נבחר', 'א׳'],
    ['ru', 'январь 2027 г.', 'пятница, 29 января 2027 г., выбрано', 'вс'],
    ['fr', 'janvier 2027', 'vendredi 29 janvier 2027, choisi', 'dim.'],
    ['es', 'enero de 2027', 'viernes, 29 de enero de 2027, elegido', 'dom'],
    ['de', 'Januar 2027', 'Freitag, 29. Januar 2027, gewählt', 'So'],
  ] as const)('%s: the calendar speaks it', async (lang, month, day, sunday) => {
    show({ lang, search: '?shabbat=2027-01-29' })
    const [button] = await screen.findAllByRole('button', { name: /2027/ })
    fireEvent.click(button!)
    const grid = await screen.findByRole('grid')
    expect(plain(grid.getAttribute('aria-label'))).toBe(month)
    const chosen = grid.querySelector('[data-selected] button')
    expect(plain(chosen?.getAttribute('aria-label'))).toBe(day)
    expect(document.querySelector('.rdp-weekday')?.textContent).toBe(sunday)
    expect(grid.closest('[dir]')?.getAttribute('dir')).toBe(lang === 'he' ? 'rtl' : 'ltr')
  })

  test('closing leaves the date as it was', async () => {
    const { words, bar } = show()
    await loaded()
    const dialog = await openPicker(/^Day for zmanim/)
    fireEvent.click(dialog.getByRole('button', { name: words.close }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(bar.search).toBe('')
  })
})

describe('the link', () => {
  function stubClipboard(writeText: (text: string) => Promise<void>) {
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText },
      configurable: true,
    })
  }

  test('is copied whole, with the place, and that is said', async () => {
    const copied = vi.fn<(text: string) => Promise<void>>(async () => {})
    stubClipboard(copied)
    const { words } = show({ search: '?havdalah=42' })
    await loaded()
    fireEvent.click(screen.getByRole('button', { name: words.copyLink }))
    await waitFor(() => expect(statusTexts()).toContain(words.copied))
    expect(copied.mock.calls).toEqual([
      [`https://example.test/Candle_Lighting_Times.html?loc=${JERUSALEM}&havdalah=42`],
    ])
  })

  test('that cannot be copied stands in the address bar', async () => {
    stubClipboard(() => Promise.reject(new Error('denied')))
    const { words, bar } = show()
    await loaded()
    fireEvent.click(screen.getByRole('button', { name: words.copyLink }))
    await waitFor(() => expect(statusTexts()).toContain(words.copyFailed))
    expect(bar.search).toBe(`?loc=${JERUSALEM}`)
  })
})
