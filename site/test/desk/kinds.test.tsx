import { MESSAGES } from '#core/i18n/messages.ts'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { DeskItem, DeskItemOf } from '#core/contract/desk.ts'
import { closePage } from '../people/page.ts'
import { DECISION, openDesk } from './page.ts'
import { done, editItem, editLine, queueOf } from './samples.ts'

afterEach(closePage)

const en = MESSAGES.en.desk.page
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
/** Without the marks that keep directions apart. */
const plain = (text: string) => text.replace(/[\u2066-\u2069]/g, '')
const approve = (name: string) =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name }))
  })

test('a claim says who wants the listing, and names its present owner', async () => {
  const listing = { ...common.listing, owner: { uid: 9, name: 'Avi' } }
  const said = { role: 'The manager', phone: '+972 2 5550100', evidence: '' }
  const listed = { phones: ['+972 2 5550199'], website: 'https://www.example.org', isOwnDomain: true }
  const { asked } = await open({ ...common, kind: 'claim', id: 4, listing, ...said, listed })
  expect(screen.getByText(/^Dana Levi says that this place is theirs/)).toBeTruthy()
  expect(screen.getByText('Owner of the listing: Avi')).toBeTruthy()
  for (const text of ['The manager', '+972 2 5550100', '+972 2 5550199', en.claim.unsaid, en.claim.ownDomain])
    expect(screen.getByText(text)).toBeTruthy()
  expect(screen.getByText('3 approved, 1 refused, 2 waiting')).toBeTruthy()
  await approve(en.acts.approve)
  expect(asked.find(({ route }) => route === DECISION)?.body).toEqual({
    kind: 'claim',
    id: 4,
    act: 'approve',
  })
})

test('an edit says of which week its prayer times are, if of one only', async () => {
  await open({ ...editItem, shabbat: '2026-12-05' })
  expect(screen.getByText('Prayer times by service: For the week of Shabbat 5 December 2026')).toBeTruthy()
})

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
  expect(screen.getByText('It is illegal')).toBeTruthy()
  expect(screen.getByText(en.report.goodFaith)).toBeTruthy()
  expect(document.querySelector('a[href*="evil"]')).toBeNull()
  expect(screen.getByText(en.report.gone, { exact: false })).toBeTruthy()
  await approve(en.acts.settle)
  expect(asked.find(({ route }) => route === DECISION)?.body).toEqual({
    kind: 'report',
    id: 5,
    act: 'settle',
  })
})

const reported: Omit<DeskItemOf<'report'>, 'about'> = {
  ...common,
  others: [],
  kind: 'report',
  id: 5,
  repType: 'words',
  repTitle: '',
  repContent: 'It insults the cook.',
  repButtonText: 'Report',
  backLink: '/Deli-DI7-x.html#review-2',
  goodFaith: false,
}
const quoted = {
  title: 'Never again',
  text: 'Cold soup.',
  author: 'Avi',
  language: 'he',
  hidden: false,
  from: { ...common.from, uid: 20, name: 'Avi Cohen', language: 'he' },
  audit: 33,
} as const

test('a report quotes words, and hides them with a reason for who wrote them', async () => {
  const about = { kind: 'review', id: 2, words: quoted } as const
  const { asked } = await open({ ...reported, about })
  const quote = document.querySelector('blockquote')!
  expect([quote.lang, quote.textContent]).toEqual(['he', 'Never againCold soup.'])
  expect(screen.getByText(/^Review 2 by Avi/)).toBeTruthy()
  expect(screen.getByText(/house rules/)).toBeTruthy()
  const link = screen.getByRole('link', { name: 'Open Review 2' })
  expect(link.getAttribute('href')).toBe('#queue/review/2')
  await approve('Hide the review')
  const reason = screen.getByLabelText<HTMLTextAreaElement>(en.decide.reason)
  expect(reason.lang).toBe('he')
  expect(screen.getByText('Mailed to Avi Cohen, who reads עברית.', { normalizer: plain })).toBeTruthy()
  await approve(en.decide.cancel)
  expect(document.activeElement?.textContent).toBe('Hide the review')
  await approve('Hide the review')
  fireEvent.change(screen.getByLabelText(en.decide.reason), { target: { value: ' Insults ' } })
  await approve('Hide the review')
  expect(asked.find(({ route }) => route === DECISION)?.body).toEqual({
    kind: 'review',
    id: 2,
    act: 'hide',
    reason: 'Insults',
    seen: 33,
  })
})

test('what is hidden from a report takes the other reports about it out of the list', async () => {
  const about = { kind: 'review', id: 2, words: quoted } as const
  const line = { ...editLine, kind: 'report' } as const
  const words = { text: 'Cold soup.', author: 'Avi', hidden: false }
  const lines = [
    { ...line, id: 5, about: { ...about, words } },
    { ...editLine, kind: 'review', id: 2 } as const,
    { ...line, id: 6, about: { ...about, words } },
    { ...line, id: 7 },
  ]
  await openDesk(
    {
      'GET /rest/tjt/desk/item/report/5/en': { body: { ...reported, about } },
      [DECISION]: { body: done(80) },
    },
    { queue: queueOf(...lines), hash: '#queue/report/5' },
  )
  await approve('Hide the review')
  fireEvent.change(screen.getByLabelText(en.decide.reason), { target: { value: 'Insults' } })
  await approve('Hide the review')
  expect(location.hash).toBe('#queue/report/7')
})

test('of words that are hidden or gone a report says so, and offers to hide nothing', async () => {
  const hidden = { ...quoted, hidden: true }
  await open({ ...reported, about: { kind: 'answer', id: 2, words: hidden } })
  expect(screen.getByText(en.report.hidden)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Hide the answer' })).toBeNull()
  closePage()
  await open({ ...reported, about: { kind: 'answer', id: 2 } })
  expect(screen.getByText(en.report.gone, { exact: false })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Hide the answer' })).toBeNull()
})

test('the queue has in a line of a report the words that it is about', async () => {
  const words = { text: 'Never again: Cold soup.', author: 'Avi', hidden: true }
  const about = { kind: 'review', id: 2, words } as const
  await openDesk({}, { queue: queueOf({ ...editLine, kind: 'report', id: 5, about }) })
  expect(document.querySelector('.desk-list q')!.textContent).toBe(words.text)
  expect(document.querySelector('.desk-list')!.textContent).toContain(en.queue.hidden)
})

/** What an import says of a listing. */
const conflictItem = {
  at: common.at,
  language: 'en',
  state: common.state,
  others: common.others,
  kind: 'conflict',
  id: 6,
  contentKind: 'listings',
  item: '7',
  source: 'osm',
  seq: 41,
} as const

test('a conflict shows the three sides; what is imported goes with its number', async () => {
  const { asked } = await open({
    ...conflictItem,
    title: { en: 'Café Rimon' },
    fields: [{ path: 'title', base: { en: 'Rimon' }, ours: { en: 'Café Rimon' } }],
  })
  const side = (name: string) => screen.getByText(name).parentElement!.querySelector('dd')!
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
})

test('of a conflict the fields that are ticked are taken, and one at least', async () => {
  const { asked } = await open({
    ...conflictItem,
    fields: [
      { path: 'fax', ours: '+1 22', theirs: '+1 33' },
      { path: 'address', ours: 'Old Street 1', theirs: 'New Street 2' },
    ],
  })
  const tick = (field: string) => fireEvent.click(screen.getByLabelText(`Accept “${field}”`))
  tick('fax')
  tick('address')
  await approve(en.conflict.chosen)
  expect(screen.getByRole('alert').textContent).toBe(en.conflict.nothingChosen)
  tick('address')
  await approve(en.conflict.chosen)
  expect(asked.filter(({ route }) => route === DECISION).map(({ body }) => body)).toEqual([
    { kind: 'conflict', id: 6, act: 'approve', seq: 41, fields: ['address'] },
  ])
})

test('a place that may be the listing shows two sides and asks which it is', async () => {
  const { asked } = await open({
    ...conflictItem,
    listing: common.listing,
    duplicate: {
      sourceId: 'node/12',
      title: { en: 'Rimon' },
      metres: 40,
      alike: ['name', 'phone'],
    },
    fields: [{ path: 'address', ours: 'Old Street 1', theirs: 'New Street 2' }],
  })
  const { duplicate } = en.conflict
  const side = (name: string) => screen.getByText(name).parentElement!.querySelector('dd')!
  expect(screen.getByText(duplicate.text)).toBeTruthy()
  expect(screen.getByText('node/12')).toBeTruthy()
  expect(screen.getByText('40 m')).toBeTruthy()
  expect(screen.getByText('name, phone')).toBeTruthy()
  expect(screen.queryByText(en.conflict.base)).toBeNull()
  expect(side(en.conflict.ours).textContent).toBe('Old Street 1')
  expect(within(side(duplicate.after)).getByText(/New/).closest('ins')).toBeTruthy()
  await approve(duplicate.another)
  fireEvent.click(await screen.findByRole('button', { name: 'It is a different place.' }))
  await approve(duplicate.another)
  expect(asked.find(({ route }) => route === DECISION)?.body).toEqual({
    kind: 'conflict',
    id: 6,
    act: 'refuse',
    reason: 'It is a different place.',
    seq: 41,
  })
  // Nothing was refused: the place is listed.
  const line = screen.getByRole('region', { name: en.live.title }).querySelector('li')!
  expect(plain(line.textContent)).toContain(`${en.acted.create}: Rimon`)
  expect(line.textContent).not.toContain(en.acted.refuse)
})

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
