import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Toasts } from '#site/ui/page/Toasts.tsx'
import { toasts, type ToastType } from '#site/ui/page/toasts.ts'
import { fakeApi } from './fake-api.ts'
import { closePage, openPage } from './page.ts'

beforeEach(async () => {
  vi.useFakeTimers()
  await openPage(fakeApi({}).send)
  render(<Toasts />)
})
afterEach(() => {
  closePage()
  vi.useRealTimers()
})

const add = (text: string, type: ToastType = 'info') => act(() => toasts.add({ type, text }))
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const buttons = () => screen.queryAllByRole('button', { name: 'Close' })
const shown = () => buttons().map((button) => button.parentElement?.textContent)

test('nothing is there to be found before there is a toast', () => {
  expect(screen.queryByRole('region')).toBeNull()
  expect(screen.getByRole('alert').textContent).toBe('')
  expect(screen.getByRole('status').textContent).toBe('')
})

test('the newest is on top, three at most, each with its kind in words', () => {
  add('one')
  add('two', 'success')
  add('three', 'warning')
  add('four', 'error')
  expect(shown()).toEqual(['Error: four', 'Warning: three', 'Done: two'])
})

test('errors are said at once, the others in turn', () => {
  add('Saved.', 'success')
  add('Look.', 'info')
  add('Wrong.', 'error')
  expect(screen.getByRole('alert').textContent).toBe('Wrong.')
  expect(
    within(screen.getByRole('status'))
      .getAllByText(/./)
      .map(({ textContent }) => textContent),
  ).toEqual(['Look.', 'Saved.'])
})

describe('a toast', () => {
  test('goes after 15 seconds', async () => {
    add('one')
    await pass(14_999)
    expect(shown()).toHaveLength(1)
    await pass(1)
    expect(shown()).toEqual([])
  })

  test('stays while it is pointed at, and 7 seconds more', async () => {
    add('one')
    const toast = buttons()[0]!.closest('.toast')!
    fireEvent.pointerEnter(toast)
    await pass(60_000)
    expect(shown()).toHaveLength(1)
    fireEvent.pointerLeave(toast)
    await pass(6_999)
    expect(shown()).toHaveLength(1)
    await pass(1)
    expect(shown()).toEqual([])
  })

  test('stays while it is focused, also when the pointer has gone', async () => {
    add('one')
    const [button] = buttons()
    const toast = button!.closest('.toast')!
    fireEvent.pointerEnter(toast)
    act(() => button!.focus())
    fireEvent.pointerLeave(toast)
    await pass(60_000)
    expect(shown()).toHaveLength(1)
    act(() => button!.blur())
    await pass(7_000)
    expect(shown()).toEqual([])
  })

  test('closes by its button', () => {
    add('one')
    add('two')
    fireEvent.click(buttons()[0]!)
    expect(shown()).toEqual(['Information: one'])
  })

  test('closes by Esc, and by nothing else', () => {
    add('one')
    fireEvent.keyDown(document.body, { key: 'a' })
    expect(shown()).toHaveLength(1)
    fireEvent.keyDown(document.body, { key: 'Escape' })
    expect(shown()).toEqual([])
  })
})

test('the focus of one that goes moves to the next, and back in the end', () => {
  const field = document.body.appendChild(document.createElement('input'))
  add('one')
  add('two')
  act(() => field.focus())
  act(() => buttons()[0]!.focus())
  fireEvent.click(buttons()[0]!)
  expect(document.activeElement).toBe(buttons()[0])
  fireEvent.click(buttons()[0]!)
  expect(document.activeElement).toBe(field)
})
