import { MESSAGES } from '#core/i18n/messages.ts'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { ComponentType } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { MAX_RESUME_BYTES } from '#core/terms/limits.ts'
import type { SessionState } from '#core/contract/session.ts'
import type { DialogProps } from '#site/ui/dialogs/Dialog.tsx'
import { JobDialog } from '#site/features/enquiries/JobDialog.tsx'
import { MessageDialog } from '#site/features/enquiries/MessageDialog.tsx'
import { NoJobsDialog } from '#site/features/enquiries/NoJobsDialog.tsx'
import { doneWith, fakeApi, refusal, SESSION } from '../people/fake-api.ts'
import { answerCaptcha } from '../people/page.ts'
import { JOB, MESSAGE, OFFER, openOffer, openShop, partsOf, toastTexts, user, visitor } from './page.ts'

const { altcha } = vi.hoisted(() => ({ altcha: { show: vi.fn() } }))
vi.mock('#site/ui/captcha/altcha.ts', () => ({
  showAltcha: (...args: unknown[]) => altcha.show(...args),
}))

const { common } = MESSAGES.en.accounts.app
const { errors } = MESSAGES.en
const { fields } = MESSAGES.en.travel.direct
const onClose = vi.fn()

answerCaptcha(altcha.show)

interface Setting {
  session?: SessionState
  answers?: Parameters<typeof fakeApi>[0]
  open?: (send: typeof fetch) => Promise<void>
}

async function show(
  Shown: ComponentType<DialogProps>,
  { session = visitor, answers = {}, open = openOffer }: Setting = {},
) {
  const api = fakeApi({ [SESSION]: { body: session }, ...answers })
  await open(api.send)
  const opener = document.createElement('a')
  opener.dataset['job'] = 'Cook'
  document.body.append(opener)
  const view = render(<Shown opener={opener} onClose={onClose} />)
  await act(async () => {})
  return { ...api, ...view, opener }
}

const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
const type = (name: string, value: string) => fireEvent.input(box(name), { target: { value } })
const press = (name: string) =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name }))
  })
const alertText = () => screen.getAllByRole('alert')[0]?.textContent

describe('the message', () => {
  const fill = () => {
    type(fields.name, 'Dana')
    type(fields.email, 'dana@example.org')
    type(fields.emailAgain, 'dana@example.org')
    type(fields.message, 'Is there a crib?')
  }

  test('says whom it goes to, and begins with the name', async () => {
    await show(MessageDialog)
    const dialog = screen.getByRole('dialog', {
      name: MESSAGES.en.travel.direct.page.organiser,
    })
    expect(dialog.textContent).toContain(OFFER.title)
    expect(document.activeElement).toBe(box(fields.name))
    expect(altcha.show).toHaveBeenCalledOnce()
  })

  test('of a listing has the name of its control', async () => {
    await show(MessageDialog, { open: openShop })
    const dialog = screen.getByRole('dialog', {
      name: MESSAGES.en.travel.direct.page.listing,
    })
    expect(dialog.textContent).toContain('Corner Deli')
  })

  test('says what is missing and leads to the first of it', async () => {
    const { routes } = await show(MessageDialog)
    await press(MESSAGES.en.travel.direct.message.submit)
    const wrong = [fields.name, fields.email, fields.message]
    expect(alertText()).toBe(`${common.problems} ${errors.requiredFieldsMissing} Missing: ${wrong.join(', ')}.`)
    for (const name of wrong) expect(box(name).getAttribute('aria-invalid'), name).toBe('true')
    expect(document.activeElement).toBe(box(fields.name))

    fill()
    type(fields.emailAgain, 'dan@example.org')
    await press(MESSAGES.en.travel.direct.message.submit)
    expect(document.activeElement).toBe(box(fields.emailAgain))
    const problem = box(fields.emailAgain).getAttribute('aria-describedby')!
    expect(document.getElementById(problem)?.textContent).toBe(errors.emailConfirmationInvalid)
    expect(box(fields.message).value).toBe('Is there a crib?')
    expect(routes()).toEqual([SESSION])
    expect(onClose).not.toHaveBeenCalled()
  })

  test.each([
    ['went well', doneWith('It is on its way.'), 'success: It is on its way.'],
    ['failed', refusal(503, 'couldNotSendEmail', 'No mail today.'), 'error: No mail today.'],
    ['never arrived', 'offline', `error: ${errors.couldNotSendEmail}`],
  ] as const)('closes after a send that %s', async (_, answer, toast) => {
    const { asked } = await show(MessageDialog, {
      answers: { [MESSAGE]: answer },
    })
    fill()
    fireEvent.click(screen.getByRole('checkbox', { name: fields.copy }))
    await press(MESSAGES.en.travel.direct.message.submit)
    await waitFor(() => expect(toastTexts()).toEqual([toast]))
    expect(onClose).toHaveBeenCalledOnce()
    const sent = asked.find(({ route }) => route === MESSAGE)
    expect(sent?.body).toMatchObject({
      copy: true,
      clientMail: OFFER.email,
      gReCaptchaResponse: 'proof',
    })
  })

  test('is empty again the next time', async () => {
    const { unmount, opener } = await show(MessageDialog, {
      answers: { [MESSAGE]: 'offline' },
    })
    fill()
    await press(MESSAGES.en.travel.direct.message.submit)
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
    unmount()
    render(<MessageDialog opener={opener} onClose={onClose} />)
    for (const name of [fields.name, fields.email, fields.message]) expect(box(name).value, name).toBe('')
  })

  test('knows a user, and asks them for no captcha', async () => {
    await show(MessageDialog, { session: user })
    expect(box(fields.name).value).toBe('Miriam Levi')
    expect(box(fields.email).value).toBe('miriam@example.org')
    expect(box(fields.emailAgain).value).toBe('miriam@example.org')
    expect(altcha.show).not.toHaveBeenCalled()
  })
})

describe('the application', () => {
  const input = () =>
    screen.getByLabelText<HTMLInputElement>(new RegExp(MESSAGES.en.travel.direct.file.label.slice(0, 6)))
  const choose = (file: File) =>
    act(async () => {
      Object.defineProperty(input(), 'files', {
        value: [file],
        configurable: true,
      })
      fireEvent.change(input())
    })
  const fileTold = () => document.querySelector('.field [role=status]')?.textContent
  const fileOf = (name: string, bytes = 5) => new File([new Uint8Array(bytes)], name)
  const fill = () => {
    type(fields.name, 'Noam')
    type(fields.phone, '+050-1234567')
    type(fields.email, 'noam@example.org')
  }

  test('names the job and asks for it', async () => {
    await show(JobDialog)
    const dialog = screen.getByRole('dialog', {
      name: MESSAGES.en.travel.direct.job.title,
    })
    expect(dialog.textContent).toContain(`Cook${OFFER.title}`)
    expect(box(fields.message).value).toBe('I would like to apply for this job: Cook.')
  })

  test('sends nothing while something is missing', async () => {
    const { routes } = await show(JobDialog)
    await press(MESSAGES.en.travel.direct.job.submit)
    expect(alertText()).toContain(errors.requiredFieldsMissing)
    for (const name of [fields.name, fields.phone, fields.email])
      expect(box(name).getAttribute('aria-invalid'), name).toBe('true')
    expect(box(fields.message).getAttribute('aria-invalid')).toBeNull()
    expect(routes()).toEqual([SESSION])
    fireEvent.input(box(fields.name), { target: { value: 'Dana' } })
    expect(box(fields.name).getAttribute('aria-invalid')).toBeNull()
    expect(box(fields.phone).getAttribute('aria-invalid')).toBe('true')
  })

  test('goes with its file, and closes', async () => {
    const { asked } = await show(JobDialog, {
      answers: { [JOB]: doneWith('We have it.') },
    })
    fill()
    await choose(fileOf('cv.pdf'))
    expect(screen.getByText('cv.pdf')).toBeTruthy()
    expect(fileTold()).toBe('cv.pdf has been added.')
    await press(MESSAGES.en.travel.direct.job.submit)
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
    const sent = Object.fromEntries(partsOf(asked.at(-1)!.body as FormData))
    expect(sent).toMatchObject({ phone: '+0501234567', resumedoc: 'cv.pdf' })
    expect(toastTexts()).toEqual(['success: We have it.'])
  })

  test('that fails stays as it was', async () => {
    await show(JobDialog, { answers: { [JOB]: 'offline' } })
    fill()
    type(fields.message, 'I can cook.')
    await choose(fileOf('cv.doc'))
    await press(MESSAGES.en.travel.direct.job.submit)
    await waitFor(() => expect(toastTexts()).toEqual([`error: ${errors.couldNotSendRequest}`]))
    expect(onClose).not.toHaveBeenCalled()
    expect(box(fields.name).value).toBe('Noam')
    expect(box(fields.phone).value).toBe('+0501234567')
    expect(box(fields.message).value).toBe('I can cook.')
    expect(screen.getByText('cv.doc')).toBeTruthy()
  })

  test('says at once that a file is too large, and takes another', async () => {
    const { routes } = await show(JobDialog)
    fill()
    await choose(fileOf('cv.pdf', MAX_RESUME_BYTES + 1))
    expect(screen.getAllByText(errors.max5mb).length).toBeGreaterThan(0)
    expect(screen.getByText('5.1 MB')).toBeTruthy()
    expect(input().getAttribute('aria-invalid')).toBe('true')
    await press(MESSAGES.en.travel.direct.job.submit)
    expect(document.activeElement).toBe(input())
    expect(routes()).toEqual([SESSION])

    await choose(fileOf('short.pdf'))
    expect(screen.queryAllByText(errors.max5mb)).toEqual([])
    expect(input().getAttribute('aria-invalid')).toBeNull()
  })

  test('says how large a file is, also in Hebrew', async () => {
    await show(JobDialog)
    document.documentElement.lang = 'he'
    await choose(fileOf('cv.pdf'))
    expect(screen.getByText('1 kB')).toBeTruthy()
  })

  test('takes no pictures, and lets them go', async () => {
    await show(JobDialog)
    await choose(fileOf('me.png'))
    expect(screen.getAllByText(errors.onlyDocuments).length).toBeGreaterThan(0)
    await press('Remove me.png')
    expect(screen.queryAllByText(errors.onlyDocuments)).toEqual([])
    expect(screen.queryByText('me.png')).toBeNull()
    expect(document.activeElement).toBe(input())
    expect(fileTold()).toBe('me.png has been removed.')
  })

  test('takes a file that is dropped', async () => {
    await show(JobDialog)
    const zone = document.querySelector('.file-zone')!
    fireEvent.dragEnter(zone)
    expect(zone.classList).toContain('is-over')
    const dataTransfer = { files: [fileOf('dropped.docx')] }
    await act(async () => void fireEvent.drop(zone, { dataTransfer }))
    expect(zone.classList).not.toContain('is-over')
    expect(screen.getByText('dropped.docx')).toBeTruthy()
  })
})

test('without jobs there is nothing to do but to close', async () => {
  await show(NoJobsDialog)
  const dialog = screen.getByRole('dialog', {
    name: MESSAGES.en.travel.direct.noJobs.title,
  })
  expect(dialog.textContent).toContain(MESSAGES.en.travel.direct.noJobs.text)
  expect(screen.queryAllByRole('textbox')).toEqual([])
  const [, close] = screen.getAllByRole('button', {
    name: MESSAGES.en.travel.direct.noJobs.close,
  })
  expect(document.activeElement).toBe(close)
  fireEvent.click(close!)
  expect(onClose).toHaveBeenCalledOnce()
})
