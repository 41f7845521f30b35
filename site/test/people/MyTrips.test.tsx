import { loadMessages } from '#site/ui/page/messages.ts'
import { MESSAGES } from '#core/i18n/messages.ts'
import { useStore } from '@nanostores/react'
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { tripQuery } from '#core/domain/trip/stops.ts'
import { KeepTripDialog } from '#site/features/trip/KeepTripDialog.tsx'
import { MyTrips } from '#site/features/trip/MyTrips.tsx'
import { $dialog } from '#site/ui/dialogs/dialogs.ts'
import { takeIntent } from '#site/ui/dialogs/intent.ts'
import { $keptTrips, keep, loadTrips } from '#site/features/trip/kept-trips.ts'
import { createTrip, type Keeping, type TripStore } from '#site/features/trip/trip.ts'
import { toasts } from '#site/ui/page/toasts.ts'
import { fakeApi, miriam, refusal, SESSION, sessionOf } from './fake-api.ts'
import { closePage, openPage } from './page.ts'

const words = MESSAGES.en.times.keptTrips
const ALL = 'GET /rest/tjt/trips/7'
const CREATE = 'POST /rest/tjt/trips/7'
const QUERY = 'stop=3169070,2027-04-19,3&stop=281184,2027-04-22,7'
const rome = { id: 3, name: 'Rome, then home', query: QUERY }
const athens = { id: 4, name: 'Athens', query: 'stop=264371,2027-05-01,2' }
const list = { body: { trips: [rome, athens] } }

afterEach(closePage)

const offline: typeof fetch = async () => {
  throw new TypeError('offline')
}

/** A history of addresses, as a browser's. */
function historyOf(search: string) {
  const steps = [{ search, kept: undefined as number | undefined }]
  const now = () => steps.at(-1)!
  const keeping: Keeping = {
    query: () => now().search,
    kept: () => now().kept,
    push: (query, kept) => void steps.push({ search: query, kept }),
    replace: (query, kept) => void steps.splice(-1, 1, { search: query, kept }),
    read: () => undefined,
    write: () => {},
  }
  return { keeping, now, back: () => steps.pop() }
}

function Page({ store }: { store: TripStore }) {
  const state = useStore(store.$state)
  return <MyTrips lang="en" usualHours={3} store={store} query={tripQuery(state)} kept={state.kept} />
}

async function show(answers: Parameters<typeof fakeApi>[0], search = '') {
  const api = fakeApi({ [SESSION]: { body: miriam }, [ALL]: list, ...answers })
  await openPage(api.send, { path: '/Kosher_Trip.html' })
  await loadMessages('times.keptTrips', 'en')
  const steps = historyOf(search)
  const store = createTrip({ lang: 'en', usualHours: 3, keeping: steps.keeping, send: offline })
  store.start()
  render(<Page store={store} />)
  await act(async () => {})
  return { ...api, ...steps, store }
}

const press = (element: HTMLElement) =>
  act(async () => {
    fireEvent.click(element)
  })
const rows = () => screen.queryAllByRole('listitem')
const button = (name: string, at = 0) => within(rows()[at]!).getByRole('button', { name })
const said = () => toasts.$toasts.get().map(({ type, text }) => [type, text.replaceAll(/[\u2068\u2069]/g, '')])
const puts = (asked: { route: string; body: unknown }[]) => asked.filter(({ route }) => !route.startsWith('GET'))

describe('my trips', () => {
  test('have their days, and the one that is shown is marked', async () => {
    const { now } = await show({}, QUERY)
    expect(rows()[0]!.textContent).toContain('19 Apr 2027 – Thu, 29 Apr 2027')
    const current = screen.getAllByRole('link').filter((link) => link.getAttribute('aria-current') === 'true')
    expect(current.map(({ textContent }) => textContent)).toEqual(['Rome, then home'])
    expect(now()).toEqual({ search: QUERY, kept: 3 })
    expect(screen.queryByRole('button', { name: words.saveChanges })).toBeNull()
  })

  test('one that names the usual hours is not a changed one', async () => {
    const named = { ...rome, query: `${QUERY}&hours=3` }
    const { now } = await show({ [ALL]: { body: { trips: [named] } } }, QUERY)
    expect(now()).toEqual({ search: QUERY, kept: 3 })
    expect(screen.queryByRole('button', { name: words.saveChanges })).toBeNull()
  })

  test('are opened as a step of the history', async () => {
    const { store, now, back } = await show({}, QUERY)
    await press(screen.getByRole('link', { name: 'Athens' }))
    expect(now()).toEqual({ search: athens.query, kept: 4 })
    expect(store.$state.get().stops).toEqual([{ place: 264371, day: '2027-05-01', nights: 2 }])
    back()
    await act(async () => store.follow())
    expect(screen.getByRole('link', { name: 'Rome, then home' }).getAttribute('aria-current')).toBe('true')
  })

  test('keep a change when it is saved, and not before', async () => {
    const changed = { ...rome, query: `${QUERY}&hours=5` }
    const { store, asked } = await show({ 'PUT /rest/tjt/trips/7/3': { body: changed } }, QUERY)
    await act(async () => store.setHours(5))
    expect(puts(asked)).toEqual([])
    await press(screen.getByRole('button', { name: words.saveChanges }))
    expect(puts(asked)).toMatchObject([{ body: { query: changed.query } }])
    expect(screen.queryByRole('button', { name: words.saveChanges })).toBeNull()
    expect(document.activeElement?.textContent).toBe('Rome, then home')
    expect(said()).toEqual([['success', '“Rome, then home” is saved in your account.']])
  })

  test('what was deleted on another device is said, and can be kept as a new one', async () => {
    const gone = refusal(404, 'tripGone', 'This trip has been deleted. Save it as a new one.')
    const { store } = await show({ 'PUT /rest/tjt/trips/7/3': gone }, QUERY)
    await act(async () => store.setHours(5))
    await press(screen.getByRole('button', { name: words.saveChanges }))
    expect(said()).toEqual([['error', 'This trip has been deleted. Save it as a new one.']])
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Athens'])
    expect(store.$state.get().kept).toBeUndefined()
    expect(store.$state.get().stops).toHaveLength(2)
  })

  test('a changed one that is kept as a new one is that one from then on', async () => {
    const query = `${QUERY}&hours=5`
    const { store, now } = await show({ [CREATE]: { body: { id: 9, name: 'Later', query } } }, QUERY)
    await act(async () => store.setHours(5))
    expect(screen.getByRole('button', { name: words.asNew }).dataset['dialog']).toBe('keepTrip')
    await act(() => keep({ name: 'Later', query }, () => {}))
    expect(now()).toEqual({ search: query, kept: 9 })
    expect(screen.queryByRole('button', { name: words.saveChanges })).toBeNull()
    expect(rows().map((row) => within(row).getByRole('link').textContent)).toEqual([
      'Later',
      'Rome, then home',
      'Athens',
    ])
    expect(document.activeElement?.textContent).toBe('Later')
  })

  test('are deleted and come back, and the focus stays with them', async () => {
    const again = { ...athens, id: 9 }
    const { asked } = await show({
      'DELETE /rest/tjt/trips/7/4': { body: { removed: true } },
      [CREATE]: { body: again },
    })
    await press(button(words.delete, 1))
    expect(rows()[1]!.textContent?.replaceAll(/[\u2068\u2069]/g, '')).toBe(`“Athens” has been deleted.${words.undo}`)
    expect(document.activeElement).toBe(button(words.undo, 1))
    await press(button(words.undo, 1))
    expect(puts(asked).at(-1)).toMatchObject({ route: CREATE, body: { name: 'Athens', query: athens.query } })
    expect(rows()).toHaveLength(2)
    expect(document.activeElement?.textContent).toBe('Athens')
  })

  test('a deletion that failed is said, and the trip stays', async () => {
    await show({ 'DELETE /rest/tjt/trips/7/4': 'offline' })
    await press(button(words.delete, 1))
    expect(said()).toEqual([['error', words.couldNotSave]])
    expect(screen.getByRole('link', { name: 'Athens' })).toBeTruthy()
  })

  test('are renamed', async () => {
    const { asked } = await show({ 'PUT /rest/tjt/trips/7/4': { body: { ...athens, name: 'Greece' } } })
    await press(button(words.rename, 1))
    const field = screen.getByLabelText(words.name) as HTMLInputElement
    expect(field.value).toBe('Athens')
    fireEvent.change(field, { target: { value: ' Greece ' } })
    await press(within(screen.getByRole('dialog')).getByRole('button', { name: words.save }))
    expect(puts(asked)).toMatchObject([{ body: { name: 'Greece' } }])
    expect(screen.getByRole('link', { name: 'Greece' })).toBeTruthy()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('that could not be loaded are asked for again', async () => {
    await show({ [ALL]: ['offline', list] })
    expect(screen.getByRole('status').textContent).toContain(words.failed)
    await press(screen.getByRole('button', { name: words.retry }))
    expect(rows()).toHaveLength(2)
  })

  test('are nothing on the page of somebody who has none, or has logged out', async () => {
    await show({ [ALL]: { body: { trips: [] } } })
    expect(document.body.textContent).toBe('')
    closePage()
    const { store } = await show({ [SESSION]: { body: sessionOf() } }, QUERY)
    expect(document.body.textContent).toBe('')
    expect(store.$state.get().kept).toBeUndefined()
  })
})

describe('keeping a trip', () => {
  // With a part that the page cannot read, and says so.
  const path = `/Kosher_Trip.html?${QUERY}&stop=rome`
  const opener = Object.assign(document.createElement('button'), { type: 'button' })
  opener.dataset['name'] = 'Rome – Jerusalem'

  async function keep(answers: Parameters<typeof fakeApi>[0]) {
    const api = fakeApi({ [SESSION]: { body: miriam }, [ALL]: { body: { trips: [] } }, ...answers })
    await openPage(api.send, { path })
    await loadMessages('times.keptTrips', 'en')
    const onClose = vi.fn()
    render(<KeepTripDialog opener={opener} onClose={onClose} />)
    await act(async () => {})
    return { ...api, onClose }
  }

  test('proposes its places as a name, and shows it among the others', async () => {
    const { asked, onClose } = await keep({ [CREATE]: { body: rome } })
    await loadTrips()
    const field = screen.getByLabelText(words.name) as HTMLInputElement
    expect(field.value).toBe('Rome – Jerusalem')
    fireEvent.change(field, { target: { value: rome.name } })
    await press(screen.getByRole('button', { name: words.submit }))
    expect(puts(asked)).toMatchObject([{ body: { name: rome.name, query: QUERY } }])
    expect(onClose).toHaveBeenCalledOnce()
    expect($keptTrips.get()).toMatchObject({ trips: [rome] })
  })

  test('needs a name, and says when there are too many', async () => {
    const full = refusal(409, 'tooManyTrips', 'You have too many trips. Please delete one first.')
    const { asked, onClose } = await keep({ [CREATE]: full })
    const field = screen.getByLabelText(words.name) as HTMLInputElement
    fireEvent.change(field, { target: { value: ' ' } })
    await press(screen.getByRole('button', { name: words.submit }))
    expect(puts(asked)).toEqual([])
    expect(screen.getByRole('dialog').textContent).toContain('Give the trip a name.')
    fireEvent.change(field, { target: { value: 'Rome' } })
    await press(screen.getByRole('button', { name: words.submit }))
    expect(screen.getByRole('dialog').textContent).toContain('You have too many trips.')
    expect(field.value).toBe('Rome')
    expect(onClose).not.toHaveBeenCalled()
  })

  test('asks a visitor to log in, and returns to it afterwards', async () => {
    await keep({ [SESSION]: [{ body: sessionOf() }, { body: miriam }] })
    expect($dialog.get()).toMatchObject({ name: 'login', for: 'keepTrip' })
    // The page after the log-in.
    const { forgetSession } = await import('#site/ui/session/session.ts')
    forgetSession()
    expect(await takeIntent()).toEqual({ kind: 'dialog', name: 'keepTrip' })
  })
})
