import { MESSAGES } from '#core/i18n/messages.ts'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { HoldReason } from '#core/contract/desk.ts'
import { SESSION } from '../people/fake-api.ts'
import { closePage } from '../people/page.ts'
import { DECISION, editor, openDesk } from './page.ts'
import { done, queueOf, reviewItem, reviewLine } from './samples.ts'

afterEach(closePage)

const en = MESSAGES.en.desk.page
const held: HoldReason[] = [{ why: 'first' }, { why: 'word', word: 'casino' }]
const item = { ...reviewItem, hidden: true, held }
const RULES = 'GET /rest/tjt/desk/holding'
const SET = 'POST /rest/tjt/desk/holding'

const press = (name: string, inside: HTMLElement = document.body) =>
  act(async () => {
    fireEvent.click(within(inside).getByRole('button', { name }))
  })
/** Without the marks that keep directions apart. */
const plain = (element: Element | null | undefined) => (element?.textContent ?? '').replace(/[⁦-⁩]/g, '')

const open = (role: 'editor' | 'moderator') =>
  openDesk(
    {
      [SESSION]: { body: { ...editor, role } },
      'GET /rest/tjt/desk/item/review/2/en': { body: item },
      [DECISION]: { body: done(80) },
      [RULES]: { body: { first: 2, links: false, words: 'casino' } },
      [SET]: { body: done(81) },
    },
    {
      hash: '#queue/review/2',
      queue: {
        ...queueOf({ ...reviewLine, hidden: true, held }),
        held: { held: 12, waiting: 3, published: 7, removed: 2 },
      },
    },
  )

test('the queue and the item say why a contribution waits, and what became of those that did', async () => {
  await open('editor')
  const why = 'Held: first contribution · contains a word of the list: casino'
  expect(plain(document.querySelector('[data-item="review/2"]'))).toContain(why)
  expect(plain(document.querySelector('.desk-item'))).toContain(why)
  expect(plain(document.body)).toContain('Held so far: 12 · published: 7 · removed: 2 · waiting: 3')
  expect(screen.queryByRole('button', { name: en.acts.spam })).toBeNull()
  expect(screen.queryByRole('button', { name: en.holding.open })).toBeNull()
})

test('one press removes spam, asks for no reason, and can be undone', async () => {
  const { asked } = await open('moderator')
  await press(en.acts.spam)
  expect(asked.find(({ route }) => route === DECISION)?.body).toEqual({ kind: 'review', id: 2, act: 'spam' })
  expect(screen.getByText(`${en.acted.spam}:`, { exact: false })).toBeTruthy()
  expect(screen.getByRole('button', { name: /^Undo/ })).toBeTruthy()
})

test('the rules are shown, checked and sent', async () => {
  const { asked } = await open('moderator')
  await press(en.holding.open)
  const dialog = await screen.findByRole('dialog', { name: en.holding.title })
  const first = within(dialog).getByLabelText<HTMLInputElement>(en.holding.first)
  const words = within(dialog).getByLabelText<HTMLTextAreaElement>(en.holding.words)
  expect([first.value, words.value]).toEqual(['2', 'casino'])
  fireEvent.change(first, { target: { value: '-1' } })
  await press(en.holding.save, dialog)
  expect(within(dialog).getByText(en.holding.firstWrong)).toBeTruthy()
  expect(document.activeElement).toBe(first)
  fireEvent.change(first, { target: { value: '3' } })
  fireEvent.click(within(dialog).getByLabelText(en.holding.links))
  fireEvent.change(words, { target: { value: 'casino\npoker' } })
  await press(en.holding.save, dialog)
  expect(asked.find(({ route }) => route === SET)?.body).toEqual({ first: 3, links: true, words: 'casino\npoker' })
  expect(screen.queryByRole('dialog')).toBeNull()
})
