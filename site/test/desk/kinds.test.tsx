// @vitest-environment happy-dom
import { act, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { DeskItem } from '#core/contract/desk.ts'
import { DESK_PAGE_WORDS } from '#core/i18n/desk-page/words.ts'
import { closePage } from '../people/page.ts'
import { DECISION, openDesk } from './page.ts'
import { done, editItem, editLine, queueOf } from './samples.ts'

afterEach(closePage)

const en = DESK_PAGE_WORDS.en
const common = {
  at: editItem.at,
  language: editItem.language,
  state: editItem.state,
  listing: editItem.listing!,
  from: editItem.from!,
  others: [],
}

async function open(item: DeskItem) {
  const { kind, id } = item
  return openDesk(
    {
      [`GET /rest/tjt/desk/item/${kind}/${id}/en`]: { body: item },
      [DECISION]: { body: done(80) },
    },
    { queue: queueOf({ ...editLine, kind, id }), hash: `#queue/${kind}/${id}` },
  )
}
const approve = (name: string) =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name }))
  })

test('a claim says who wants the listing, and names its present owner', async () => {
  const listing = { ...common.listing, owner: { uid: 9, name: 'Avi' } }
  const { asked } = await open({ ...common, kind: 'claim', id: 4, listing })
  expect(screen.getByText(/^Dana Levi says that this place is theirs/)).toBeTruthy()
  expect(screen.getByText('Owner of the listing: Avi')).toBeTruthy()
  expect(screen.getByText('3 approved, 1 refused, 2 waiting')).toBeTruthy()
  await approve(en.acts.approve)
  expect(asked.find(({ route }) => route === DECISION)?.body).toEqual({
    kind: 'claim',
    id: 4,
    act: 'approve',
  })
}) // prettier-ignore

test('a report says what it is about, and leads nowhere but into the site', async () => {
  const report = {
    ...common,
    kind: 'report',
    id: 5,
    repType: 'illegal',
    repTitle: 'Wrong',
    repContent: 'First line\nSecond line',
    repButtonText: 'Report a problem',
    backLink: 'https://evil.example/',
    goodFaith: true,
    about: { kind: 'review', id: 2 },
  } as const
  const { asked } = await open({ ...report, others: [] })
  expect(screen.getByText('Something here is against the law')).toBeTruthy()
  expect(screen.getByText(en.report.goodFaith)).toBeTruthy()
  expect(document.querySelector('a[href*="evil"]')).toBeNull()
  const about = screen.getByRole('link', { name: 'Open Review 2' })
  expect(about.getAttribute('href')).toBe('#queue/review/2')
  await approve(en.acts.settle)
  expect(asked.find(({ route }) => route === DECISION)?.body).toEqual({
    kind: 'report',
    id: 5,
    act: 'settle',
  })
})

test('a conflict shows the three sides; what is imported goes with its number', async () => {
  const { at, language, state, others } = common
  const { asked } = await open({
    at,
    language,
    state,
    others,
    kind: 'conflict',
    id: 6,
    contentKind: 'listings',
    item: '7',
    source: 'osm',
    seq: 41,
    title: { en: 'Café Rimon' },
    fields: [
      { path: 'title', base: { en: 'Rimon' }, ours: { en: 'Café Rimon' } },
    ],
  })
  const side = (name: string) =>
    screen.getByText(name).parentElement!.querySelector('dd')!
  expect(side(en.conflict.base).textContent).toBe('en: Rimon')
  expect(within(side(en.conflict.ours)).getByText(/Café/).closest('ins')).toBeTruthy()
  expect(side(en.conflict.theirs).querySelector('ins')).toBeNull()
  expect(screen.getByText('listings 7')).toBeTruthy()
  await approve(en.acts.theirs)
  expect(asked.find(({ route }) => route === DECISION)?.body).toEqual({
    kind: 'conflict',
    id: 6,
    act: 'approve',
    seq: 41,
  })
}) // prettier-ignore

test('a place that may be the listing shows two sides and asks which it is', async () => {
  const { at, state, others, listing } = common
  const { asked } = await open({
    at,
    language: 'en',
    state,
    others,
    listing,
    kind: 'conflict',
    id: 6,
    contentKind: 'listings',
    item: '7',
    source: 'osm',
    seq: 41,
    twin: {
      sourceId: 'node/12',
      title: { en: 'Rimon' },
      metres: 40,
      alike: ['name', 'phone'],
    },
    fields: [{ path: 'address', ours: 'Old Street 1', theirs: 'New Street 2' }],
  })
  const { twin } = en.conflict
  const side = (name: string) =>
    screen.getByText(name).parentElement!.querySelector('dd')!
  expect(screen.getByText(twin.text)).toBeTruthy()
  expect(screen.getByText('node/12')).toBeTruthy()
  expect(screen.getByText('40 m')).toBeTruthy()
  expect(screen.getByText('name, phone')).toBeTruthy()
  expect(screen.queryByText(en.conflict.base)).toBeNull()
  expect(side(en.conflict.ours).textContent).toBe('Old Street 1')
  expect(within(side(twin.after)).getByText(/New/).closest('ins')).toBeTruthy()
  await approve(twin.another)
  fireEvent.click(await screen.findByRole('button', { name: 'It is another place.' }))
  await approve(twin.another)
  expect(asked.find(({ route }) => route === DECISION)?.body).toEqual({
    kind: 'conflict',
    id: 6,
    act: 'refuse',
    reason: 'It is another place.',
    seq: 41,
  })
}) // prettier-ignore

test('an edit that claims the listing makes its sender the owner once that is ticked', async () => {
  const { asked } = await open({ ...editItem, claimsOwnership: true })
  fireEvent.click(screen.getByLabelText('Make Dana Levi the owner'))
  await approve(en.acts.approve)
  expect(asked.find(({ route }) => route === DECISION)?.body).toMatchObject({
    owner: true,
  })
})

test('an item that is gone says so', async () => {
  await openDesk({}, { queue: queueOf(editLine), hash: '#queue/edit/1' })
  expect(screen.getByRole('alert').textContent).toBe(en.item.gone)
})
