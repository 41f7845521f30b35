import { afterEach, expect, test } from 'vitest'
import { $dialog } from '#site/ui/dialogs/dialogs.ts'
import { takeIntent } from '#site/ui/dialogs/intent.ts'
import { showSaved, toggleSaved } from '#site/features/favourites/save-button.ts'
import { setSaved } from '#site/features/favourites/saved.ts'
import { $saved } from '#site/ui/cards/saved-keys.ts'
import { saveButton } from '#site/ui/blocks/save-button.html.ts'
import { forgetSession } from '#site/ui/session/session.ts'
import { $isLoading } from '#site/ui/page/loading.ts'
import { toasts } from '#site/ui/page/toasts.ts'
import { slowNetwork } from '../network.ts'
import { fakeApi, miriam, refusal, SESSION, sessionOf } from './fake-api.ts'
import { closePage, openPage } from './page.ts'

const ITEM = '/rest/tjt/starsaveitem/7/900001/directory'
const ASK = 'GET /rest/tjt/mysavedids/7'
const PUT = `PUT ${ITEM}`
const said = () => toasts.$toasts.get().map(({ type, text }) => [type, text])
const saved = (is: boolean) => ({ body: { saved: is } })
const list = (...directory: number[]) => ({ body: { directory, features: [] } })

afterEach(() => {
  closePage()
  $saved.set(new Set())
})

async function page(answers: Parameters<typeof fakeApi>[0], session = miriam) {
  const api = fakeApi({ [SESSION]: { body: session }, ...answers })
  await openPage(api.send, { path: '/place.html' })
  return { ...api, button: addButton() }
}

function addButton(): HTMLButtonElement {
  document.body.innerHTML = saveButton('en', 'directory', 900001).html
  return document.querySelector('button')!
}

const isPressed = (button: HTMLElement) => button.getAttribute('aria-pressed')

test('what is saved is shown, in the background', async () => {
  const { button, routes } = await page({ [ASK]: list(900001) })
  const shown = showSaved()
  expect($isLoading.get()).toBe(false)
  await shown
  expect(isPressed(button)).toBe('true')
  expect(routes()).toEqual([SESSION, ASK])
  expect(said()).toEqual([])
})

test('of a visitor nothing is asked, and what was shown goes', async () => {
  const { button, routes } = await page({}, sessionOf())
  button.setAttribute('aria-pressed', 'true')
  await showSaved()
  expect(isPressed(button)).toBe('false')
  expect(routes()).toEqual([SESSION])
})

test('that it could not be asked is said', async () => {
  const { button } = await page({ [ASK]: 'offline' })
  await showSaved()
  expect(said()).toEqual([['error', 'Could not get saved item']])
  expect(isPressed(button)).toBe('false')
})

test('a press saves, another one removes', async () => {
  const { button, asked } = await page({ [PUT]: [saved(true), saved(false)] })
  await toggleSaved(button)
  expect(isPressed(button)).toBe('true')
  await toggleSaved(button)
  expect(isPressed(button)).toBe('false')
  expect(asked.slice(1).map(({ body }) => body)).toEqual([{ save: true }, { save: false }])
  expect(said()).toEqual([
    ['success', 'Item was deleted from your list'],
    ['success', 'Item have been saved to your list'],
  ])
})

test.each([
  ['offline', 'Could not save item'],
  [refusal(500, 'internal', 'Error occurred'), 'Could not save item'],
  [refusal(409, 'tooManySaved', 'Your list is full.'), 'Your list is full.'],
] as const)('a failure is said, and nothing changes: %#', async (answer, text) => {
  const { button } = await page({ [PUT]: answer })
  await toggleSaved(button)
  expect(said()).toEqual([['error', text]])
  expect(isPressed(button)).toBe('false')
})

test('a visitor is asked to log in, and what they meant is kept', async () => {
  const { button, routes } = await page({}, sessionOf())
  await toggleSaved(button)
  expect($dialog.get()).toEqual({ name: 'login', opener: button, for: 'save' })
  expect(routes()).toEqual([SESSION])
  // The page after the log-in.
  forgetSession()
  await openPage(fakeApi({ [SESSION]: { body: miriam }, [PUT]: saved(true) }).send, { path: '/place.html' })
  const intent = await takeIntent()
  expect(intent).toEqual({ kind: 'save', tnid: 900001, itemType: 'directory' })
  expect(await takeIntent()).toBeUndefined()
  await setSaved({ tnid: 900001, itemType: 'directory' }, { save: true })
  expect(said()).toEqual([['success', 'Item have been saved to your list']])
})

test.each([
  ['saved', 'false', true],
  ['removed', 'true', false],
])('who is not logged in any more is asked to, before it is %s', async (_, pressed, isKept) => {
  const { button } = await page({
    [SESSION]: [{ body: miriam }, { body: sessionOf() }],
    [PUT]: [refusal(403, 'badToken', 'x'), refusal(401, 'needLogin', 'x')],
  })
  button.setAttribute('aria-pressed', pressed)
  if (pressed === 'true') $saved.set(new Set(['900001/directory']))
  await toggleSaved(button)
  expect($dialog.get()?.name).toBe('login')
  expect(isPressed(button)).toBe(pressed)
  expect(said()).toEqual([])
  // A removed item must not be saved again.
  expect(sessionStorage.length).toBe(isKept ? 1 : 0)
})

test('an answer that comes late decides nothing', async () => {
  const { sent, send } = slowNetwork()
  await openPage(send)
  const button = addButton()
  const asking = showSaved()
  await wait()
  sent[0]!.answer(miriam)
  await wait()
  const saving = toggleSaved(button)
  await wait()
  expect(sent.map(({ url }) => url.split('/')[3])).toEqual(['session', 'mysavedids', 'starsaveitem'])
  sent[2]!.answer({ saved: true })
  await saving
  sent[1]!.answer({ directory: [], features: [] })
  await asking
  expect(isPressed(button)).toBe('true')
})

const wait = () => new Promise((resolve) => setTimeout(resolve))
