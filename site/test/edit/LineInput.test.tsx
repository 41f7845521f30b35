import { loadMessages } from '#site/ui/page/messages.ts'
import { MESSAGES } from '#core/i18n/messages.ts'
import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { readHours } from '#core/domain/hours/notation.ts'
import { readPrayers } from '#core/domain/prayers/notation.ts'
import type { OneLineKind } from '#core/domain/listing/one-line.ts'
import { LineInput } from '#site/features/edit/LineInput.tsx'
import { closePage, openPage } from '../people/page.ts'

afterEach(closePage)

const { hours: words, prayers } = MESSAGES.en.edit

/** The parts of a line, and the line as a form gets it. */
async function show(kind: OneLineKind, first: string) {
  await openPage(async () => Response.json({}))
  await loadMessages('edit', 'en')
  const lines = [first]
  function Page() {
    const [value, setValue] = useState(first)
    return (
      <LineInput
        name="line"
        {...{ kind, value }}
        onValue={(text) => {
          lines.push(text)
          setValue(text)
        }}
      />
    )
  }
  render(<Page />)
  return { line: () => lines.at(-1)! }
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } })

test('hours typed at a weekday go into the line, and the other days stay', async () => {
  const { line } = await show('hours', 'Su-Th 10:00-22:00')
  expect(field('Monday').value).toBe('10:00-22:00')
  type('Monday', '11:00-15:00')
  expect(readHours(line())).toEqual(readHours('Su,Tu-Th 10:00-22:00; Mo 11:00-15:00'))
  expect(field('Monday').value).toBe('11:00-15:00')
})

test('what holds on festivals is chosen', async () => {
  const { line } = await show('hours', 'Su-Th 10:00-22:00')
  type(words.days.yomTov, 'closed')
  expect(readHours(line())?.jewishDays.yomTov).toBe('closed')
})

test('half a time stays as it is typed', async () => {
  const { line } = await show('hours', '')
  type('Sunday', '10:')
  expect(field('Sunday').value).toBe('10:')
  expect(line()).toContain('10:')
})

test('prayer times are typed by service', async () => {
  const { line } = await show('prayerTimes', 'shacharit Su-Fr 06:30')
  type(prayers.services.mincha, 'Su-Th 13:15')
  expect(readPrayers(line())).toEqual(readPrayers('shacharit Su-Fr 06:30; mincha Su-Th 13:15'))
})

test('an error stands at its day once that is left, and what was typed stays', async () => {
  const { line } = await show('hours', '')
  type('Friday', 'until candles')
  expect(screen.queryByText(/from when/)).toBeNull()
  fireEvent.blur(field('Friday'))
  expect(field('Friday').getAttribute('aria-describedby')).toBe('line-Fr-problem')
  expect(document.getElementById('line-Fr-problem')?.textContent).toContain('Friday: from when?')
  expect(field('Friday').value).toBe('until candles')
  type('Friday', '9 to candles')
  expect(document.getElementById('line-Fr-problem')).toBeNull()
  expect(line()).toBe('Fr 09:00-candles')
})

test('one day is copied to all, and the line says how it is understood', async () => {
  const { line } = await show('hours', '')
  type('Monday', '9:00–14:00, 16–20')
  fireEvent.click(screen.getByRole('button', { name: 'Copy Monday to all days' }))
  expect(line()).toBe('Su-Sa 09:00-14:00, 16:00-20:00')
  type('Saturday', 'closed')
  const reading = screen.getByRole('status').textContent?.replace(/[\u2066\u2069]/g, '')
  expect(reading).toBe('Reads: Sunday – Friday: 09:00–14:00, 16:00–20:00 · Saturday: closed')
})

test('times without a day say what to write at their service', async () => {
  await show('prayerTimes', '')
  type(prayers.services.shacharit, '6:30')
  fireEvent.blur(field(prayers.services.shacharit))
  expect(document.getElementById('line-shacharit-problem')?.textContent).toContain('on which days?')
})
