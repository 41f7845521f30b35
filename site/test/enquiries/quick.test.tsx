import { MESSAGES } from '#core/i18n/messages.ts'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { format } from '#core/i18n/format.ts'
import { toggleQuick } from '#site/features/enquiries/quick.tsx'
import { doneWith, fakeApi, refusal, SESSION } from '../people/fake-api.ts'
import { answerCaptcha } from '../people/page.ts'
import { MESSAGE, OFFER, openOffer, toastTexts, user, visitor } from './page.ts'

const { altcha } = vi.hoisted(() => ({ altcha: { show: vi.fn() } }))
vi.mock('#site/ui/captcha/altcha.ts', () => ({
  showAltcha: (...args: unknown[]) => altcha.show(...args),
}))
vi.mock('#site/ui/page/stylesheet.ts', () => ({ addStylesheet: async () => {} }))

const { errors } = MESSAGES.en
const { fields } = MESSAGES.en.travel.direct

answerCaptcha(altcha.show)

const button = () => screen.getByRole('button', { name: MESSAGES.en.travel.direct.page.quick })
const place = () => document.getElementById('quick-request')!
const box = (name: string) => within(place()).getByRole<HTMLInputElement>('textbox', { name })
const type = (name: string, value: string) => fireEvent.input(box(name), { target: { value } })
const toggle = () => act(async () => toggleQuick(button()))
const send = () =>
  act(async () => {
    fireEvent.click(
      screen.getByRole('button', {
        name: MESSAGES.en.travel.direct.quick.submit,
      }),
    )
  })
const tooLong = (count: number) => format(MESSAGES.en.accounts.app.common.tooLong, { count, most: 4000 })
const isShown = () => [!place().hidden, button().ariaExpanded]
const DEFAULT = `Please send me more information about “${OFFER.title}”.`

async function open(answers: Parameters<typeof fakeApi>[0] = {}, session = visitor) {
  const api = fakeApi({ [SESSION]: { body: session }, ...answers })
  await openOffer(api.send)
  document.body.insertAdjacentHTML(
    'beforeend',
    `<button aria-expanded="false" ` +
      `aria-controls="quick-request">${MESSAGES.en.travel.direct.page.quick}</button><div id="quick-request" ` +
      `hidden></div>`,
  )
  await toggle()
  return api
}
const fill = () => {
  type(fields.name, 'Dana')
  type(fields.email, 'dana@example.org')
  type(fields.phone, '050 123')
}

describe('the quick request', () => {
  test('comes and goes by its button, and keeps what was typed', async () => {
    await open()
    expect(isShown()).toEqual([true, 'true'])
    expect(box(fields.message).value).toBe(DEFAULT)
    fill()
    await toggle()
    expect(isShown()).toEqual([false, 'false'])
    await toggle()
    expect(isShown()).toEqual([true, 'true'])
    expect(box(fields.phone).value).toBe('050123')
  })

  test('wants all four', async () => {
    const { routes } = await open()
    type(fields.message, ' ')
    await send()
    for (const name of [fields.name, fields.email, fields.phone, fields.message])
      expect(box(name).getAttribute('aria-invalid'), name).toBe('true')
    expect(within(place()).getByRole('alert').textContent).toContain(errors.requiredFieldsMissing)
    expect(isShown()).toEqual([true, 'true'])
    expect(routes()).toEqual([SESSION])
  })

  test('says that a message is too long, and loses nothing of it', async () => {
    const { routes, asked } = await open({ [MESSAGE]: doneWith('Sent.') })
    fill()
    // A browser cuts what is pasted into a field that has one.
    expect(box(fields.message).hasAttribute('maxlength')).toBe(false)
    const long = `${'\u{1f54d}'.repeat(2000)}${'a'.repeat(2012)}`
    type(fields.message, long)
    await send()
    const message = tooLong(4012)
    expect(within(place()).getByRole('alert').textContent).toContain(message)
    expect(box(fields.message).value).toBe(long)
    expect(document.activeElement).toBe(box(fields.message))
    expect(routes()).toEqual([SESSION])
    type(fields.message, long.slice(0, -11))
    expect(screen.getByText(tooLong(4001))).toBeTruthy()
    type(fields.message, long.slice(0, -12))
    expect(screen.queryByText(tooLong(4001))).toBeNull()
    await send()
    await waitFor(() => expect(toastTexts()).toEqual(['success: Sent.']))
    const sent = asked.find(({ route }) => route === MESSAGE)
    expect(sent?.body).toMatchObject({ message: long.slice(0, -12) })
  })

  test.each([
    ['went well', doneWith('Sent.'), 'success: Sent.'],
    ['failed', refusal(503, 'couldNotSendEmail', 'No mail today.'), 'error: No mail today.'],
    ['never arrived', 'offline', `error: ${errors.couldNotSendEmail}`],
  ] as const)('is hidden and new after a send that %s', async (_, answer, toast) => {
    const { asked } = await open({ [MESSAGE]: answer })
    fill()
    type(fields.message, 'How much is it?')
    box(fields.phone).focus()
    await send()
    await waitFor(() => expect(toastTexts()).toEqual([toast]))
    const sent = asked.find(({ route }) => route === MESSAGE)
    expect(sent?.body).toMatchObject({
      name: 'Dana',
      phone: '050123',
      message: 'How much is it?',
      clientMail: OFFER.email,
      gReCaptchaResponse: 'proof',
    })
    expect(isShown()).toEqual([false, 'false'])
    expect(document.activeElement).toBe(button())
    await toggle()
    for (const name of [fields.name, fields.email, fields.phone]) expect(box(name).value, name).toBe('')
    expect(box(fields.message).value).toBe(DEFAULT)
  })

  test('takes the focus from nobody who has gone on', async () => {
    await open({ [MESSAGE]: doneWith('Sent.') })
    fill()
    const elsewhere = document.createElement('button')
    document.body.append(elsewhere)
    const sending = send()
    elsewhere.focus()
    await sending
    await waitFor(() => expect(toastTexts()).toEqual(['success: Sent.']))
    expect(document.activeElement).toBe(elsewhere)
  })

  test('knows a user, also the next time', async () => {
    await open({ [MESSAGE]: doneWith('Sent.') }, user)
    expect(box(fields.name).value).toBe('Miriam Levi')
    expect(altcha.show).not.toHaveBeenCalled()
    type(fields.phone, '050123')
    await send()
    await waitFor(() => expect(isShown()).toEqual([false, 'false']))
    await toggle()
    expect(box(fields.email).value).toBe('miriam@example.org')
    expect(box(fields.phone).value).toBe('')
  })
})
