import { loadMessages } from '#site/ui/page/messages.ts'
import { MESSAGES } from '#core/i18n/messages.ts'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { DocumentLine } from '#core/contract/desk-documents.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { Documents } from '#site/features/desk/documents/Documents.tsx'
import { DeskContext } from '#site/features/desk/use-desk.ts'
import { createDesk } from '#site/features/desk/desk.ts'
import { followAddress } from '#site/features/desk/address.ts'
import { fakeApi, miriam, SESSION } from '../people/fake-api.ts'
import { closePage, openPage } from '../people/page.ts'

const en = MESSAGES.en.desk.documents
const LIST = 'GET /rest/tjt/desk/documents'
const line = (id: string, more: Partial<DocumentLine> = {}): DocumentLine => ({
  id,
  name: { en: `Place ${id}` },
  sample: false,
  deleted: false,
  origin: 'seed',
  at: Date.UTC(2026, 0, 5),
  ...more,
})
const found = (documents: DocumentLine[], total = documents.length) => ({
  body: { total, documents },
})

let unfollow: (() => void) | undefined
afterEach(() => {
  unfollow?.()
  closePage()
})

async function show(answers: Parameters<typeof fakeApi>[0], { hash = '#documents', lang = 'en' as Lang } = {}) {
  vi.spyOn(HTMLLinkElement.prototype, 'href', 'set').mockImplementation(() => {})
  const api = fakeApi({ [SESSION]: { body: { ...miriam, role: 'editor' } }, ...answers })
  await openPage(api.send, { lang, path: `/Desk.html${hash}` })
  await Promise.all([loadMessages('desk.documents', lang), loadMessages('desk.page', lang)])
  unfollow = followAddress()
  render(
    <DeskContext value={createDesk()}>
      <Documents />
    </DeskContext>,
  )
  await act(async () => {})
  return api
}

const links = () => [...document.querySelectorAll('.docs-list a')] as HTMLAnchorElement[]

test('lists what there is, with who wrote it and when', async () => {
  await show({
    [`${LIST}/listings?from=0&count=25`]: found([
      line('7', { sample: true, origin: 'editor:3' }),
      line('8', { origin: 'osm' }),
    ]),
  })
  expect(links().map((link) => link.getAttribute('href'))).toEqual(['#documents/listings/7', '#documents/listings/8'])
  const [first, second] = document.querySelectorAll('.docs-list li')
  expect(first?.textContent).toContain('Sample')
  expect(first?.textContent).toContain('Last changed by editor 3')
  expect(first?.textContent).toContain('5 Jan 2026')
  expect(second?.textContent).toContain('osm')
  expect(screen.getByRole('link', { name: en.list.create }).getAttribute('href')).toBe('#documents/new/listings')
  expect(screen.queryByRole('navigation', { name: en.list.pages })).toBeNull()
})

test('finds while somebody types, and only what was typed last', async () => {
  const { routes } = await show({
    [`${LIST}/listings?from=0&count=25`]: found([line('7')]),
    [`${LIST}/listings?text=rimon&from=0&count=25`]: found([line('9')]),
  })
  const box = screen.getByLabelText(en.list.search)
  for (const value of ['r', 'ri', 'rimon']) fireEvent.change(box, { target: { value } })
  await waitFor(() => expect(links()[0]?.textContent).toBe('Place 9'))
  expect(routes().filter((route) => route.includes('text='))).toEqual([`${LIST}/listings?text=rimon&from=0&count=25`])
  expect(location.hash).toBe('#documents/listings?text=rimon')
})

test('arrow keys lead from the field through the list and back', async () => {
  await show({
    [`${LIST}/listings?from=0&count=25`]: found([line('7'), line('8')]),
  })
  const box = screen.getByLabelText(en.list.search)
  box.focus()
  const press = (key: string) => fireEvent.keyDown(document.activeElement!, { key })
  press('ArrowDown')
  expect(document.activeElement).toBe(links()[0])
  press('ArrowDown')
  press('ArrowDown')
  expect(document.activeElement).toBe(links()[1])
  press('ArrowUp')
  press('ArrowUp')
  expect(document.activeElement).toBe(box)
})

test('shows another kind, what was deleted, and the next part', async () => {
  await show(
    {
      [`${LIST}/regions?from=0&count=25`]: found([line('IL.06')], 60),
      [`${LIST}/regions?from=25&count=25`]: found([line('IL.07')], 60),
      [`${LIST}/regions?deleted=true&from=0&count=25`]: found([line('IL.05', { deleted: true })]),
    },
    { hash: '#documents/regions' },
  )
  expect(screen.getByText('1–25 of 60')).toBeTruthy()
  expect(screen.queryByRole('link', { name: en.list.previous })).toBeNull()
  const next = screen.getByRole('link', { name: en.list.next })
  expect(next.getAttribute('href')).toBe('#documents/regions?from=25')
  await act(async () => {
    history.replaceState(undefined, '', '#documents/regions?from=25')
    dispatchEvent(new Event('hashchange'))
  })
  expect(links()[0]?.textContent).toBe('Place IL.07')
  await act(async () => {
    fireEvent.click(screen.getByLabelText(en.list.deleted))
  })
  expect(location.hash).toBe('#documents/regions?deleted=1')
  expect(links()[0]?.closest('li')?.textContent).toContain(en.list.isDeleted)
})

test('says when nothing is found, and when the list cannot be had', async () => {
  const { routes } = await show({
    [`${LIST}/listings?from=0&count=25`]: ['offline', found([])],
  })
  expect(screen.getByRole('alert').textContent).toBe(en.list.failed)
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  })
  expect(screen.getAllByText(en.list.none)).toHaveLength(2)
  expect(routes().filter((route) => route.startsWith(LIST))).toHaveLength(2)
})
