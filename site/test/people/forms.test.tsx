import { MESSAGES } from '#core/i18n/messages.ts'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test, vi } from 'vitest'
import type { SessionState } from '#core/contract/session.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { NewsletterForm } from '#site/features/newsletter/NewsletterForm.tsx'
import { PrivacyDialog } from '#site/ui/consent/PrivacyDialog.tsx'
import { ShareDialog } from '#site/features/share/ShareDialog.tsx'
import { $consent } from '#site/ui/consent/consent.ts'
import { toasts } from '#site/ui/page/toasts.ts'
import { doneWith, fakeApi, miriam, refusal, SESSION, sessionOf } from './fake-api.ts'
import { answerCaptcha, openPage } from './page.ts'

const { altcha } = vi.hoisted(() => ({ altcha: { show: vi.fn() } }))
vi.mock('#site/ui/captcha/altcha.ts', () => ({
  showAltcha: (...args: unknown[]) => altcha.show(...args),
}))

answerCaptcha(altcha.show)

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } })
const press = async (name: string) =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name }))
  })
const toastTexts = () => toasts.$toasts.get().map(({ type: kind, text }) => `${kind}: ${text}`)

interface Setting {
  session?: SessionState
  answers?: Parameters<typeof fakeApi>[0]
  path?: string
  lang?: Lang
}

describe('the newsletter', () => {
  const REGISTER = 'POST /rest/tjt/newsletterregister'
  const { newsletter: words, common, toasts } = MESSAGES.en.accounts.app
  const { errors } = MESSAGES.en
  const form = <NewsletterForm id="n" words={words} common={common} />

  async function show({ session = sessionOf(), answers = {}, lang = 'en' }: Setting = {}) {
    const api = fakeApi({ [SESSION]: { body: session }, ...answers })
    await openPage(api.send, { lang })
    render(form)
    await act(async () => {})
    return api
  }
  const fillIn = () => {
    type('E-mail address', ' miriam@example.org ')
    fireEvent.click(field(words.join))
  }

  test('is whole without a script', () => {
    document.body.innerHTML = renderToStaticMarkup(form)
    expect(field(words.join).type).toBe('checkbox')
    expect(field('E-mail address').type).toBe('email')
    expect(screen.getByRole('button', { name: words.submit })).toBeTruthy()
  })

  test('wants the box ticked and an address, and says both', async () => {
    const { routes } = await show()
    await press(words.submit)
    const [summary] = screen.getAllByRole('alert')
    expect(summary?.textContent).toBe(`Please correct: ${errors.enterValidEmail} ${toasts.needCheckJoinCheckbox}`)
    expect(document.activeElement).toBe(field('E-mail address'))
    expect(routes()).toEqual([SESSION])
  })

  test('wants the box ticked though the address is right', async () => {
    await show()
    type('E-mail address', 'miriam@example.org')
    await press(words.submit)
    expect(document.activeElement).toBe(field(words.join))
    expect(screen.getByText(toasts.needCheckJoinCheckbox)).toBeTruthy()
  })

  test('is sent, said, and empty again', async () => {
    const { asked } = await show({ answers: { [REGISTER]: doneWith('Sent.') } })
    fillIn()
    await press(words.submit)
    await waitFor(() => expect(toastTexts()).toEqual(['success: Sent.']))
    expect(asked.at(-1)).toMatchObject({
      token: 'token-newsletter',
      body: {
        mail: 'miriam@example.org',
        language: 'en',
        gReCaptchaResponse: 'proof',
      },
    })
    expect(field('E-mail address').value).toBe('')
    expect(field(words.join).checked).toBe(false)
  })

  test('asks for mail in the language of the page', async () => {
    const { asked } = await show({ answers: { [REGISTER]: doneWith('Sent.') }, lang: 'he' })
    fillIn()
    await press(words.submit)
    await waitFor(() => expect(toastTexts()).toEqual(['success: Sent.']))
    expect(asked.at(-1)?.body).toMatchObject({ language: 'he' })
  })

  test('unticks the box after a failure where there is a captcha', async () => {
    const answer = refusal(503, 'couldNotRegisterEmail', errors.couldNotRegisterEmail)
    await show({ answers: { [REGISTER]: answer } })
    fillIn()
    await press(words.submit)
    await waitFor(() => expect(toastTexts()).toEqual([`error: ${errors.couldNotRegisterEmail}`]))
    expect(field(words.join).checked).toBe(false)
    expect(field('E-mail address').value).toBe('miriam@example.org')
  })

  test.each([
    ['had ended', sessionOf(), 1, 1],
    ['is of somebody by then', miriam, 1, 0],
  ])('goes out although the session %s', async (_, renewed, shown, resets) => {
    const reset = vi.fn()
    altcha.show.mockResolvedValue({ answer: async () => 'proof', reset })
    const tokens = sessionOf().tokens
    const sessions = [sessionOf(), { ...renewed, tokens }]
    await show({
      answers: {
        [SESSION]: sessions.map((body) => ({ body })),
        [REGISTER]: [refusal(403, 'badToken', 'Ended.'), doneWith('Sent.')],
      },
    })
    fillIn()
    await press(words.submit)
    await waitFor(() => expect(toastTexts()).toEqual(['success: Sent.']))
    // One that has gone from the page has nothing left to be called.
    expect(altcha.show).toHaveBeenCalledTimes(shown)
    expect(reset).toHaveBeenCalledTimes(resets)
  })

  test('has no captcha for who is logged in, and keeps the box then', async () => {
    const { asked } = await show({
      session: { ...miriam, tokens: sessionOf().tokens },
      answers: { [REGISTER]: 'offline' },
    })
    fillIn()
    await press(words.submit)
    await waitFor(() => expect(toastTexts()).toEqual([`error: ${errors.couldNotRegisterEmail}`]))
    expect(altcha.show).not.toHaveBeenCalled()
    expect(asked.at(-1)?.body).toEqual({
      mail: 'miriam@example.org',
      language: 'en',
    })
    expect(field(words.join).checked).toBe(true)
  })
})

describe('sharing by e-mail', () => {
  const SHARE = 'POST /rest/tjt/emailpageshare'
  const { share: words } = MESSAGES.en.accounts.app
  const { errors } = MESSAGES.en

  async function show({ session = sessionOf(), answers = {} }: Setting = {}) {
    const api = fakeApi({ [SESSION]: { body: session }, ...answers })
    await openPage(api.send, { path: '/Shops_and_Community-DI1-x.html?a=b' })
    const onClose = vi.fn()
    render(<ShareDialog opener={undefined} onClose={onClose} />)
    await act(async () => {})
    return { ...api, onClose }
  }
  const names = () => {
    type(words.yourName, 'Miriam')
    type(words.friendName, 'Noa')
  }

  test('says all that is missing, and leads to the first of it', async () => {
    const { routes } = await show()
    await press(words.submit)
    for (const text of [errors.enterValidMail, errors.enterValidFriendMail, errors.requiredFieldsMissing])
      expect(screen.getAllByText(text, { exact: false }).length, text).toBeGreaterThan(0)
    expect(document.activeElement).toBe(field(words.yourName))
    names()
    type(words.yourMail, 'miriam@example.org')
    await press(words.submit)
    expect(screen.queryByText(errors.requiredFieldsMissing, { exact: false })).toBeNull()
    expect(document.activeElement).toBe(field(words.friendMail))
    expect(routes()).toEqual([SESSION])
  })

  test('is sent with the page, said, and closes', async () => {
    const { asked, onClose } = await show({
      answers: { [SHARE]: doneWith('Sent.') },
    })
    names()
    type(words.yourMail, 'miriam@example.org')
    type(words.friendMail, 'noa@example.org')
    await press(words.submit)
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
    expect(toastTexts()).toEqual(['success: Sent.'])
    expect(asked.at(-1)?.body).toEqual({
      uid: 0,
      your_name: 'Miriam',
      friend_name: 'Noa',
      your_mail: 'miriam@example.org',
      friend_mail: 'noa@example.org',
      relink: '/Shops_and_Community-DI1-x.html',
      language: 'en',
      gReCaptchaResponse: 'proof',
    })
  })

  test('knows who is logged in, and stays open where it fails', async () => {
    const failed = refusal(503, 'couldNotSendEmail', errors.couldNotSendEmail)
    const { asked, onClose } = await show({
      session: miriam,
      answers: { [SHARE]: failed },
    })
    expect(field(words.yourName).value).toBe('Miriam Levi')
    expect(field(words.yourMail).value).toBe('miriam@example.org')
    type(words.friendName, 'Noa')
    type(words.friendMail, 'noa@example.org')
    await press(words.submit)
    await waitFor(() => expect(toastTexts()).toEqual([`error: ${errors.couldNotSendEmail}`]))
    expect(asked.at(-1)?.body).toMatchObject({ uid: 7 })
    expect(altcha.show).not.toHaveBeenCalled()
    expect(onClose).not.toHaveBeenCalled()
  })
})

describe('the privacy settings', () => {
  test('begin with nothing, and keep what is switched on', async () => {
    await openPage(fakeApi({}).send)
    const { privacy: words } = MESSAGES.en.accounts.app
    const onClose = vi.fn()
    render(<PrivacyDialog opener={undefined} onClose={onClose} />)
    const switches = screen.getAllByRole<HTMLInputElement>('switch')
    expect(switches.map(({ checked }) => checked)).toEqual(Array(5).fill(false))
    fireEvent.click(screen.getByRole('switch', { name: words.videos }))
    await press('Save')
    expect($consent.get()).toMatchObject({ videos: true, ads: false })
    expect(toastTexts()).toEqual([`success: ${words.saved}`])
    expect(onClose).toHaveBeenCalledOnce()
  })
})
