import { MESSAGES } from '#core/i18n/messages.ts'
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { SessionState } from '#core/contract/session.ts'
import { AccountPage } from '#site/features/accounts/AccountPage.tsx'
import { AccountMenu } from '#site/features/accounts/AccountMenu.tsx'
import { LoginDialog } from '#site/features/accounts/LoginDialog.tsx'
import { LoginPage } from '#site/features/accounts/LoginPage.tsx'
import { hasRefused, keepRefused } from '#site/features/accounts/refused.ts'
import { NewsletterPage } from '#site/features/newsletter/NewsletterPage.tsx'
import { $dialog } from '#site/ui/dialogs/dialogs.ts'
import { isExpecting } from '#site/ui/storage/flags.ts'
import { loadSession } from '#site/ui/session/session.ts'
import { toasts } from '#site/ui/page/toasts.ts'
import { doneWith, fakeApi, type Asked, miriam, refusal, SESSION, sessionOf } from './fake-api.ts'
import { closePage, openPage } from './page.ts'

vi.mock('#site/ui/captcha/altcha.ts', () => ({
  showAltcha: async () => ({ answer: async () => 'proof', reset: () => {} }),
}))

const {
  account: words,
  benefits,
  link,
  login,
  register,
  header,
  newsletter,
  loginPage,
  forgot,
} = MESSAGES.en.accounts.app
const { errors } = MESSAGES.en
const reload = vi.fn()
const assign = vi.fn()

beforeEach(() => {
  vi.spyOn(location, 'reload').mockImplementation(reload)
  vi.spyOn(location, 'assign').mockImplementation((url) => assign(String(url)))
})
afterEach(() => {
  closePage()
  vi.clearAllMocks()
})

interface Setting {
  session?: SessionState
  answers?: Parameters<typeof fakeApi>[0]
  path?: string
  page?: () => React.ReactNode
}

async function show({
  session = miriam,
  answers = {},
  path = '/Account.html',
  page: Page = AccountPage,
}: Setting = {}) {
  const api = fakeApi({ [SESSION]: { body: session }, ...answers })
  await openPage(api.send, { path })
  render(<Page />)
  await act(async () => {})
  return api
}

const part = (name: string) => within(screen.getByRole('region', { name }))
const fill = (element: HTMLElement, value: string) => fireEvent.change(element, { target: { value } })
const press = async (button: HTMLElement) =>
  act(async () => {
    fireEvent.click(button)
  })
const toastTexts = () => toasts.$toasts.get().map(({ text }) => text)
/** What a call sent first. */
const sent = (asked: readonly Asked[], route: string) => asked.find((one) => one.route === route)?.body
const CHANGE = 'PUT /rest/tjt/accountchange'

describe('the settings', () => {
  test('ask a visitor to log in', async () => {
    await show({ session: sessionOf() })
    expect(screen.getByRole('heading', { name: benefits.title })).toBeTruthy()
    const form = part(login.title)
    // Somebody may only want to read what an account is.
    expect(document.activeElement).toBe(document.body)
    await press(form.getByRole('button', { name: login.register }))
    expect(document.activeElement).toBe(part(register.title).getByLabelText(register.name))
  })

  test('lead from the header to the form of the page, and open no second one', async () => {
    await show({ session: sessionOf() })
    const onClose = vi.fn()
    render(<LoginDialog opener={undefined} onClose={onClose} />)
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(document.activeElement).toBe(part(login.title).getByLabelText(login.email))
  })

  test('take up what was refused, and tell what came of a registration', async () => {
    keepRefused({ code: 'wrongLogin', email: 'a@example.org', text: errors.wrongLogin })
    const REGISTER = 'POST /rest/tjt/accountregister'
    const answers = { [REGISTER]: doneWith('Look into your mail.') }
    await show({ session: sessionOf(), answers })
    const password = screen.getByLabelText(login.password)
    expect(password.getAttribute('aria-invalid')).toBe('true')
    expect(document.activeElement).toBe(password)
    expect(hasRefused()).toBe(false)
    await press(screen.getByRole('button', { name: login.register }))
    const form = part(register.title)
    fill(form.getByLabelText(register.name), 'Miriam')
    fill(form.getByLabelText(login.email), 'a@example.org')
    fill(form.getByLabelText(login.password), 'correct horse battery')
    await press(form.getByRole('button', { name: register.submit }))
    expect(await screen.findByText('Look into your mail.')).toBeTruthy()
    await press(screen.getByRole('button', { name: forgot.back }))
    expect(part(login.title)).toBeTruthy()
  })

  test('change the name, and the page knows it', async () => {
    const { asked } = await show({
      answers: {
        [SESSION]: [{ body: miriam }, { body: { ...miriam, name: 'Noa' } }],
        [CHANGE]: doneWith('Saved.'),
      },
    })
    const name = part(words.nameTitle)
    fill(name.getByLabelText(words.name), ' Noa ')
    const save = name.getByRole('button', { name: words.saveName })
    save.focus()
    await press(save)
    expect(await screen.findByText('Hello, Noa')).toBeTruthy()
    expect(document.activeElement).toBe(save)
    expect(sent(asked, CHANGE)).toEqual({ name: 'Noa' })
    expect(toastTexts()).toEqual(['Saved.'])
  })

  test('change the address with the password, and are empty then', async () => {
    const { asked } = await show({ answers: { [CHANGE]: doneWith('Link.') } })
    const mail = part(words.emailTitle)
    const field = mail.getByLabelText<HTMLInputElement>(words.newEmail)
    fill(field, 'new@example.org')
    fill(mail.getByLabelText(words.currentPassword), 'correct horse')
    await press(mail.getByRole('button', { name: words.saveEmail }))
    await waitFor(() => expect(toastTexts()).toEqual(['Link.']))
    expect(sent(asked, CHANGE)).toEqual({
      email: 'new@example.org',
      password: 'correct horse',
    })
    // The same field, so that it keeps the focus.
    await waitFor(() => expect(field.value).toBe(''))
    expect(mail.getByLabelText(words.newEmail)).toBe(field)
  })

  test('show a wrong password at its field', async () => {
    const wrong = refusal(403, 'wrongPassword', errors.wrongPassword)
    await show({ answers: { [CHANGE]: wrong } })
    const password = part(words.passwordTitle)
    const current = password.getByLabelText(words.currentPassword)
    fill(current, 'wrong horse')
    fill(password.getByLabelText(words.newPassword), 'correct horse')
    await press(password.getByRole('button', { name: words.savePassword }))
    await waitFor(() => expect(current.getAttribute('aria-invalid')).toBe('true'))
    expect(document.activeElement).toBe(current)
    expect(screen.getAllByText(errors.wrongPassword).length).toBe(1)
  })

  test('log out, also if the devices cannot be listed', async () => {
    const { asked } = await show({
      answers: { 'POST /rest/tjt/accountlogout': doneWith('Out.') },
    })
    expect(part(words.devicesTitle).getByRole('alert').textContent).toBe(errors.operationFailed)
    await press(screen.getByRole('button', { name: words.logout }))
    await waitFor(() => expect(reload).toHaveBeenCalledOnce())
    expect(asked.at(-1)?.body).toEqual({ everywhere: false })
    expect(isExpecting()).toBe(true)
  })

  test('list the devices, this one first, and log out another or all others', async () => {
    const [here, phone, old] = [
      { id: 'a'.repeat(43), browser: 'Firefox', system: 'Linux', since: 1, used: 2, isThis: true },
      { id: 'b'.repeat(43), browser: 'Safari', system: 'iPhone', since: 1, used: 2, isThis: false },
      { id: 'c'.repeat(43), browser: '', system: '', since: 1, used: 2, isThis: false },
    ]
    const listed = (...sessions: object[]) => ({ body: { sessions } })
    const { asked } = await show({
      answers: {
        'GET /rest/tjt/accountsessions': [listed(here!, phone!, old!), listed(here!, old!), listed(here!)],
        'DELETE /rest/tjt/accountsession': doneWith('Phone out.'),
        'DELETE /rest/tjt/accountsessions': doneWith('Others out.'),
      },
    })
    const devices = part(words.devicesTitle)
    const names = () => devices.getAllByRole('listitem').map((item) => item.querySelector('b')?.textContent)
    expect(names()).toEqual(['Firefox on Linux', 'Safari on iPhone', words.unknownDevice])
    expect(devices.getByText(words.thisDevice).closest('li')?.textContent).toContain('Firefox')
    const button = devices.getByRole('button', { name: 'Log out: Safari on iPhone' })
    button.focus()
    await press(button)
    await waitFor(() => expect(names()).toEqual(['Firefox on Linux', words.unknownDevice]))
    expect(sent(asked, 'DELETE /rest/tjt/accountsession')).toEqual({ session: phone!.id })
    expect(document.activeElement).toBe(devices.getByRole('list'))
    await press(devices.getByRole('button', { name: words.logoutOthers }))
    await waitFor(() => expect(names()).toEqual(['Firefox on Linux']))
    expect(devices.queryByRole('button', { name: words.logoutOthers })).toBeNull()
    expect(toastTexts()).toEqual(['Others out.', 'Phone out.'])
  })

  test('hand out a file of all data', async () => {
    const data = { account: { uid: 7 } }
    await show({
      answers: { 'GET /rest/tjt/accountexport': { body: data } },
    })
    const file = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x')
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
    await press(screen.getByRole('button', { name: words.download }))
    await waitFor(() => expect(click).toHaveBeenCalledOnce())
    const blob = file.mock.calls[0]![0] as Blob
    expect(JSON.parse(await blob.text())).toEqual(data)
    expect((click.mock.contexts[0] as HTMLAnchorElement).download).toBe('my-data.json')
  })

  test('tell as a toast what the server refuses', async () => {
    const tooMany = refusal(429, 'tooMany', errors.tooMany)
    await show({ answers: { 'GET /rest/tjt/accountexport': tooMany } })
    await press(screen.getByRole('button', { name: words.download }))
    await waitFor(() => expect(toastTexts()).toEqual([errors.tooMany]))
  })

  test('delete only after one more question', async () => {
    const { asked, routes } = await show({
      answers: { 'DELETE /rest/tjt/account': doneWith('Deleted.') },
    })
    await press(screen.getByRole('button', { name: words.delete }))
    const dialog = within(screen.getByRole('dialog', { name: words.deleteTitle }))
    expect(routes()).not.toContain('DELETE /rest/tjt/account')
    fill(dialog.getByLabelText(words.currentPassword), 'correct horse')
    fireEvent.click(dialog.getByLabelText(words.deleteWords))
    await press(dialog.getByRole('button', { name: words.deleteSure }))
    await waitFor(() => expect(assign.mock.calls).toEqual([['/']]))
    expect(asked.at(-1)?.body).toEqual({
      password: 'correct horse',
      words: true,
    })
  })
})

describe('the link of a mail', () => {
  const token = 'a'.repeat(30)
  const VERIFY = 'POST /rest/tjt/accountverify'

  test.each([
    ['verify', link.verifyTitle, link.verify],
    ['change', link.changeTitle, link.change],
  ] as const)('to %s is used by a press only', async (kind, title, button) => {
    const { routes, asked } = await show({
      session: sessionOf(),
      path: `/Account.html?${kind}=${token}`,
      answers: { [VERIFY]: doneWith('Confirmed.') },
    })
    expect(screen.getByRole('heading', { name: title })).toBeTruthy()
    expect(routes().filter((route) => route === VERIFY)).toEqual([])
    await press(screen.getByRole('button', { name: button }))
    expect(await screen.findByText('Confirmed.')).toBeTruthy()
    expect(asked.at(-1)?.body).toEqual({ token })
    expect(location.search).toBe('')
    await press(screen.getByRole('button', { name: header.login }))
    expect($dialog.get()?.name).toBe('login')
  })

  test('for a new password asks for it', async () => {
    const RESET = 'POST /rest/tjt/accountreset'
    const { asked } = await show({
      session: sessionOf(),
      path: `/Account.html?reset=${token}`,
      answers: { [RESET]: doneWith('Set.') },
    })
    const button = screen.getByRole('button', { name: link.reset })
    const password = screen.getByLabelText(words.newPassword)
    fill(password, 'short')
    await press(button)
    expect(document.activeElement).toBe(password)
    fill(password, 'correct horse')
    await press(button)
    expect(await screen.findByText('Set.')).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByRole('status'))
    expect(screen.getByRole('status').textContent).toContain('Set.')
    expect(asked.at(-1)).toMatchObject({
      route: RESET,
      body: { token, password: 'correct horse' },
    })
  })

  test('that was used already says so and stays', async () => {
    await show({
      session: sessionOf(),
      path: `/Account.html?verify=${token}`,
      answers: { [VERIFY]: refusal(400, 'linkExpired', errors.linkExpired) },
    })
    await press(screen.getByRole('button', { name: link.verify }))
    expect(await screen.findByText(errors.linkExpired)).toBeTruthy()
    expect(location.search).toContain(token)
  })

  test.each([
    ['confirm', newsletter.confirm, 'POST /rest/tjt/newsletterconfirm'],
    ['leave', newsletter.leave, `POST /rest/tjt/newsletterleave/${token}`],
  ])('of the newsletter: %s', async (kind, button, route) => {
    const { routes } = await show({
      session: sessionOf(),
      path: `/Newsletter.html?${kind}=${token}`,
      page: NewsletterPage,
      answers: { [route]: doneWith('Done.') },
    })
    expect(routes()).toEqual([])
    await press(screen.getByRole('button', { name: button }))
    expect(await screen.findByText('Done.')).toBeTruthy()
    expect(routes()).toContain(route)
  })
})

describe('the page of the log-in', () => {
  test('opens the dialog, and leads back to it', async () => {
    await show({ session: sessionOf(), page: LoginPage })
    const opener = screen.getByRole('button', { name: login.title })
    expect($dialog.get()).toEqual({ name: 'login', opener })
    expect(opener.dataset['dialog']).toBe('login')
  })

  test('says who is logged in', async () => {
    await show({ page: LoginPage })
    expect(screen.getByText(loginPage.already.replace('{{name}}', 'Miriam Levi'))).toBeTruthy()
    expect($dialog.get()).toBeUndefined()
  })
})

describe('the header', () => {
  async function showHeader(session: SessionState) {
    const api = fakeApi({
      [SESSION]: { body: session },
      'POST /rest/tjt/accountlogout': doneWith('Out.'),
    })
    await openPage(api.send)
    const into = document.body.appendChild(document.createElement('div'))
    into.innerHTML = '<a href="/Login.html">Log in</a>'
    render(<AccountMenu into={into} />)
    await act(async () => void (await loadSession()))
    return api
  }

  test('keeps the way to the log-in for a visitor', async () => {
    await showHeader(sessionOf())
    expect(screen.getByRole('link', { name: 'Log in' })).toBeTruthy()
  })

  test('has a menu for who is logged in', async () => {
    await showHeader(miriam)
    expect(screen.queryByRole('link', { name: 'Log in' })).toBeNull()
    expect(screen.getByLabelText('Account of Miriam Levi')).toBeTruthy()
    const account = screen.getByRole('link', { name: header.account })
    expect(account.getAttribute('href')).toBe('/Account.html')
    await press(screen.getByRole('button', { name: header.logout }))
    await waitFor(() => expect(reload).toHaveBeenCalledOnce())
  })
})

test('the words of the password button are those of the page', () => {
  expect([login.show, login.hide]).toEqual(['Show password', 'Hide password'])
})
