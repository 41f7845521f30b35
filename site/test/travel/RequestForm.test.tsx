import { MESSAGES } from '#core/i18n/messages.ts'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { LANGS } from '#core/i18n/languages.ts'
import type { SessionState } from '#core/contract/session.ts'
import { RequestForm } from '#site/features/enquiries/request/RequestForm.tsx'
import { loadSession } from '#site/ui/session/session.ts'
import { toasts } from '#site/ui/page/toasts.ts'
import { createRequestForm } from '#site/features/enquiries/request.ts'
import { doneWith, fakeApi, miriam, refusal, SESSION, sessionOf } from '../people/fake-api.ts'
import { answerCaptcha, openPage } from '../people/page.ts'
import { offer, PATH, SEND, wordsIn } from './offer.ts'

const { altcha } = vi.hoisted(() => ({ altcha: { show: vi.fn() } }))
vi.mock('#site/ui/captcha/altcha.ts', () => ({
  showAltcha: (...args: unknown[]) => altcha.show(...args),
}))

const words = wordsIn()
const { request, dates } = words
const { errors } = MESSAGES.en
const PROMPT = 'Please send me more information about “Seder and ten days in Rome”.'
const ready = async () => {}

answerCaptcha(altcha.show)
afterEach(() => {
  const feature = offer()
  createRequestForm({ feature, words, ready, done: () => {} }).takeBack()
})

interface Setting {
  session?: SessionState
  required?: readonly string[]
  answers?: Parameters<typeof fakeApi>[0]
  isFolded?: boolean
}

async function show(setting: Setting = {}) {
  const { session = sessionOf(), required, answers, isFolded } = setting
  const api = fakeApi({
    [SESSION]: { body: session },
    [SEND]: doneWith('Sent.'),
    ...answers,
  })
  await openPage(api.send, { path: PATH })
  await loadSession()
  const onDone = vi.fn()
  const feature = offer(required)
  render(<RequestForm id="r" lang="en" {...{ feature, words, ready, onDone }} isFolded={isFolded ?? false} />)
  await act(async () => {})
  return { ...api, onDone }
}
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const press = (name: string) =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name }))
  })
const write = (name: string, value: string) => fireEvent.change(field(name), { target: { value } })
const isThere = (name: string) => screen.queryByRole('button', { name }) !== null
const send = () => press(request.submit)
const toastTexts = () => toasts.$toasts.get().map(({ type, text }) => `${type}: ${text}`)

describe('the page without a script', () => {
  test.each(LANGS)('has the whole form in %s, with its message', (lang) => {
    const own = wordsIn(lang)
    const feature = offer(['phone', 'DATES'])
    document.body.innerHTML = renderToStaticMarkup(<RequestForm id="r" {...{ lang, feature, ready }} words={own} />)
    expect(field(own.request.name).required).toBe(true)
    expect(field(own.request.email).type).toBe('email')
    expect(field(own.request.phone).required).toBe(true)
    expect(field(own.request.prephone).value).toBe('')
    expect(field(own.request.message).value).toContain(feature.title)
    const chooser = `${own.request.dates} (${own.request.required}) ${own.dates.choose}`
    expect(isThere(chooser)).toBe(true)
    expect(screen.getByRole('group', { name: own.request.guests })).toBeTruthy()
    expect(document.body.innerHTML).not.toMatch(/ style=/)
  })
})

describe('the fields', () => {
  test('are marked as required where the owner wants them', async () => {
    await show({ required: ['Guests', 'MESSAGE'] })
    expect(field(request.message).required).toBe(true)
    expect(field(request.phone).required).toBe(false)
    screen.getByRole('group', { name: `${request.guests} (required)` })
    expect(isThere(`${request.dates} ${dates.choose}`)).toBe(true)
  })

  test('know who has logged in, and keep what was typed', async () => {
    await show({ session: miriam })
    expect(field(request.name).value).toBe('Miriam Levi')
    expect(field(request.email).value).toBe('miriam@example.org')
    expect(altcha.show).not.toHaveBeenCalled()
    screen.getByText('You are logged in as Miriam Levi.')
  })

  test('have a captcha for anybody else', async () => {
    await show()
    expect(altcha.show).toHaveBeenCalledOnce()
  })

  test('for a phone take digits, and say so', async () => {
    await show()
    const phone = field(request.phone)
    const input = new InputEvent('beforeinput', {
      inputType: 'insertText',
      data: 'x',
      cancelable: true,
      bubbles: true,
    })
    act(() => void phone.dispatchEvent(input))
    expect(input.defaultPrevented).toBe(true)
    const hint = document.getElementById(phone.getAttribute('aria-describedby') ?? '')
    expect(hint?.getAttribute('role')).toBe('status')
    expect(hint?.textContent).toBe(request.blocked)
    const digit = new InputEvent('beforeinput', {
      inputType: 'insertText',
      data: '5',
      cancelable: true,
      bubbles: true,
    })
    act(() => void phone.dispatchEvent(digit))
    expect(digit.defaultPrevented).toBe(false)
    fireEvent.input(phone, { target: { value: '+972 (50) 123-45 67' } })
    expect(phone.value).toBe('+972501234567')
    expect(hint?.textContent).toBe(request.blocked)
    fireEvent.input(phone, { target: { value: '9725' } })
    expect(hint?.textContent).toBe(request.digits)
  })

  test('propose calling codes once they are wanted', async () => {
    await show()
    const prephone = field(request.prephone)
    const list = document.getElementById(prephone.getAttribute('list') ?? '')
    expect(list?.children).toHaveLength(0)
    fireEvent.focus(prephone)
    const israel = [...list!.children].find(({ textContent }) => textContent === 'Israel')
    expect(israel?.getAttribute('value')).toBe('972')
  })
})

describe('guests', () => {
  const count = (kind: string) => screen.getByText(kind).parentElement?.querySelector('.counter-count')?.textContent

  test('are counted by one, never below none, with their sum', async () => {
    await show()
    screen.getByText('In total: 1')
    await press('Adults: one fewer')
    await press('Adults: one fewer')
    expect(count('Adults')).toBe('0')
    screen.getByText('In total: 0')
    const fewer = screen.getByRole('button', { name: 'Adults: one fewer' })
    expect(fewer.getAttribute('aria-disabled')).toBe('true')
    await press('Babies: one more')
    await press('Children: one more')
    await press('Children: one more')
    expect(count('Children')).toBe('2')
    screen.getByText('In total: 3')
    screen.getByText('Children: 2. In total: 3')
  })
})

describe('sending', () => {
  const fillIn = () => {
    write(request.name, 'Noa Katz')
    write(request.email, 'noa@example.org')
    write(request.message, 'Is there room?')
  }

  test('says at each field what is missing, and leads to the first', async () => {
    const { routes } = await show({ required: ['Dates', 'Guests', 'Phone'] })
    await press('Adults: one fewer')
    await send()
    const whole = screen.getByText(errors.requiredFieldsMissing)
    expect(whole.closest('.form-problem')).toBeTruthy()
    const { name, email, phone, guests } = request.needed
    for (const text of [name, email, phone, guests, request.needed.dates])
      expect(screen.getByText(text).closest('.field-problem')).toBeTruthy()
    expect(document.activeElement).toBe(field(request.name))
    fillIn()
    fireEvent.input(field(request.phone), { target: { value: '0501' } })
    await send()
    expect(document.activeElement?.id).toBe('r-dates')
    const described = document.activeElement?.getAttribute('aria-describedby')
    expect(document.getElementById(described!)?.textContent).toBe(request.needed.dates)
    expect(routes()).toEqual([SESSION])
  })

  test('leads to the counter where guests alone are missing', async () => {
    await show({ required: ['GUESTS'] })
    fillIn()
    await press('Adults: one fewer')
    await send()
    const more = screen.getByRole('button', { name: 'Adults: one more' })
    expect(document.activeElement).toBe(more)
  })

  test('resets to what is known, and keeps the focus', async () => {
    const { asked, onDone } = await show({ session: miriam })
    fillIn()
    fireEvent.click(screen.getByRole('checkbox', { name: request.copy }))
    await press('Adults: one more')
    screen.getByRole('button', { name: request.submit }).focus()
    await send()
    await waitFor(() => expect(toastTexts()).toEqual(['success: Sent.']))
    expect(asked.at(-1)?.body).toMatchObject({
      name: 'Noa Katz',
      copySend: true,
      guests: { all: 2, adults: 2 },
    })
    expect(onDone).toHaveBeenCalledOnce()
    expect(field(request.name).value).toBe('Miriam Levi')
    expect(field(request.message).value).toBe(PROMPT)
    const copy = screen.getByRole<HTMLInputElement>('checkbox')
    expect(copy.checked).toBe(false)
    screen.getByText('In total: 1')
    expect(document.activeElement?.textContent).toBe(request.submit)
    expect(isThere(request.takeBack)).toBe(false)
  })

  test('resets after a failure too, and offers the written text', async () => {
    const failed = refusal(503, 'couldNotSendRequest', 'No mail today.')
    const { onDone } = await show({ answers: { [SEND]: failed } })
    fillIn()
    fireEvent.input(field(request.prephone), { target: { value: '972' } })
    fireEvent.click(screen.getByRole('checkbox', { name: request.copy }))
    await press('Children: one more')
    await send()
    await waitFor(() => expect(toastTexts()).toEqual(['error: No mail today.']))
    expect(onDone).toHaveBeenCalledOnce()
    expect(field(request.name).value).toBe('')
    expect(field(request.message).value).toBe(PROMPT)
    screen.getByText('In total: 1')
    await press(request.takeBack)
    expect(field(request.name).value).toBe('Noa Katz')
    expect(field(request.prephone).value).toBe('972')
    expect(field(request.message).value).toBe('Is there room?')
    expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(true)
    screen.getByText('In total: 2')
    expect(document.activeElement).toBe(field(request.message))
    expect(isThere(request.takeBack)).toBe(false)
  })
})

describe('the details of the dialog', () => {
  const fold = () => screen.getByRole('button', { name: request.details })
  const room = () => document.getElementById(fold().getAttribute('aria-controls') ?? '')

  test('are folded away where the owner wants none of them', async () => {
    await show({ isFolded: true })
    expect(fold().getAttribute('aria-expanded')).toBe('false')
    expect(room()?.hasAttribute('inert')).toBe(true)
    await press(request.details)
    expect(fold().getAttribute('aria-expanded')).toBe('true')
    expect(room()?.hasAttribute('inert')).toBe(false)
    expect(room()?.contains(field(request.phone))).toBe(true)
  })

  test('open by themselves for what is missing in them', async () => {
    await show({ isFolded: true, required: ['phone'] })
    expect(fold().getAttribute('aria-expanded')).toBe('true')
    await press(request.details)
    write(request.name, 'Noa Katz')
    write(request.email, 'noa@example.org')
    await send()
    expect(fold().getAttribute('aria-expanded')).toBe('true')
    expect(document.activeElement).toBe(field(request.phone))
  })
})
