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
