import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Lang } from '#core/i18n/languages.ts'
import { RangeField } from '#site/ui/dates/RangeField.tsx'
// Loaded late by the page, and here before a test waits for it.
import '#site/ui/dates/range-calendar.ts'
import { enquiryDays } from '#site/ui/dates/day-range.ts'
import { wordsIn } from './offer.ts'

vi.mock('#site/ui/page/stylesheet.ts', () => ({ addStylesheet: async () => {} }))

const media = { isWide: true }
beforeEach(() => {
  vi.useFakeTimers({ now: new Date(2026, 10, 22, 9), toFake: ['Date'] })
  media.isWide = true
  vi.stubGlobal('matchMedia', () => ({
    matches: media.isWide,
    addEventListener: () => {},
    removeEventListener: () => {},
  }))
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const picked = vi.fn()
function Shown({ lang, first }: { lang: Lang; first: string }) {
  const [value, setValue] = useState(first)
  return (
    <RangeField
      id="r"
      label="Dates"
      words={wordsIn(lang).dates}
      daysFrom={enquiryDays}
      onChange={(next) => {
        picked(next)
        setValue(next)
      }}
      {...{ lang, value }}
    />
  )
}

async function open({ lang = 'en' as Lang, value = '' } = {}) {
  picked.mockClear()
  render(<Shown lang={lang} first={value} />)
  await act(async () => {
    fireEvent.click(document.getElementById('r')!)
  })
  await screen.findAllByRole('grid')
}
/** With the blanks of a keyboard instead of those of a typesetter. */
const plain = (text: string) => text.replace(/\s/g, ' ')
const { dates } = wordsIn()
const status = () => plain(document.querySelector('.range-foot [role=status]')?.textContent ?? '')
const key = (name: string, shiftKey = false) =>
  act(async () => {
    fireEvent.keyDown(document.activeElement!, { key: name, shiftKey })
  })
const focused = () => document.activeElement?.closest('[data-day]')?.getAttribute('data-day')
const day = (text: string) => document.querySelector<HTMLElement>(`[data-day="${text}"] button`)!
const press = (target: HTMLElement) =>
  act(async () => {
    target.focus()
    fireEvent.click(target)
  })
const shown = () => plain(document.getElementById('r-value')?.textContent ?? '')

describe('the calendar', () => {
  test('shows two months from today, and weeks from Sunday without numbers', async () => {
    await open()
    const grids = screen.getAllByRole('grid')
    expect(grids.map((grid) => grid.getAttribute('aria-label'))).toEqual(['November 2026', 'December 2026'])
    const heads = [...grids[0]!.querySelectorAll('.rdp-weekday')]
    expect(heads).toHaveLength(7)
    expect(heads[0]?.getAttribute('aria-label')).toBe('Sunday')
    expect(focused()).toBe('2026-11-22')
    expect(day('2026-11-21').hasAttribute('disabled')).toBe(true)
  })

  test('shows one month where there is no room', async () => {
    media.isWide = false
    await open()
    expect(screen.getAllByRole('grid')).toHaveLength(1)
    await key('PageDown')
    expect(focused()).toBe('2026-12-22')
  })

  test('ends one year ahead', async () => {
    await open({ value: '2027-11-20/2027-11-21' })
    expect(focused()).toBe('2027-11-20')
    expect(day('2027-11-22').hasAttribute('disabled')).toBe(false)
    expect(day('2027-11-23').hasAttribute('disabled')).toBe(true)
    await key('PageDown')
    expect(focused()).toBe('2027-11-22')
    await key('ArrowRight')
    expect(focused()).toBe('2027-11-22')
    const next = screen.getByRole('button', { name: dates.nextMonth })
    expect(next.getAttribute('aria-disabled')).toBe('true')
  })

  test('goes by keys from the first month to the second without a move', async () => {
    await open()
    for (let presses = 0; presses < 2; presses++) await key('ArrowDown')
    expect(focused()).toBe('2026-12-06')
    expect(screen.getByRole('grid', { name: 'November 2026' })).toBeTruthy()
    await key('PageDown')
    expect(focused()).toBe('2027-01-06')
    expect(screen.getByRole('grid', { name: 'December 2026' })).toBeTruthy()
  })

  test('goes to the left in Hebrew', async () => {
    await open({ lang: 'he' })
    await key('ArrowLeft')
    expect(focused()).toBe('2026-11-23')
  })
})

describe('a range', () => {
  test('has a first and a last day, said as they are chosen', async () => {
    await open()
    expect(status()).toBe(dates.chooseFirst)
    await press(day('2026-12-01'))
    expect(status()).toBe('First day: Tuesday, 1 December 2026. Now choose the last day.')
    expect(day('2026-12-01').getAttribute('aria-label')).toBe('Tuesday, 1 December 2026, first day')
    expect(picked).not.toHaveBeenCalled()
    await press(day('2026-12-04'))
    expect(picked.mock.calls).toEqual([['2026-12-01/2026-12-04']])
    expect(status()).toBe('1–4 Dec 2026. Nights: 3.')
    const labels = ['02', '04'].map((at) => day(`2026-12-${at}`).getAttribute('aria-label')?.split(', ').at(-1))
    expect(labels).toEqual([dates.inside, dates.last])
    expect(shown()).toBe('1–4 Dec 2026')
  })

  test('shows ahead what it would be', async () => {
    await open()
    await press(day('2026-12-01'))
    fireEvent.mouseEnter(day('2026-12-03'))
    const ahead = [...document.querySelectorAll('.is-ahead:not(.rdp-outside)')]
    expect(ahead.map((cell) => cell.getAttribute('data-day'))).toEqual(['2026-12-02', '2026-12-03'])
  })

  test('of one day ends with a press on the end', async () => {
    await open()
    await press(day('2026-12-01'))
    await press(screen.getByRole('button', { name: dates.done }))
    expect(picked.mock.calls).toEqual([['2026-12-01/2026-12-01']])
    expect(screen.queryByRole('grid')).toBeNull()
    expect(shown()).toBe('1 Dec 2026')
  })

  test('is cleared in the calendar, and beside the field with the focus kept', async () => {
    await open({ value: '2026-12-01/2026-12-04' })
    const dialog = screen.getByRole('dialog')
    const [clear] = [...dialog.querySelectorAll<HTMLElement>('.range-foot button')]
    await press(clear!)
    expect(picked.mock.calls).toEqual([['']])
    expect(status()).toBe(dates.chooseFirst)
    await press(day('2026-12-05'))
    await press(day('2026-12-06'))
    await press(screen.getByRole('button', { name: dates.done }))
    await press(screen.getByRole('button', { name: dates.clear }))
    expect(picked).toHaveBeenLastCalledWith('')
    expect(shown()).toBe(dates.choose)
    expect(document.activeElement?.id).toBe('r')
  })

  test('half chosen is given up with the dialog', async () => {
    await open({ value: '2026-12-01/2026-12-04' })
    await press(day('2026-12-10'))
    await press(screen.getByRole('button', { name: dates.close }))
    expect(picked).not.toHaveBeenCalled()
    expect(shown()).toBe('1–4 Dec 2026')
  })
})
