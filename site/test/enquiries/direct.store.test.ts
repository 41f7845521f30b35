import { MESSAGES } from '#core/i18n/messages.ts'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createMessageForm, createQuickForm } from '#site/features/enquiries/direct.ts'
import { pageRecipient } from '#site/features/enquiries/recipient.ts'
import type { CaptchaWidget } from '#site/ui/captcha/captcha.ts'
import { doneWith, fakeApi, refusal, SESSION } from '../people/fake-api.ts'
import { closePage } from '../people/page.ts'
import { MESSAGE, OFFER, openOffer, openShop, PATH, SHOP, toastTexts, user, visitor } from './page.ts'

const { errors } = MESSAGES.en
const { unreached } = MESSAGES.en.accounts.app.notice
const done = vi.fn()
afterEach(() => {
  closePage()
  done.mockReset()
})

const typedMessage = {
  name: ' Dana Levi ',
  email: ' dana@example.org ',
  emailConf: 'dana@example.org',
  message: '  Is there a crib?\nThank you.  ',
}
const typedQuick = {
  name: 'Dana Levi',
  email: 'dana@example.org',
  phone: '0501234567',
  message: 'More, please.',
}

type Answers = Parameters<typeof fakeApi>[0]

const apiWith = (answers: Answers = {}, session = visitor) => fakeApi({ [SESSION]: { body: session }, ...answers })
const widgetOf = (answer: string | undefined) =>
  ({ answer: async () => answer, reset: vi.fn() }) satisfies CaptchaWidget

async function offerForm(create: typeof createMessageForm, api: ReturnType<typeof fakeApi>) {
  await openOffer(api.send)
  const form = create({ recipient: pageRecipient(), done })
  return { form, captcha: form.captcha! }
}

describe('the direct message', () => {
  test('goes with what is known of the page and its visitor', async () => {
    const api = apiWith({ [MESSAGE]: doneWith('Sent to the contact.') })
    const { form, captcha } = await offerForm(createMessageForm, api)
    const widget = widgetOf('proof')
    captcha.attach(async () => widget)
    await form.submit({ ...typedMessage, copy: 'on' })
    expect(api.asked.at(-1)).toEqual({
      route: MESSAGE,
      token: 'token-message',
      language: 'en',
      body: {
        uid: 0,
        link: PATH,
        pageTitle: OFFER.title,
        clientMail: OFFER.email,
        language: 'en',
        name: 'Dana Levi',
        email: 'dana@example.org',
        emailConf: 'dana@example.org',
        message: 'Is there a crib?\nThank you.',
        copy: true,
        gReCaptchaResponse: 'proof',
      },
    })
    expect(toastTexts()).toEqual(['success: Sent to the contact.'])
    expect(done).toHaveBeenCalledOnce()
    expect(widget.reset).toHaveBeenCalledOnce()
  })

  test('of a user carries who they are, and no captcha', async () => {
    const api = apiWith({ [MESSAGE]: doneWith('Sent.') }, user)
    const { form } = await offerForm(createMessageForm, api)
    await form.submit(typedMessage)
    const { body } = api.asked.at(-1)!
    expect(body).toMatchObject({ uid: 7, copy: false })
    expect(body).not.toHaveProperty('gReCaptchaResponse')
  })

  test('of a listing goes to its owner', async () => {
    const api = apiWith({ [MESSAGE]: doneWith('Sent.') })
    await openShop(api.send)
    const form = createMessageForm({ recipient: pageRecipient(), done })
    await form.submit(typedMessage)
    expect(api.asked.at(-1)?.body).toMatchObject({
      link: '/Shops_and_Community-DI7-x.html',
      pageTitle: 'Corner Deli',
      clientMail: SHOP.email,
    })
  })

  test.each([
    ['nothing', {}, [['requiredFieldsMissing', 'name email message']]],
    ['no message', { ...typedMessage, message: ' ' }, [['requiredFieldsMissing', 'message']]],
    ['another address', { ...typedMessage, emailConf: 'dan@example.org' }, [['emailConfirmationInvalid', 'emailConf']]],
    ['the address once only', { ...typedMessage, emailConf: '' }, [['emailConfirmationInvalid', 'emailConf']]],
    [
      'what is no address, twice',
      { ...typedMessage, email: 'dana', emailConf: 'dana' },
      [['enterValidEmail', 'email']],
    ],
    [
      'several things wrong at once',
      { ...typedMessage, name: '', emailConf: 'x@example.org' },
      [
        ['requiredFieldsMissing', 'name'],
        ['emailConfirmationInvalid', 'emailConf'],
      ],
    ],
  ] as const)('with %s stays and sends nothing', async (_, values, wrong) => {
    const api = apiWith()
    const { form } = await offerForm(createMessageForm, api)
    await form.submit(values)
    const { problems, status } = form.$state.get()
    expect(problems).toEqual(
      wrong.map(([code, fields]) => ({
        text: errors[code],
        fields: fields.split(' '),
        ...(code === 'requiredFieldsMissing' && { isUnnamed: true }),
      })),
    )
    expect(status).toBe('idle')
    expect(api.asked).toEqual([])
    expect(toastTexts()).toEqual([])
    expect(done).not.toHaveBeenCalled()
  })
})

describe('the quick request', () => {
  test('has a phone, and neither confirmation nor copy', async () => {
    const api = apiWith({ [MESSAGE]: doneWith('Sent.') })
    const { form } = await offerForm(createQuickForm, api)
    await form.submit(typedQuick)
    expect(api.asked.at(-1)?.body).toEqual({
      uid: 0,
      link: PATH,
      pageTitle: OFFER.title,
      clientMail: OFFER.email,
      language: 'en',
      ...typedQuick,
    })
    expect(done).toHaveBeenCalledOnce()
  })

  test.each(['name', 'email', 'phone', 'message'])('without its %s stays and sends nothing', async (name) => {
    const api = apiWith()
    const { form } = await offerForm(createQuickForm, api)
    await form.submit({ ...typedQuick, [name]: '' })
    expect(form.$state.get().problems).toEqual([
      { text: errors.requiredFieldsMissing, fields: [name], isUnnamed: true },
    ])
    expect(api.asked).toEqual([])
    expect(done).not.toHaveBeenCalled()
  })
})

describe.each([
  ['the direct message', createMessageForm, typedMessage],
  ['the quick request', createQuickForm, typedQuick],
] as const)('%s after it was sent', (_, create, values) => {
  test.each([
    [
      'is over with the text of the server',
      refusal(503, 'couldNotSendEmail', 'The mail server sleeps.'),
      'The mail server sleeps.',
    ],
    [
      'is over with its own words where the server gave none',
      { status: 500, body: { code: 'internal' } },
      errors.couldNotSendEmail,
    ],
    ['is over where nobody answered', 'offline' as const, errors.couldNotSendEmail],
    ['is over where there were too many', refusal(429, 'tooMany', errors.tooMany), errors.tooMany],
  ])('%s', async (__, answer, text) => {
    const api = apiWith({ [MESSAGE]: answer })
    const { form } = await offerForm(create, api)
    await form.submit(values)
    expect(api.routes()).toContain(MESSAGE)
    expect(toastTexts()).toEqual([`error: ${text}`])
    expect(done).toHaveBeenCalledOnce()
    expect(form.$state.get()).toMatchObject({ status: 'idle', problems: [] })
  })

  test('stays where the server finds what the sender can put right', async () => {
    const answer = refusal(400, 'enterValidEmail', errors.enterValidEmail)
    const api = apiWith({ [MESSAGE]: answer })
    const { form } = await offerForm(create, api)
    await form.submit(values)
    expect(form.$state.get().problems).toEqual([{ text: errors.enterValidEmail, fields: ['email'] }])
    expect(done).not.toHaveBeenCalled()
    expect(toastTexts()).toEqual([])
  })

  test('was not sent where nobody showed to be a person', async () => {
    const api = apiWith({ [MESSAGE]: doneWith('Sent.') })
    const { form, captcha } = await offerForm(create, api)
    captcha.attach(async () => widgetOf(undefined))
    await form.submit(values)
    expect(form.$state.get().problems).toEqual([{ text: errors.captchaFailed, fields: [] }])
    expect(api.routes()).not.toContain(MESSAGE)
    expect(done).not.toHaveBeenCalled()
  })

  test('is not sent if the captcha fails to load; it is requested again', async () => {
    const api = apiWith({ [MESSAGE]: doneWith('Sent.') })
    const { form, captcha } = await offerForm(create, api)
    const load = vi.fn(async () => widgetOf('proof'))
    load.mockRejectedValueOnce(new TypeError('No network.'))
    load.mockRejectedValueOnce(new TypeError('No network.'))
    captcha.attach(load)
    await form.submit(values)
    expect(form.$state.get().problems).toEqual([{ text: unreached, fields: [] }])
    expect(api.routes()).not.toContain(MESSAGE)
    expect(done).not.toHaveBeenCalled()
    await form.submit(values)
    expect(load).toHaveBeenCalledTimes(3)
    expect(done).toHaveBeenCalled()
  })

  test('is sent once, however often its button is pressed', async () => {
    const api = apiWith({ [MESSAGE]: doneWith('Sent.') })
    const { form } = await offerForm(create, api)
    await Promise.all([form.submit(values), form.submit(values)])
    expect(api.routes().filter((route) => route === MESSAGE)).toHaveLength(1)
  })
})

describe('whom the page lets one write to', () => {
  beforeEach(async () => openShop(apiWith().send))

  test('is the owner of the listing, in the language of the page', () => {
    expect(pageRecipient()).toEqual({
      kind: 'listing',
      title: 'Corner Deli',
      lang: undefined,
      email: SHOP.email,
    })
  })

  test('is nobody where the listing has no address', () => {
    const { email: _, ...rest } = SHOP
    document.querySelector<HTMLElement>('[data-listing]')!.dataset['listing'] = JSON.stringify(rest)
    expect(pageRecipient).toThrow('no address')
  })
})
