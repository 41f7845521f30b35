import { MESSAGES } from '#core/i18n/messages.ts'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { MAX_RESUME_BYTES } from '#core/terms/limits.ts'
import { createJobForm } from '#site/features/enquiries/job.ts'
import { pageRecipient } from '#site/features/enquiries/recipient.ts'
import { doneWith, fakeApi, refusal, SESSION } from '../people/fake-api.ts'
import { closePage } from '../people/page.ts'
import { JOB, OFFER, openOffer, partsOf, PATH, toastTexts, user, visitor } from './page.ts'

const { errors } = MESSAGES.en
const done = vi.fn()
afterEach(() => {
  closePage()
  done.mockReset()
})

const typed = {
  name: ' Noam Bar ',
  phone: '0501234567',
  email: 'noam@example.org',
  msg: 'I cook for sixty.',
}
const fileOf = (name: string, bytes = 12) => new File([new Uint8Array(bytes)], name)

type Answers = Parameters<typeof fakeApi>[0]

async function open(answers: Answers = {}, session = visitor) {
  const api = fakeApi({ [SESSION]: { body: session }, ...answers })
  await openOffer(api.send)
  const made = createJobForm({ recipient: pageRecipient(), done })
  return { api, ...made, captcha: made.form.captcha! }
}

describe('an application', () => {
  test('goes in parts, its file last', async () => {
    const { api, form, captcha, resume } = await open({
      [JOB]: doneWith('Sent to the contact.'),
    })
    captcha.attach(async () => ({
      answer: async () => 'proof',
      reset: vi.fn(),
    }))
    resume.choose(fileOf('Noam – cv.pdf', 321))
    await form.submit(typed)
    const { body, ...call } = api.asked.at(-1)!
    expect(call).toEqual({ route: JOB, token: 'token-job', language: 'en' })
    const parts = body as FormData
    expect(partsOf(parts)).toEqual([
      ['uid', '0'],
      ['link', PATH],
      ['pageTitle', OFFER.title],
      ['clientMail', OFFER.email],
      ['language', 'en'],
      ['name', 'Noam Bar'],
      ['phone', '0501234567'],
      ['email', 'noam@example.org'],
      ['msg', 'I cook for sixty.'],
      ['gReCaptchaResponse', 'proof'],
      ['resumedoc', 'Noam – cv.pdf'],
    ])
    expect((parts.get('resumedoc') as File).size).toBe(321)
    expect(toastTexts()).toEqual(['success: Sent to the contact.'])
    expect(done).toHaveBeenCalledOnce()
  })

  test('of a user, without a file and a captcha', async () => {
    const { api, form } = await open({ [JOB]: doneWith('Sent.') }, user)
    await form.submit(typed)
    const parts = api.asked.at(-1)!.body as FormData
    expect(parts.get('uid')).toBe('7')
    expect(parts.has('gReCaptchaResponse')).toBe(false)
    expect(parts.has('resumedoc')).toBe(false)
  })

  test.each(['name', 'phone', 'email', 'msg'])('without its %s sends nothing', async (name) => {
    const { api, form } = await open()
    await form.submit({ ...typed, [name]: '  ' })
    expect(form.$state.get().problems).toEqual([
      { text: errors.requiredFieldsMissing, fields: [name], isUnnamed: true },
    ])
    expect(api.asked).toEqual([])
    expect(done).not.toHaveBeenCalled()
  })

  test.each([
    ['the server’s text', refusal(503, 'couldNotSendRequest', 'Later.')],
    ['its own words', { status: 502, body: 'Bad gateway' }],
    ['its own words', 'offline' as const],
  ])('that fails stays, with %s and its file', async (_, answer) => {
    const { api, form, resume } = await open({ [JOB]: answer })
    const file = fileOf('cv.docx')
    resume.choose(file)
    await form.submit(typed)
    expect(api.routes()).toContain(JOB)
    const text = answer !== 'offline' && answer.status === 503 ? 'Later.' : errors.couldNotSendRequest
    expect(toastTexts()).toEqual([`error: ${text}`])
    expect(resume.$file.get()).toEqual({ file })
    expect(form.$state.get()).toMatchObject({ status: 'idle', problems: [] })
    expect(done).not.toHaveBeenCalled()
  })

  test('is sent whole again with a fresh token', async () => {
    const stale = refusal(403, 'badToken', errors.badToken)
    const { api, form, resume } = await open({
      [JOB]: [stale, doneWith('Sent.')],
    })
    resume.choose(fileOf('cv.pdf', 99))
    await form.submit(typed)
    const sent = api.asked.filter(({ route }) => route === JOB)
    expect(sent).toHaveLength(2)
    const file = (sent[1]!.body as FormData).get('resumedoc') as File
    expect(file.size).toBe(99)
    expect(done).toHaveBeenCalledOnce()
  })
})

describe('a résumé', () => {
  test.each(['cv.pdf', 'CV.PDF', 'cv.doc', 'my.cv.docx'])('is taken as %s, up to the limit', async (name) => {
    const { resume } = await open()
    const file = fileOf(name, MAX_RESUME_BYTES)
    resume.choose(file)
    expect(resume.$file.get()).toEqual({ file })
  })

  test.each([
    ['max5mb', 'cv.pdf', MAX_RESUME_BYTES + 1],
    ['max5mb', 'cv.zip', MAX_RESUME_BYTES + 1],
    ['onlyDocuments', 'cv.zip', 10],
    ['onlyDocuments', 'pdf', 10],
    ['onlyDocuments', 'cv.pdf.exe', 10],
  ] as const)('is refused as %s: %s', async (problem, name, bytes) => {
    const { api, form, resume } = await open({ [JOB]: doneWith('Sent.') })
    resume.choose(fileOf(name, bytes))
    expect(resume.$file.get().problem).toBe(problem)
    await form.submit(typed)
    expect(form.$state.get().problems).toEqual([{ text: errors[problem], fields: ['resumedoc'] }])
    expect(api.asked).toEqual([])

    resume.remove()
    await form.submit(typed)
    expect(api.routes()).toContain(JOB)
    expect(done).toHaveBeenCalledOnce()
  })

  test('takes the place of the one before, whatever was wrong with that', async () => {
    const { resume } = await open()
    resume.choose(fileOf('cv.zip'))
    const file = fileOf('cv.pdf')
    resume.choose(file)
    expect(resume.$file.get()).toEqual({ file })
  })

  test('that the server refuses is shown as refused, and stays', async () => {
    const refused = refusal(400, 'onlyDocuments', errors.onlyDocuments)
    const { form, resume } = await open({ [JOB]: refused })
    const file = fileOf('picture.pdf')
    resume.choose(file)
    await form.submit(typed)
    expect(resume.$file.get()).toEqual({ file, problem: 'onlyDocuments' })
    expect(form.$state.get().problems).toEqual([{ text: errors.onlyDocuments, fields: ['resumedoc'] }])
    expect(toastTexts()).toEqual([])
    expect(done).not.toHaveBeenCalled()
  })
})
