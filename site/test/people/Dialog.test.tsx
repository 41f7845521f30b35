import { act, fireEvent, render, screen } from '@testing-library/react'
import { useState, type ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Dialog } from '#site/ui/dialogs/Dialog.tsx'
import { $openModals } from '#site/ui/dialogs/dialogs.ts'
import { toasts } from '#site/ui/page/toasts.ts'
import { fakeApi } from './fake-api.ts'
import { closePage, openPage } from './page.ts'

beforeEach(async () => {
  await openPage(fakeApi({}).send)
})
afterEach(closePage)

function Opener({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {isOpen && (
        <Dialog title="A question" onClose={() => setOpen(false)}>
          {children}
        </Dialog>
      )}
    </>
  )
}

function open(children: ReactNode = <p>Something</p>) {
  render(<Opener>{children}</Opener>)
  const opener = screen.getByRole('button', { name: 'Open' })
  opener.focus()
  fireEvent.click(opener)
  const dialog = screen.getByRole<HTMLDialogElement>('dialog')
  return { opener, dialog }
}

const isClosed = () => screen.queryByRole('dialog') === null

test('is modal and named by its title', () => {
  const show = vi.spyOn(HTMLDialogElement.prototype, 'showModal')
  const { dialog } = open()
  expect(show).toHaveBeenCalledOnce()
  expect(dialog.open).toBe(true)
  expect(screen.getByRole('dialog', { name: 'A question' })).toBe(dialog)
  expect($openModals.get()).toBe(1)
})

describe('the focus', () => {
  test('moves to the field that asks for it', () => {
    open(<input aria-label="Name" data-autofocus />)
    expect(document.activeElement).toBe(screen.getByLabelText('Name'))
  })

  test('else to the title', () => {
    open()
    expect(document.activeElement?.textContent).toBe('A question')
  })

  test.each([
    ['its button', () => fireEvent.click(screen.getByLabelText('Close'))],
    ['Esc', (dialog: HTMLDialogElement) => fireEvent(dialog, new Event('cancel', { cancelable: true }))],
    [
      'a press beside it',
      (dialog: HTMLDialogElement) => {
        fireEvent.pointerDown(dialog)
        fireEvent.click(dialog)
      },
    ],
  ])('goes back to the opener when it closes by %s', (_, close) => {
    const { opener, dialog } = open()
    close(dialog)
    expect(isClosed()).toBe(true)
    expect(document.activeElement).toBe(opener)
    expect($openModals.get()).toBe(0)
  })
})

test('stays open where a press only ends beside it', () => {
  const { dialog } = open(<p>Select me</p>)
  fireEvent.pointerDown(screen.getByText('Select me'))
  fireEvent.click(dialog)
  expect(isClosed()).toBe(false)
})

test('stays open where the press is inside', () => {
  open(<p>Inside</p>)
  fireEvent.pointerDown(screen.getByText('Inside'))
  fireEvent.click(screen.getByText('Inside'))
  expect(isClosed()).toBe(false)
})

test('shows toasts within itself, where they can be reached', () => {
  const { dialog } = open()
  act(() => toasts.add({ type: 'error', text: 'Wrong.' }))
  const region = screen.getByRole('region', { name: 'Messages' })
  expect(dialog.contains(region)).toBe(true)
  expect(screen.getByRole('alert').textContent).toBe('Wrong.')
})
