import { MESSAGES } from '#core/i18n/messages.ts'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { SessionState } from '#core/contract/session.ts'
import { toasts } from '#site/ui/page/toasts.ts'
import { $unsent, createRequestForm } from '#site/features/enquiries/request.ts'
import { doneWith, fakeApi, miriam, refusal, SESSION, sessionOf } from '../people/fake-api.ts'
import { closePage, openPage } from '../people/page.ts'
import { offer, PATH, SEND, wordsIn } from './offer.ts'

const { errors } = MESSAGES.en
const words = wordsIn()
const { needed } = words.request
const TYPED = {
  name: ' Noa Katz ',
  email: ' noa@example.org ',
  prephone: '972',
  phone: '501234567',
  message: ' Is there room? ',
}
const PROOF = { gReCaptchaResponse: 'proof' }

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(2026, 10, 22, 9), toFake: ['Date'] })
})
afterEach(() => {
  createRequestForm(options()).takeBack()
  closePage()
  vi.useRealTimers()
})

const options = (fieldsRequired: readonly string[] = []) => ({
  feature: offer(fieldsRequired),
  words,
  ready: async () => {},
  done: vi.fn(),
})

interface Setting {
  session?: SessionState
  required?: readonly string[]
  answers?: Parameters<typeof fakeApi>[0]
  /** What the widget of the captcha answers. */
  proof?: string | undefined
}

async function open(setting: Setting = {}) {
  const { session = sessionOf(), required, answers } = setting
  const { proof = 'proof' } = setting
  const api = fakeApi({
    [SESSION]: { body: session },
    [SEND]: doneWith('Your request has been sent to the contact.'),
    ...answers,
  })
  await openPage(api.send, { path: `${PATH}?a=b` })
  const given = options(required)
  const store = createRequestForm(given)
  const reset = vi.fn()
  if (session.uid === 0) {
    store.captcha.attach(async () => ({
      answer: async () => proof || undefined,
      reset,
    }))
  }
  return { ...api, store, done: given.done, reset }
}
const sent = ({ asked }: ReturnType<typeof fakeApi>) =>
  asked.filter(({ route }) => route === SEND).map(({ body }) => body)
const toastTexts = () => toasts.$toasts.get().map(({ type, text }) => `${type}: ${text}`)

describe('what is sent', () => {
  test('is exactly this, with what was chosen', async () => {
    const api = await open()
    const { store } = api
    store.pickDates('2027-04-20/2027-04-30')
    store.changeGuests('adults', 1)
    store.changeGuests('babies', 1)
    await store.form.submit({ ...TYPED, copySend: 'on' })
    expect(sent(api)).toEqual([
      {
        uid: 0,
        name: 'Noa Katz',
        email: 'noa@example.org',
        prephone: '972',
        phone: '501234567',
        dates: '2027-04-20/2027-04-30',
        guests: { all: 3, adults: 2, children: 0, babies: 1 },
        message: 'Is there room?',
        copySend: true,
        ftrId: 810002,
        link: PATH,
        pageTitle: 'Seder and ten days in Rome',
        clientMail: 'passover-rome@example.org',
        language: 'en',
        ...PROOF,
      },
    ])
  })

  test('has no guests where nobody is counted, and one adult by itself', async () => {
    const api = await open()
    await api.store.form.submit(TYPED)
    api.store.changeGuests('adults', -1)
    await api.store.form.submit(TYPED)
    const [first, second] = sent(api) as Record<string, unknown>[]
    expect(first).toMatchObject({
      guests: { all: 1, adults: 1, children: 0, babies: 0 },
      dates: '',
      copySend: false,
    })
    expect(second).not.toHaveProperty('guests')
  })

  test('names who has logged in, who needs no captcha', async () => {
    const api = await open({ session: miriam })
    await api.store.form.submit(TYPED)
    expect(sent(api)).toMatchObject([{ uid: 7 }])
    expect(sent(api)[0]).not.toHaveProperty('gReCaptchaResponse')
  })
})

describe('guests', () => {
  test('go by one and never below none or above the most', async () => {
    const { store } = await open()
    for (let presses = 0; presses < 3; presses++) store.changeGuests('adults', -1)
    expect(store.$guests.get()).toEqual({ adults: 0, children: 0, babies: 0 })
    for (let presses = 0; presses < 120; presses++) store.changeGuests('children', 1)
    expect(store.$guests.get()).toEqual({ adults: 0, children: 99, babies: 0 })
  })
})

describe('what is wrong', () => {
  const problemsAfter = async (
    setting: Setting,
    values: Record<string, string>,
    choose: (store: ReturnType<typeof createRequestForm>) => void = () => {},
  ) => {
    const api = await open(setting)
    choose(api.store)
    await api.store.form.submit(values)
    expect(sent(api)).toEqual([])
    expect(api.done).not.toHaveBeenCalled()
    return api.store.form.$state.get().problems
  }

  test('is said for the whole and at each field', async () => {
    const problems = await problemsAfter(
      { required: ['PHONE', 'dates', 'Guests', 'Message'] },
      { name: ' ', email: '', phone: ' ', message: ' ' },
      (store) => store.changeGuests('adults', -1),
    )
    expect(problems).toEqual([
      { fields: [], text: errors.requiredFieldsMissing },
      { fields: ['name'], text: needed.name },
      { fields: ['email'], text: needed.email },
      { fields: ['phone'], text: needed.phone },
      { fields: ['dates'], text: needed.dates },
      { fields: ['guests'], text: needed.guests },
      { fields: ['message'], text: needed.message },
    ])
  })

  test('are name and e-mail alone where the owner wants no more', async () => {
    const problems = await problemsAfter({}, {})
    expect(problems.map(({ fields }) => fields)).toEqual([[], ['name'], ['email']])
  })

  test('can be a name, an address and a phone that are none', async () => {
    const problems = await problemsAfter({}, { name: 'Cohen/Levi', email: 'anna@home', phone: '12' })
    expect(problems).toEqual([
      { fields: ['name'], text: errors.nameNotValid },
      { fields: ['email'], text: errors.enterValidEmail },
      { fields: ['phone'], text: errors.enterValidPhone },
    ])
  })

  test('can be an address that is none, beside what is missing', async () => {
    const problems = await problemsAfter({}, { email: 'noa@' })
    expect(problems).toContainEqual({
      fields: ['email'],
      text: errors.enterValidEmail,
    })
  })

  test.each(['2026-11-21/2026-11-30', '2027-11-20/2027-11-23', '2027-04-30/2027-04-20'])(
    'are the dates %s',
    async (dates) => {
      const problems = await problemsAfter({}, TYPED, (store) => store.pickDates(dates))
      expect(problems).toEqual([{ fields: ['dates'], text: errors.invalidDates }])
    },
  )

  test.each(['2026-11-22/2026-11-22', '2027-11-22/2027-11-22'])('are not %s', async (dates) => {
    const api = await open()
    api.store.pickDates(dates)
    await api.store.form.submit(TYPED)
    expect(sent(api)).toMatchObject([{ dates }])
  })
})

describe('after it was sent', () => {
  const FAILED = refusal(503, 'couldNotSendRequest', 'No mail today.')
  const ANEW = { adults: 1, children: 0, babies: 0 }
  const choose = (store: ReturnType<typeof createRequestForm>) => {
    store.pickDates('2027-04-20/2027-04-30')
    store.changeGuests('children', 1)
  }

  test('the server’s message is shown, and the form resets', async () => {
    const { store, done, reset } = await open()
    choose(store)
    await store.form.submit(TYPED)
    expect(toastTexts()).toEqual(['success: Your request has been sent to the contact.'])
    expect(done).toHaveBeenCalledOnce()
    expect(reset).toHaveBeenCalledOnce()
    expect(store.$dates.get()).toBe('')
    expect(store.$guests.get()).toEqual(ANEW)
    expect($unsent.get()).toBeUndefined()
  })

  test.each([
    ['the server refuses', FAILED, 'No mail today.'],
    ['the server is out of reach', 'offline', errors.couldNotSendRequest],
    ['a field is refused', refusal(400, 'invalidDates', errors.invalidDates), errors.invalidDates],
  ] as const)('the form resets if %s', async (_, answer, text) => {
    const { store, done } = await open({ answers: { [SEND]: answer } })
    choose(store)
    await store.form.submit(TYPED)
    expect(toastTexts()).toEqual([`error: ${text}`])
    expect(done).toHaveBeenCalledOnce()
    expect(store.$dates.get()).toBe('')
    expect(store.$guests.get()).toEqual(ANEW)
    expect(store.form.$state.get()).toMatchObject({
      status: 'idle',
      problems: [],
    })
  })

  test('what was lost can be taken back once, by any form of the page', async () => {
    const { store } = await open({ answers: { [SEND]: FAILED } })
    choose(store)
    await store.form.submit(TYPED)
    const other = createRequestForm(options())
    expect(other.takeBack()).toEqual(TYPED)
    expect(other.$dates.get()).toBe('2027-04-20/2027-04-30')
    expect(other.$guests.get()).toEqual({ ...ANEW, children: 1 })
    expect($unsent.get()).toBeUndefined()
    expect(other.takeBack()).toEqual({})
  })

  test('it is forgotten once a request is sent', async () => {
    const sentThen = doneWith('Sent.')
    const { store } = await open({ answers: { [SEND]: [FAILED, sentThen] } })
    await store.form.submit(TYPED)
    expect($unsent.get()).toBeDefined()
    await store.form.submit(TYPED)
    expect($unsent.get()).toBeUndefined()
  })

  test('the form stays while the captcha is not solved: nothing was sent', async () => {
    const api = await open({ proof: '' })
    choose(api.store)
    await api.store.form.submit(TYPED)
    expect(toastTexts()).toEqual([`error: ${errors.captchaFailed}`])
    expect(api.done).not.toHaveBeenCalled()
    expect(api.store.$dates.get()).toBe('2027-04-20/2027-04-30')
    expect(sent(api)).toEqual([])
  })

  test('a captcha that the server refuses was sent', async () => {
    const refused = refusal(400, 'captchaFailed', errors.captchaFailed)
    const { store, done } = await open({ answers: { [SEND]: refused } })
    await store.form.submit(TYPED)
    expect(done).toHaveBeenCalledOnce()
    expect($unsent.get()).toBeDefined()
  })
})
