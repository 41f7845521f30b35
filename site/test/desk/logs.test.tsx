import { MESSAGES } from '#core/i18n/messages.ts'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import type { AuditRow } from '#core/contract/desk.ts'
import { toasts } from '#site/ui/page/toasts.ts'
import { refusal } from '../people/fake-api.ts'
import { closePage } from '../people/page.ts'
import { openDesk, UNDO } from './page.ts'
import { done, editItem, NOW, rimon } from './samples.ts'

afterEach(closePage)

const en = MESSAGES.en.desk.page
const row: AuditRow = {
  id: 70,
  at: NOW,
  by: { uid: 3, name: 'Ruth' },
  act: 'approve',
  kind: 'edit',
  item: '1',
  tnid: 7,
  reason: '',
  before: { title: { en: 'Café Rimon' } },
  after: { title: { en: 'Café Rimon and bakery' } },
  undoable: true,
}
const AUDIT = 'GET /rest/tjt/desk/audit?language=en&from=0&count=20'
const press = (name: string | RegExp, inside: HTMLElement = document.body) =>
  act(async () => {
    fireEvent.click(within(inside).getByRole('button', { name }))
  })

describe('the audit log', () => {
  test('says who did what, with what differs folded, and the pages', async () => {
    const { routes } = await openDesk(
      {
        [AUDIT]: { body: { total: 41, rows: [row] } },
        'GET /rest/tjt/desk/audit?language=en&from=20&count=20': {
          body: { total: 41, rows: [{ ...row, id: 50, undoable: false }] },
        },
      },
      { hash: '#audit' },
    )
    expect(screen.getByText('Approved by Ruth')).toBeTruthy()
    expect(screen.getByText('title.en')).toBeTruthy()
    expect(screen.getByText('and bakery', { exact: false }).closest('ins')).toBeTruthy()
    expect(screen.getByText('Page 1 of 3')).toBeTruthy()
    const next = screen.getByRole('link', { name: en.log.next })
    expect(next.getAttribute('href')).toBe('#audit?page=2')
    await act(async () => {
      location.hash = '#audit?page=2'
      dispatchEvent(new Event('hashchange'))
    })
    await screen.findByText('Action 50')
    expect(routes()).toContain('GET /rest/tjt/desk/audit?language=en&from=20&count=20')
    expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull()
  })

  test('names commands of the operator as such, without a filter for them', async () => {
    const granted = { ...row, by: { uid: -1, name: '' }, act: 'grant', kind: 'role', undoable: false } as const
    const undone = { ...granted, id: 71, act: 'rollback', kind: 'release', item: '12' } as const
    await openDesk({ [AUDIT]: { body: { total: 2, rows: [undone, granted] } } }, { hash: '#audit' })
    expect(screen.getByText('Role given by command')).toBeTruthy()
    expect(screen.getByText('Publish undone by command')).toBeTruthy()
    expect(screen.getAllByText('Release of the site 12').length).toBeGreaterThan(0)
    expect(screen.queryByRole('link', { name: /command/ })).toBeNull()
  })

  test('names the listing in the language of the desk, with ways to its page and its document', async () => {
    await openDesk(
      {
        'GET /rest/tjt/desk/audit?language=he&from=0&count=20': {
          body: {
            total: 2,
            rows: [
              { ...row, listing: rimon },
              { ...row, id: 69, tnid: 8 },
            ],
          },
        },
      },
      { lang: 'he', hash: '#audit' },
    )
    const he = MESSAGES.he.desk.page
    const [named, gone] = document.querySelectorAll<HTMLElement>('.desk-row')
    const links = (item: HTMLElement) =>
      within(item)
        .getAllByRole('link')
        .map((link) => [link.textContent, link.getAttribute('href')])
    expect(links(named!)).toEqual([
      ['Ruth', '#audit?person=3'],
      ['קפה רימון', rimon.url],
      [`${he.log.document}: קפה רימון`, '#documents/listings/7'],
      [`${he.log.listing}: 7`, '#audit?tnid=7'],
    ])
    expect(links(gone!)).toEqual([
      ['Ruth', '#audit?person=3'],
      [`${he.log.listing}: 8`, '#audit?tnid=8'],
    ])
  })

  test('is narrowed to a listing, a person, a kind and a day of the reader, which the address then names', async () => {
    const [since, until] = [new Date(2026, 10, 30), new Date(2026, 11, 1)].map(Number)
    const filter = `tnid=7&person=Ruth&kind=edit&since=${since}&until=${until}`
    const narrow = `GET /rest/tjt/desk/audit?language=en&${filter}&from=0&count=20`
    const { routes } = await openDesk(
      {
        [AUDIT]: { body: { total: 1, rows: [row] } },
        [narrow]: { body: { total: 0, rows: [] } },
      },
      { hash: '#audit' },
    )
    const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
    type(en.log.listing, ' 7 ')
    type(en.log.person, ' Ruth ')
    type(en.log.kind, 'edit')
    type(en.log.day, '2026-11-30')
    await press(en.log.apply)
    expect(location.hash).toBe('#audit?tnid=7&person=Ruth&kind=edit&day=2026-11-30')
    expect(routes().at(-1)).toBe(narrow)
    expect(screen.getByText(en.log.none)).toBeTruthy()
    expect(screen.getByRole('link', { name: en.log.clear }).getAttribute('href')).toBe('#audit')
  })

  test('takes an act back once that is confirmed; a refusal loses nothing', async () => {
    const { asked } = await openDesk(
      {
        [AUDIT]: { body: { total: 1, rows: [row] } },
        [UNDO]: [refusal(409, 'cannotUndo', 'This cannot be taken back.'), { body: done(71) }],
      },
      { hash: '#audit' },
    )
    await press('Undo: Edit 1')
    const dialog = screen.getByRole('dialog')
    const why = within(dialog).getByLabelText<HTMLTextAreaElement>(en.log.undoReason)
    fireEvent.change(why, { target: { value: 'A slip' } })
    await press(en.acts.undo, dialog)
    expect(toasts.$toasts.get()[0]?.text).toBe('This cannot be taken back.')
    expect(why.value).toBe('A slip')
    await press(en.acts.undo, dialog)
    expect(screen.queryByRole('dialog')).toBeNull()
    const sent = asked.filter(({ route }) => route === UNDO).map(({ body }) => body)
    expect(sent.at(-1)).toEqual({ audit: 70, reason: 'A slip' })
  })

  test('of a decision, asks what was sent once it is unfolded, and offers no choice', async () => {
    const { id: audit, by, at } = row
    const decided = { audit, act: 'refuse' as const, by, at, reason: 'Known' }
    const ofListing = 'GET /rest/tjt/desk/audit?language=en&tnid=7&from=0&count=20'
    const { routes } = await openDesk(
      {
        [ofListing]: { body: { total: 1, rows: [{ ...row, act: 'refuse', reason: 'Known', listing: rimon }] } },
        'GET /rest/tjt/desk/item/edit/1/en': {
          body: { ...editItem, state: 'decided', decided },
        },
      },
      // The address of the former history.
      { hash: '#history?tnid=7' },
    )
    expect(screen.getByText(/^Refused by Ruth/)).toBeTruthy()
    expect(screen.getByText('Reason: Known')).toBeTruthy()
    const item = 'GET /rest/tjt/desk/item/edit/1/en'
    expect(routes()).not.toContain(item)
    await act(async () => {
      const details = document.querySelector('details')!
      details.open = true
      fireEvent(details, new Event('toggle'))
    })
    expect(routes()).toContain(item)
    const fields = await screen.findByRole('list', { name: en.edit.title })
    expect(within(fields).getByText('Burgers')).toBeTruthy()
    expect(within(fields).queryByRole('checkbox')).toBeNull()
    expect(screen.getByRole('button', { name: 'Undo: Edit 1' })).toBeTruthy()
  })
})
