import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { MESSAGES } from '#core/i18n/messages.ts'
import { openDialog } from '#site/ui/dialogs/dialogs.ts'
import { LoginDialog } from '#site/features/accounts/LoginDialog.tsx'
import { hasRefused } from '#site/features/accounts/refused.ts'
import { forgetSession } from '#site/ui/session/session.ts'
import { toasts } from '#site/ui/page/toasts.ts'
import { isExpecting, isKnown } from '#site/ui/storage/flags.ts'
import type { SessionState } from '#core/contract/session.ts'
import { loadScript } from '#site/ui/page/third-party-script.ts'
import { doneWith, fakeApi, miriam, refusal, SESSION, sessionOf } from './fake-api.ts'
import { closePage, openPage } from './page.ts'

const { altcha } = vi.hoisted(() => ({ altcha: { show: vi.fn() } }))
vi.mock('#site/ui/captcha/altcha.ts', () => ({
  showAltcha: (...args: unknown[]) => altcha.show(...args),
}))
vi.mock('#site/ui/page/third-party-script.ts', () => ({ loadScript: vi.fn() }))

const reload = vi.fn()
const assign = vi.fn()
const widget = {
  answer: vi.fn<() => Promise<string | undefined>>(),
  reset: vi.fn(),
}

beforeEach(() => {
  vi.spyOn(location, 'reload').mockImplementation(reload)
  vi.spyOn(location, 'assign').mockImplementation((url) => assign(String(url)))
  widget.answer.mockResolvedValue('proof')
  altcha.show.mockResolvedValue(widget)
})
afterEach(() => {
  closePage()
  vi.clearAllMocks()
})

const LOGIN = 'POST /rest/tjt/extlogin'
const CODE = 'POST /rest/tjt/extlogincode'
const REGISTER = 'POST /rest/tjt/accountregister'
const FORGOT = 'POST /rest/tjt/accountforgot'

interface Setting {
  session?: SessionState
  answers?: Parameters<typeof fakeApi>[0]
  lang?: 'en' | 'he'
  path?: string
  first?: 'login' | 'register' | 'forgot'
}

async function show({ session = sessionOf(), answers = {}, lang = 'en', path = '/', first = 'login' }: Setting = {}) {
  const api = fakeApi({ [SESSION]: { body: session }, ...answers })
  const words = await openPage(api.send, { lang, path })
  const onClose = vi.fn()
  render(<LoginDialog first={first} opener={undefined} onClose={onClose} />)
  await act(async () => {})
  return { ...api, words, onClose }
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } })
const press = async (name: string) =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name }))
  })
/** What describes a field first: its error, if it has one. */
const noteOf = (input: HTMLInputElement) =>
  document.getElementById(input.getAttribute('aria-describedby')?.split(' ')[0] ?? '')?.textContent
const said = () => screen.getAllByRole('alert')[0]!.textContent

describe('the log-in', () => {
  test.each([
    ['review', /^Log in to write a review/],
    ['save', /^Log in to save this/],
    ['claim', /^Log in to continue/],
  ] as const)('says that a %s waits for it, and that one comes back', async (waiting, why) => {
    openDialog('login', undefined, waiting)
    await show()
    expect(screen.getByText(why).textContent).toContain('bring you back here')
  })

  test('asks for the code of a second factor after a reload, and for another after a wrong one', async () => {
    await show({ answers: { [LOGIN]: { body: { ...doneWith('Code?').body, needsCode: true } } } })
    type('E-mail address', 'miriam@example.org')
    type('Password', 'correct horse')
    await press('Log in')
    await waitFor(() => expect(reload).toHaveBeenCalledOnce())
    expect([isKnown(), isExpecting(), hasRefused()]).toEqual([false, true, true])
    cleanup()
    forgetSession()
    const session = sessionOf({ needsCode: true })
    const { words } = await show({ session, answers: { [CODE]: refusal(403, 'wrongCode', 'Wrong.') } })
    await screen.findByRole('dialog', { name: words.code.title })
    const code = field(words.factor.code)
    expect([code.inputMode, code.autocomplete, document.activeElement]).toEqual(['numeric', 'one-time-code', code])
    await press('Log in')
    expect(code.getAttribute('aria-invalid')).toBe('true')
    type(words.factor.code, '123456')
    await press('Log in')
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(2))
    cleanup()
    forgetSession()
    await show({ session })
    expect([document.activeElement, noteOf(field(words.factor.code))]).toEqual([field(words.factor.code), 'Wrong.'])
    await press(words.forgot.back)
    expect(field('Password')).toBeTruthy()
    expect(document.body.textContent).not.toContain('Wrong.')
  })

  test('takes a recovery code, and the page reloads', async () => {
    const { words, asked } = await show({
      session: sessionOf({ needsCode: true }),
      answers: { [CODE]: doneWith('In.') },
    })
    await press(words.factor.useRecovery)
    const code = field(words.factor.recoveryCode)
    expect([code.inputMode, document.activeElement]).toEqual(['', code])
    type(words.factor.recoveryCode, 'abcd-efgh-jkmn')
    await press('Log in')
    await waitFor(() => expect(reload).toHaveBeenCalledOnce())
    expect(asked.at(-1)?.body).toEqual({ code: 'abcd-efgh-jkmn' })
    expect([isKnown(), isExpecting()]).toEqual([true, true])
  })

  test('asks for both, and says so once', async () => {
    const { routes, words } = await show()
    await press('Log in')
    expect(said()).toBe(`Please correct: ${words.errors.enternamepwd}`)
    for (const label of ['E-mail address', 'Password']) expect(field(label).getAttribute('aria-invalid')).toBe('true')
    const notes = field('Password').getAttribute('aria-describedby')!
    expect(document.getElementById(notes)?.textContent).toBe('Please enter your e-mail address and your password.')
    expect(document.activeElement).toBe(field('E-mail address'))
    expect(routes()).toEqual([SESSION])
  })

  test.each([
    ['E-mail address', 'miriam@example.org', 'Password'],
    ['Password', 'correct horse', 'E-mail address'],
  ])('focuses what is missing beside the %s', async (label, value, missing) => {
    await show()
    type(label, value)
    await press('Log in')
    expect(document.activeElement).toBe(field(missing))
    expect(field(label).getAttribute('aria-invalid')).toBeNull()
  })

  test('reloads the page, which tells that it went well', async () => {
    const { asked } = await show({ answers: { [LOGIN]: doneWith('In.') } })
    type('E-mail address', ' miriam@example.org ')
    type('Password', ' correct horse ')
    await press('Log in')
    expect(asked.at(-1)).toMatchObject({
      route: LOGIN,
      token: 'token-login',
      body: {
        loginType: 'email',
        mailusername: 'miriam@example.org',
        mailpassword: ' correct horse ',
      },
    })
    await waitFor(() => expect(reload).toHaveBeenCalledOnce())
    expect(isExpecting()).toBe(true)
    expect(isKnown()).toBe(true)
  })

  test('reloads the page as well where it went wrong', async () => {
    const wrong = refusal(401, 'wrongLogin', 'Not right.')
    await show({ answers: { [LOGIN]: wrong } })
    type('E-mail address', 'miriam@example.org')
    type('Password', 'wrong horse')
    await press('Log in')
    await waitFor(() => expect(reload).toHaveBeenCalledOnce())
    expect(isExpecting()).toBe(true)
    expect(isKnown()).toBe(false)
  })

  test.each(['en', 'he'] as const)('takes up what was refused, and offers another mail, in %s', async (lang) => {
    const wrong = refusal(401, 'wrongLogin', 'Not right.')
    const { words } = await show({ lang, answers: { [LOGIN]: wrong } })
    const { email, password, submit, unconfirmed, sendLink } = words.login
    expect(screen.queryByRole('button', { name: sendLink })).toBeNull()
    type(email, ' miriam@example.org')
    type(password, 'wrong horse')
    await press(submit)
    await waitFor(() => expect(reload).toHaveBeenCalledOnce())
    expect(JSON.stringify(sessionStorage)).not.toContain('wrong horse')
    cleanup()
    const { asked } = await show({
      lang,
      answers: { [FORGOT]: doneWith('Sent.') },
    })
    expect(field(email).value).toBe('miriam@example.org')
    expect(field(password).value).toBe('')
    expect([document.activeElement, noteOf(field(password))]).toEqual([field(password), 'Not right.'])
    expect(field(password).getAttribute('aria-invalid')).toBe('true')
    type(password, 'c')
    expect(field(password).getAttribute('aria-invalid')).toBeNull()
    expect(document.body.textContent).toContain(unconfirmed)
    await press(sendLink)
    expect(field(email).value).toBe('miriam@example.org')
    await press(words.forgot.submit)
    await screen.findByText('Sent.')
    expect(asked.at(-1)?.body).toMatchObject({ email: 'miriam@example.org' })
    // The next one starts fresh.
    cleanup()
    await show({ lang })
    expect(field(email).value).toBe('')
  })

  test('where there were too many tries, the address stays, and no mail would help', async () => {
    const many = refusal(429, 'tooMany', 'Wait.')
    const { words } = await show({ answers: { [LOGIN]: many } })
    type('E-mail address', 'miriam@example.org')
    type('Password', 'correct horse')
    await press('Log in')
    await waitFor(() => expect(reload).toHaveBeenCalledOnce())
    cleanup()
    await show()
    expect(field('E-mail address').value).toBe('miriam@example.org')
    expect(document.body.textContent).not.toContain(words.login.unconfirmed)
    // It is no matter of what was typed.
    expect(document.activeElement?.textContent).toBe('Wait.')
    expect(field('Password').getAttribute('aria-invalid')).toBeNull()
  })

  test('reloads where the server gives no answer, keeps the address, and says so once', async () => {
    await show({ answers: { [LOGIN]: 'offline' } })
    type('E-mail address', 'miriam@example.org')
    type('Password', 'correct horse')
    await press('Log in')
    await waitFor(() => expect(reload).toHaveBeenCalledOnce())
    cleanup()
    forgetSession()
    await show()
    expect(field('E-mail address').value).toBe('miriam@example.org')
    expect(screen.getAllByText('Error occurred', { selector: '.form-problem *' })).toHaveLength(1)
    expect(toasts.$toasts.get()).toEqual([])
  })

  test('stays without a network: a reload would lose the page', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    await show({ answers: { [LOGIN]: 'offline' } })
    type('E-mail address', 'miriam@example.org')
    type('Password', 'correct horse')
    await press('Log in')
    await waitFor(() => expect(said()).toContain(MESSAGES.en.accounts.app.common.unsent))
    expect(reload).not.toHaveBeenCalled()
    expect(field('Password').value).toBe('correct horse')
  })

  test.each([
    ['/Login.html?backLink=%2FCredits.html', ['/Credits.html'], 0],
    ['/Login.html?backLink=https%3A%2F%2Fevil.example', [], 1],
    ['/Login.html?backLink=%2F%2Fevil.example', [], 1],
  ])('from %s leads on to %j', async (path, targets, reloads) => {
    await show({ path, answers: { [LOGIN]: doneWith('In.') } })
    type('E-mail address', 'miriam@example.org')
    type('Password', 'correct horse')
    await press('Log in')
    await waitFor(() => expect(reload.mock.calls.length + assign.mock.calls.length).toBe(1))
    expect(assign.mock.calls.flat()).toEqual(targets)
    expect(reload).toHaveBeenCalledTimes(reloads)
  })

  test('is sent once, however often it is pressed', async () => {
    const { routes } = await show({ answers: { [LOGIN]: doneWith('In.') } })
    type('E-mail address', 'miriam@example.org')
    type('Password', 'correct horse')
    const button = screen.getByRole('button', { name: 'Log in' })
    await act(async () => {
      fireEvent.click(button)
      fireEvent.click(button)
    })
    await waitFor(() => expect(reload).toHaveBeenCalled())
    expect(routes().filter((route) => route === LOGIN)).toHaveLength(1)
  })

  test('closes where somebody is logged in already', async () => {
    const { onClose } = await show({ session: miriam })
    await waitFor(() => expect(onClose).toHaveBeenCalled())
  })

  test('shows and hides the password', async () => {
    await show()
    expect(field('Password').type).toBe('password')
    await press('Show password')
    expect(field('Password').type).toBe('text')
    await press('Hide password')
    expect(field('Password').type).toBe('password')
  })
})

describe('Google and Facebook', () => {
  const providers = {
    google: { clientId: 'client', nonce: 'nonce' },
    facebook: { appId: 'app' },
  }

  test('are not there unless the site has them', async () => {
    await show()
    expect(screen.queryByRole('button', { name: /Google|Facebook/ })).toBeNull()
  })

  test('load nothing before they are pressed', async () => {
    await show({ session: sessionOf({ providers }) })
    expect(screen.getAllByRole('button', { name: /Continue with/ })).toHaveLength(2)
    expect(loadScript).not.toHaveBeenCalled()
  })

  test('Google gets the nonce, and its token is sent', async () => {
    const initialize = vi.fn<(settings: unknown) => void>()
    vi.stubGlobal('google', {
      accounts: { id: { initialize, renderButton: vi.fn(), prompt: vi.fn() } },
    })
    const session = sessionOf({ providers })
    const { asked } = await show({
      session,
      answers: { [LOGIN]: doneWith('In.') },
    })
    await press('Continue with Google')
    expect(vi.mocked(loadScript).mock.calls).toEqual([['https://accounts.google.com/gsi/client']])
    const [settings] = initialize.mock.calls[0] as [{ callback: (reply: object) => void }]
    expect(settings).toMatchObject({ client_id: 'client', nonce: 'nonce' })
    await act(async () => settings.callback({ credential: 'id.token' }))
    await waitFor(() => expect(reload).toHaveBeenCalledOnce())
    expect(asked.at(-1)?.body).toEqual({
      loginType: 'google',
      id_token: 'id.token',
    })
  })

  test('Facebook’s API 3.2 is asked to share e-mail and profile', async () => {
    const init = vi.fn()
    const login = vi.fn((then: (reply: object) => void, _options: object) =>
      then({ authResponse: { accessToken: 'a', userID: '1', more: 1 } }),
    )
    const user = { name: 'Miriam Levi', email: 'miriam@example.org' }
    const api = (_: string, __: object, then: (user: object) => void) => then(user)
    vi.stubGlobal('FB', { init, login, api })
    const session = sessionOf({ providers })
    const { asked } = await show({
      session,
      answers: { [LOGIN]: doneWith('In.') },
    })
    await press('Continue with Facebook')
    await waitFor(() => expect(reload).toHaveBeenCalledOnce())
    expect(init.mock.calls).toEqual([[{ appId: 'app', version: 'v3.2' }]])
    expect(login.mock.calls[0]?.[1]).toEqual({ scope: 'email,public_profile' })
    expect(asked.at(-1)?.body).toEqual({
      loginType: 'facebook',
      authResponse: { accessToken: 'a', userID: '1' },
      user,
    })
  })

  test.each([
    ['Google', 'Error occurred - please try to login again'],
    ['Facebook', 'Error occured'],
  ])('an unreachable %s is reported by name', async (name, text) => {
    vi.mocked(loadScript).mockRejectedValueOnce(new Error('no answer'))
    await show({ session: sessionOf({ providers }) })
    await press(`Continue with ${name}`)
    const alerts = screen.getAllByRole('alert')
    expect(alerts.map(({ textContent }) => textContent)).toContain(text)
  })
})

describe('the registration', () => {
  async function showForm(setting: Setting = {}) {
    const shown = await show(setting)
    await press('Create an account')
    return shown
  }
  function fillIn() {
    type('Your name', 'Miriam Levi')
    type('E-mail address', 'miriam@example.org')
    type('Password', 'correct horse')
  }

  test('moves the focus to its first field', async () => {
    await showForm()
    expect(document.activeElement).toBe(field('Your name'))
    expect(screen.getByRole('dialog', { name: 'Create an account' })).toBeTruthy()
  })

  test('says what is wrong with each field', async () => {
    const { words } = await showForm()
    type('E-mail address', 'miriam')
    type('Password', 'short')
    await press('Create the account')
    expect(said()).toBe(
      `Please correct: ${words.errors.requiredFieldsMissing} Missing: Your name. ${words.errors.enterValidEmail} ` +
        `${words.register.passwordShort}`,
    )
    const described = (label: string) =>
      field(label)
        .getAttribute('aria-describedby')!
        .split(' ')
        .map((id) => document.getElementById(id)?.textContent)
    expect(described('Password')).toEqual(['The password needs at least 12 characters.', 'At least 12 characters'])
    expect(altcha.show).toHaveBeenCalledOnce()
    expect(widget.answer).not.toHaveBeenCalled()
  })

  test('names each field that is missing, and no longer what has been filled in', async () => {
    const { words } = await showForm()
    await press('Create the account')
    const shared = () => document.getElementById(field('Password').getAttribute('aria-describedby')!.split(' ')[0]!)
    expect(shared()?.textContent).toBe(`${words.errors.requiredFieldsMissing} Missing: Your name, Password.`)
    type('Your name', 'Miriam Levi')
    expect(noteOf(field('Password'))).toBe(words.errors.requiredFieldsMissing)
    for (const label of ['Your name', 'E-mail address', 'Password']) expect(field(label).required).toBe(true)
  })

  test('sends the answer of the captcha, which is good once', async () => {
    const { asked, words } = await showForm({
      answers: { [REGISTER]: doneWith('Look into your mail.') },
    })
    fillIn()
    await press('Create the account')
    const thanks = within(await screen.findByRole('dialog', { name: words.register.sent }))
    expect(thanks.getByText('Look into your mail.').closest('[role=status]')).not.toBeNull()
    expect(document.activeElement).toBe(thanks.getByRole('heading', { name: words.register.sent }))
    expect(asked.at(-1)).toMatchObject({
      route: REGISTER,
      token: 'token-register',
      body: {
        name: 'Miriam Levi',
        email: 'miriam@example.org',
        password: 'correct horse',
        language: 'en',
        gReCaptchaResponse: 'proof',
      },
    })
    expect(widget.reset).toHaveBeenCalledOnce()
    expect(reload).not.toHaveBeenCalled()
  })

  test('is not sent where the captcha fails', async () => {
    widget.answer.mockResolvedValue(undefined)
    const { routes, words } = await showForm()
    fillIn()
    await press('Create the account')
    await waitFor(() => expect(said()).toContain(words.errors.captchaFailed))
    expect(routes()).toEqual([SESSION])
  })

  test('is not sent where the captcha cannot be had', async () => {
    altcha.show.mockRejectedValue(new TypeError('offline'))
    const { routes, words } = await showForm()
    fillIn()
    await press('Create the account')
    await waitFor(() => expect(said()).toContain(words.notice.unreached))
    expect(routes()).toEqual([SESSION])
  })

  test('asks before it loads the captcha of Google', async () => {
    const captcha = { kind: 'recaptcha', siteKey: 'key' } as const
    const { words } = await showForm({ session: sessionOf({ captcha }) })
    expect(screen.getByText(words.captcha.consent)).toBeTruthy()
    expect(loadScript).not.toHaveBeenCalled()
    vi.stubGlobal('grecaptcha', {
      ready: (then: () => void) => then(),
      render: vi.fn(() => 0),
      getResponse: () => 'google proof',
      reset: vi.fn(),
    })
    await press(words.captcha.allow)
    await waitFor(() => expect(loadScript).toHaveBeenCalledOnce())
    expect(vi.mocked(loadScript).mock.calls[0]?.[0]).toContain('https://www.google.com/recaptcha/')
    expect(localStorage.getItem('consent')).toBe('captcha')
  })
})

describe('a forgotten password', () => {
  test('is requested by e-mail, and the answer is shown', async () => {
    const { asked, words } = await show({
      lang: 'he',
      answers: { [FORGOT]: doneWith('שלחנו.') },
    })
    await press(words.login.forgot)
    type(words.login.email, 'miriam@example.org')
    await press(words.forgot.submit)
    expect(await screen.findByText('שלחנו.')).toBeTruthy()
    expect(asked.at(-1)).toMatchObject({
      language: 'he',
      body: {
        email: 'miriam@example.org',
        language: 'he',
        gReCaptchaResponse: 'proof',
      },
    })
  })
})
