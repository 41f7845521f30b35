import { MESSAGES } from '#core/i18n/messages.ts'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { refusal, SESSION, sessionOf } from '../people/fake-api.ts'
import { closePage } from '../people/page.ts'
import { DECISION, editor, entryOf, openDesk, queueRoute, UNDO } from './page.ts'
import { done, editItem, editLine, queueOf, reviewItem, reviewLine } from './samples.ts'

afterEach(closePage)

const en = MESSAGES.en.desk.page
const EDIT = 'GET /rest/tjt/desk/item/edit/1/en'
const REVIEW = 'GET /rest/tjt/desk/item/review/2/en'
const queue = queueOf(editLine, reviewLine)
const items = { [EDIT]: { body: editItem }, [REVIEW]: { body: reviewItem } }

const key = (name: string, init: KeyboardEventInit = {}) =>
  act(async () => {
    fireEvent.keyDown(document.activeElement ?? document.body, {
      key: name,
      ...init,
    })
  })
const press = (name: string | RegExp) =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name }))
  })
const bodies = (asked: readonly { route: string; body: unknown }[], to: string) =>
  asked.filter(({ route }) => route === to).map(({ body }) => body)

describe('the entry', () => {
  test('says nothing of a desk to who is no editor', async () => {
    document.body.innerHTML = '<template data-not-found><h1>Page not found</h1></template>'
    await openDesk({
      [SESSION]: { body: sessionOf() },
      [entryOf('en')]: refusal(404, 'notFound', 'Not found.'),
    })
    expect(screen.getByRole('heading').textContent).toBe('Page not found')
    expect(document.title).toBe('Page not found')
    expect(screen.queryByText(en.title)).toBeNull()
  })

  test('offers another try where the server does not answer', async () => {
    await openDesk({ [entryOf('en')]: ['offline', { body: queue }], ...items })
    expect(screen.getByRole('alert').textContent).toBe(en.calls.failed)
    await press(en.calls.again)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(en.title)
  })
})

describe('the queue', () => {
  test('lists what waits with its kind, sender, summary and marks', async () => {
    await openDesk(items, { queue })
    const list = screen.getByRole('list', { name: en.queue.list })
    const [first, second] = within(list).getAllByRole('link')
    expect(first!.textContent).toContain('Café Rimon and bakery')
    expect(first!.textContent).toContain('Name of the place, Cuisine')
    expect(first!.textContent).toContain('3 hours ago')
    expect(first!.textContent).toContain('1 picture')
    expect(second!.textContent).toContain('2 flags')
    expect(screen.getByRole('link', { name: /^Queue/ }).textContent).toContain('2 waiting')
    expect(screen.getByRole('link', { name: 'Edits 1' })).toBeTruthy()
  })

  test('says that nothing waits, without filters or a place for what is chosen', async () => {
    await openDesk({}, { queue: queueOf() })
    expect(screen.getByText(en.queue.empty)).toBeTruthy()
    expect(screen.queryByRole('navigation', { name: en.queue.kinds })).toBeNull()
    expect(screen.queryByText(en.queue.choose)).toBeNull()
  })

  test('asks for one kind where the address names it', async () => {
    const only = queueOf(reviewLine)
    const { routes } = await openDesk(
      { [queueRoute('en', '&kind=review')]: { body: only } },
      { queue, hash: '#queue?kind=review' },
    )
    expect(routes()).toContain(queueRoute('en', '&kind=review'))
    const chip = screen.getByRole('link', { name: /^Reviews/ })
    expect(chip.getAttribute('aria-current')).toBe('true')
  })

  test('moves by keys, and not while somebody types', async () => {
    await openDesk(items, { queue, hash: '#queue/edit/1' })
    await key('j')
    expect(document.activeElement?.getAttribute('data-item')).toBe('review/2')
    await key('k')
    expect(document.activeElement?.getAttribute('data-item')).toBe('edit/1')
    // The same keys on a Hebrew keyboard.
    await key('ח', { code: 'KeyJ' })
    expect(document.activeElement?.getAttribute('data-item')).toBe('review/2')
    await key('r')
    const reason = screen.getByLabelText(en.decide.reason)
    expect(document.activeElement).toBe(reason)
    await key('k')
    await key('?')
    expect(document.activeElement).toBe(reason)
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('marks the item that is open', async () => {
    await openDesk(items, { queue, hash: '#queue/review/2' })
    const lines = within(screen.getByRole('list', { name: en.queue.list })).getAllByRole('link')
    expect(lines.map((line) => line.getAttribute('aria-current'))).toEqual([null, 'true'])
  })

  test('has the focus at the item that one comes back from', async () => {
    await openDesk(items, { queue, hash: '#queue/review/2' })
    const go = (hash: string) =>
      act(async () => {
        location.hash = hash
        window.dispatchEvent(new HashChangeEvent('hashchange'))
      })
    await go('#queue')
    expect(document.activeElement?.getAttribute('data-item')).toBe('review/2')
    await go('#queue/edit/1')
    await go('#queue')
    expect(document.activeElement?.getAttribute('data-item')).toBe('edit/1')
  })
})

test('the kashrut facts that are shown are named among the others', async () => {
  await openDesk({}, { hash: '#kashrut?group=ended' })
  const groups = within(screen.getByRole('navigation', { name: en.facts.label })).getAllByRole('link')
  const current = groups.filter((link) => link.getAttribute('aria-current') === 'true')
  expect(current.map(({ textContent }) => textContent)).toEqual([expect.stringContaining(en.facts.ended)])
  expect(groups).toHaveLength(3)
})

describe('an edit', () => {
  const open = () => openDesk({ ...items, [DECISION]: { body: done(70) } }, { queue, hash: '#queue/edit/1' })

  test('marks what differs, with names for ids, and says what has moved', async () => {
    await open()
    const fields = screen.getByRole('list', { name: en.edit.title })
    const marks = [...fields.querySelectorAll('ins')].map((one) => one.textContent)
    expect(marks).toContain('added:  and bakery')
    expect(marks).toContain('added: Burgers')
    expect(within(fields).getByText(en.edit.moved)).toBeTruthy()
    expect(within(fields).getByText('Café')).toBeTruthy()
    expect(within(fields).getByText(en.edit.follows)).toBeTruthy()
    expect(screen.queryByLabelText('Accept “Country”')).toBeNull()
  })

  test('goes whole, with the number by which it was looked at', async () => {
    const { asked } = await open()
    await press(en.acts.approve)
    expect(bodies(asked, DECISION)).toEqual([{ kind: 'edit', id: 1, act: 'approve', seq: 40 }])
    expect(location.hash).toBe('#queue/review/2')
    expect(screen.getByText(`${en.live.none}`)).toBeTruthy()
  })

  test('goes in part, with what the editor writes instead', async () => {
    const { asked } = await open()
    fireEvent.click(screen.getByLabelText('Accept “Cuisine”'))
    fireEvent.click(screen.getByLabelText('Accept picture 1'))
    await press('Change “Name of the place”')
    const field = screen.getByLabelText('Name of the place', {
      selector: 'input[type=text]',
    })
    expect(document.activeElement).toBe(field)
    fireEvent.change(field, { target: { value: 'Rimon Bakery' } })
    await press(en.decide.chosen)
    expect(bodies(asked, DECISION)).toEqual([
      {
        kind: 'edit',
        id: 1,
        act: 'approve',
        fields: ['title'],
        pictures: [],
        values: { title: 'Rimon Bakery' },
        seq: 40,
      },
    ])
  })

  test('that takes nothing is not sent', async () => {
    const { asked } = await open()
    for (const label of ['Accept “Cuisine”', 'Accept “Name of the place”', 'Accept picture 1'])
      fireEvent.click(screen.getByLabelText(label))
    await key('a')
    expect(screen.getByText(en.edit.nothingChosen)).toBeTruthy()
    expect(bodies(asked, DECISION)).toEqual([])
  })

  test('that moves the place waits until the editor says where it lies', async () => {
    const town = {
      ...editItem.fields[0]!,
      field: 'town',
      now: '281184',
      after: '293397',
      names: { 281184: 'Jerusalem', 293397: 'Tel Aviv' },
    } as const
    const { asked } = await openDesk(
      {
        [EDIT]: { body: { ...editItem, fields: [town], pictures: [] } },
        [DECISION]: { body: done(74) },
      },
      { queue, hash: '#queue/edit/1' },
    )
    expect(screen.getByText('Tel Aviv').closest('ins')).toBeTruthy()
    await key('a')
    expect(screen.getByRole('alert').textContent).toBe(en.edit.positionWrong)
    expect(bodies(asked, DECISION)).toEqual([])
    fireEvent.change(screen.getByLabelText(en.edit.position), {
      target: { value: '32.08, 34.78' },
    })
    await key('a')
    expect(bodies(asked, DECISION)).toMatchObject([{ position: [34.78, 32.08] }])
  })

  test('is refused with a reason in the language of the sender, which stays after an error', async () => {
    const { asked } = await openDesk(
      { ...items, [DECISION]: ['offline', { body: done(71) }] },
      { queue, hash: '#queue/edit/1' },
    )
    await key('r')
    await press(en.acts.refuse)
    expect(screen.getByRole('alert').textContent).toBe(en.decide.needReason)
    expect(bodies(asked, DECISION)).toEqual([])
    const ready = await screen.findByText(MESSAGES.fr.desk.reasons.edit.known)
    fireEvent.click(ready)
    await press(en.acts.refuse)
    expect(screen.getByRole('alert').textContent).toBe(en.calls.refused)
    const area = screen.getByLabelText<HTMLTextAreaElement>(en.decide.reason)
    expect(area.value).toBe(MESSAGES.fr.desk.reasons.edit.known)
    await press(en.acts.refuse)
    expect(bodies(asked, DECISION).at(-1)).toEqual({
      kind: 'edit',
      id: 1,
      act: 'refuse',
      reason: MESSAGES.fr.desk.reasons.edit.known,
    })
  })

  test('says that the session has ended, and keeps what was typed', async () => {
    await openDesk(
      {
        ...items,
        [SESSION]: [{ body: editor }, { body: sessionOf() }],
        [DECISION]: refusal(404, 'notFound', 'Not found.'),
      },
      { queue, hash: '#queue/edit/1' },
    )
    await key('r')
    const reason = screen.getByLabelText<HTMLTextAreaElement>(en.decide.reason)
    fireEvent.change(reason, { target: { value: 'Because' } })
    await press(en.acts.refuse)
    expect(screen.getByRole('alert').textContent).toBe(en.calls.needLogin)
    expect(reason.value).toBe('Because')
    expect(sessionStorage.getItem('desk edit 1')).toContain('Because')
  })

  test('says who was first where another editor has decided', async () => {
    const decided = {
      audit: 60,
      act: 'refuse',
      by: { uid: 4, name: 'Avi' },
      at: Date.now(),
      reason: '',
    }
    await openDesk(
      {
        [EDIT]: [{ body: editItem }, { body: { ...editItem, state: 'decided', decided } }],
        [DECISION]: refusal(409, 'alreadyDecided', 'Avi decided about this.'),
      },
      { queue, hash: '#queue/edit/1' },
    )
    await key('a')
    expect(screen.getByRole('alert').textContent).toBe('Avi decided about this.')
    await screen.findByText(/^Refused by Avi/)
    expect(screen.queryByRole('button', { name: en.acts.approve })).toBeNull()
    expect(screen.getByRole('button', { name: 'Undo: Café Rimon' })).toBeTruthy()
  })
})

describe('other edits of the listing', () => {
  const other = {
    ...editItem,
    id: 8,
    pictures: [],
    fields: [{ ...editItem.fields[0]!, after: 'Rimon!' }],
    from: { ...editItem.from!, name: 'Yael' },
  }
  const withOther = { ...editItem, others: [{ kind: 'edit', id: 8 }] }

  test('are merged once the editor says which version stands', async () => {
    const { asked } = await openDesk(
      {
        [EDIT]: { body: withOther },
        'GET /rest/tjt/desk/item/edit/8/en': { body: other },
        [DECISION]: { body: done(72) },
      },
      { queue, hash: '#queue/edit/1' },
    )
    fireEvent.click(screen.getByLabelText('Approve Edit 8 with it'))
    await screen.findByText('Yael proposes:')
    await key('a')
    expect(screen.getByRole('alert').textContent).toContain('disagree about “Name of the place”')
    await press(en.edit.use)
    await key('a')
    expect(bodies(asked, DECISION)).toEqual([
      {
        kind: 'edit',
        id: 1,
        act: 'approve',
        values: { title: 'Rimon!' },
        merge: [8],
        seq: 40,
      },
    ])
  })

  test('are told apart by what editors call their fields, as in the list', async () => {
    const own = { id: 'seats', name: { en: 'Number of seats' }, types: [228], kind: 'number', group: 'more' }
    const seats = { ...editItem.fields[0]!, field: 'own.seats', own }
    const item = (after: string) => ({ ...withOther, pictures: [], fields: [{ ...seats, after }] })
    const line = { ...editLine, fields: ['own.seats'], names: { 'own.seats': own.name } }
    await openDesk(
      {
        [EDIT]: { body: item('12') },
        'GET /rest/tjt/desk/item/edit/8/en': { body: { ...item('14'), id: 8, others: [] } },
      },
      { queue: queueOf(line), hash: '#queue/edit/1' },
    )
    const list = screen.getByRole('list', { name: en.queue.list })
    expect(within(list).getByRole('link').textContent).toContain('Number of seats')
    fireEvent.click(screen.getByLabelText('Approve Edit 8 with it'))
    await screen.findByText(/ proposes:$/)
    await key('a')
    expect(screen.getByRole('alert').textContent).toContain('disagree about “Number of seats”')
  })
})

describe('a review', () => {
  test('is shown with its reports; keys leave it or ask why it is hidden', async () => {
    const { asked } = await openDesk(
      { ...items, [DECISION]: { body: done(73, 90) } },
      { queue, hash: '#queue/review/2' },
    )
    expect(screen.getByText('It insults the cook.')).toBeTruthy()
    expect(screen.getByText('A review, a question or an answer')).toBeTruthy()
    expect(screen.getByText('High')).toBeTruthy()
    expect(screen.getByRole('button', { name: en.acts.keep })).toBeTruthy()
    await key('r')
    fireEvent.change(screen.getByLabelText(en.decide.reason), {
      target: { value: 'Rude' },
    })
    await press(en.acts.hide)
    expect(bodies(asked, DECISION)).toEqual([{ kind: 'review', id: 2, act: 'hide', reason: 'Rude' }])
  })
})

test('the last act is taken back by a key', async () => {
  const { asked } = await openDesk(
    { ...items, [DECISION]: { body: done(70) }, [UNDO]: { body: done(71) } },
    { queue, hash: '#queue/edit/1' },
  )
  await key('a')
  await key('u')
  expect(bodies(asked, UNDO)).toEqual([{ audit: 70 }])
  await waitFor(() => expect(screen.getByRole('status', { name: en.happened }).textContent).toBe('Café Rimon: undone.'))
  expect(screen.queryByRole('button', { name: /^Undo: / })).toBeNull()
})

test('an act says where some pages could not be made', async () => {
  await openDesk(
    {
      ...items,
      [DECISION]: { body: done(70, 9) },
      'GET /rest/tjt/desk/publishing/9': { body: { state: 'partly', live: 9 } },
    },
    { queue, hash: '#queue/edit/1' },
  )
  await key('a')
  const acts = await screen.findByRole('region', { name: en.live.title })
  await waitFor(() => expect(acts.textContent).toContain(en.live.partly))
  expect(screen.getByRole('status', { name: en.happened }).textContent).toBe(`Café Rimon is ${en.live.partly}.`)
})

test('what is open says what there is once an act was taken back', async () => {
  const renamed = { ...reviewItem.listing!, title: { en: 'Renamed' } }
  const after = { body: { ...reviewItem, listing: renamed } }
  await openDesk(
    {
      ...items,
      [REVIEW]: [after, { body: reviewItem }],
      [DECISION]: { body: done(70) },
      [UNDO]: { body: done(71) },
    },
    { queue, hash: '#queue/edit/1' },
  )
  await key('a')
  const heading = () => screen.getByRole('heading', { level: 2 }).textContent
  await waitFor(() => expect(heading()).toContain('Renamed'))
  await key('u')
  await waitFor(() => expect(heading()).toContain('Café Rimon'))
})

test('the keys are shown in a dialog that gives the focus back', async () => {
  await openDesk(items, { queue })
  const button = screen.getByRole('button', { name: en.keys.open })
  button.focus()
  await key('?')
  expect(screen.getByRole('dialog').textContent).toContain(en.keys.note)
  await press('Close')
  expect(document.activeElement).toBe(button)
})

test('in Hebrew, where the title has a name of its own', async () => {
  const he = MESSAGES.he.desk.page
  await openDesk(
    { 'GET /rest/tjt/desk/item/edit/1/he': { body: editItem } },
    { lang: 'he', queue, hash: '#queue/edit/1' },
  )
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(he.title)
  expect(screen.getByRole('heading', { level: 2 }).textContent).toContain('קפה רימון')
  expect(screen.getByRole('button', { name: he.acts.approve })).toBeTruthy()
})
