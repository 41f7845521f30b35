import { act, fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { ApiError } from '#core/contract/client.ts'
import { ContactRequest } from '#site/features/enquiries/request/ContactRequest.tsx'
import { MESSAGES } from '#core/i18n/messages.ts'
import { provideApp, type ToastTexts } from '#site/ui/page/app.ts'
import { doneWith, fakeApi, SESSION, sessionOf } from '../people/fake-api.ts'
import { answerCaptcha, openPage } from '../people/page.ts'
import { offer, PATH, SEND, wordsIn } from './offer.ts'

const { altcha } = vi.hoisted(() => ({ altcha: { show: vi.fn() } }))
vi.mock('#site/ui/captcha/altcha.ts', () => ({
  showAltcha: (...args: unknown[]) => altcha.show(...args),
}))

const words = wordsIn()
const TEXTS = { ...MESSAGES.en.errors, ...MESSAGES.en.accounts.app.toasts }
answerCaptcha(altcha.show)

async function show() {
  const api = fakeApi({ [SESSION]: { body: sessionOf() }, [SEND]: doneWith('Sent.') })
  await openPage(api.send, { path: PATH })
  const start = vi.fn<() => Promise<ToastTexts>>().mockResolvedValue(TEXTS)
  provideApp(start)
  render(<ContactRequest lang="en" feature={offer()} words={words} />)
  await act(async () => {})
  return { ...api, start }
}

const write = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
async function send() {
  write(words.request.name, 'Noa')
  write(words.request.email, 'noa@example.org')
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: words.request.submit }))
  })
}
const alertText = () => screen.getAllByRole('alert').map(({ textContent }) => textContent)

test('asks for nothing until somebody comes to it', async () => {
  const { start, routes } = await show()
  expect([start.mock.calls.length, routes()]).toEqual([0, []])
  await act(async () => screen.getByLabelText(words.request.name).focus())
  expect(start).toHaveBeenCalled()
  expect(routes()).toContain(SESSION)
})

test('says in its own place that nothing was sent without the application, and sends once it is there', async () => {
  const { start, routes } = await show()
  start.mockRejectedValue(new ApiError('internal'))
  await send()
  expect(alertText()).toContain(words.errors.couldNotSendRequest)
  expect(routes()).not.toContain(SEND)
  start.mockResolvedValue(TEXTS)
  await act(async () => screen.getByLabelText(words.request.name).focus())
  await send()
  await vi.waitFor(() => expect(routes()).toContain(SEND))
  expect(alertText()).not.toContain(words.errors.couldNotSendRequest)
})
