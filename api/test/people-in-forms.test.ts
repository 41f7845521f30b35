import { describe, expect, test } from 'vitest'
import { apply, ask, JOB, MESSAGE, quietApp, REQUEST, type Form } from './enquiries.ts'
import { DANA, loggedIn, outbox, type Visitor } from './people.ts'

// What each call that takes a name or an address answers to an odd one.

interface Answer {
  statusCode: number
  json(): { code?: string }
}
type Send = (
  served: Awaited<ReturnType<typeof quietApp>>,
  by: Visitor,
  person: Record<string, string>,
) => Promise<Answer>

const enquiry =
  (form: Form): Send =>
  (served, by, person) =>
    ask(served, by, form, { uid: by.state().uid, gReCaptchaResponse: '', ...person })
const SHARE = {
  your_name: 'Dana',
  friend_name: 'Ivan',
  your_mail: 'dana@example.org',
  friend_mail: 'ivan@example.org',
  relink: '/',
}
const { emailConf: _, ...quick } = MESSAGE
const own = (by: Visitor) => ({ uid: by.state().uid })

interface Case {
  call: string
  send: Send
  names: readonly string[]
  /** With the error of each. */
  emails: Readonly<Record<string, string>>
}

const CASES: readonly Case[] = [
  {
    call: 'accountregister',
    send: (_served, by, person) => by.post('accountregister', { ...DANA, language: 'en', ...person }),
    names: ['name'],
    emails: { email: 'enterValidEmail' },
  },
  {
    call: 'accountforgot',
    send: (_served, by, person) => by.post('accountforgot', { language: 'en', ...person }),
    names: [],
    emails: { email: 'enterValidEmail' },
  },
  {
    call: 'accountchange',
    send: (_served, by, person) => by.call('accountchange', { method: 'PUT', body: person }),
    names: ['name'],
    emails: { email: 'enterValidEmail' },
  },
  {
    call: 'newsletterregister',
    send: (_served, by, person) => by.post('newsletterregister', person),
    names: [],
    emails: { mail: 'enterValidEmail' },
  },
  {
    call: 'emailpageshare',
    send: (_served, by, person) => by.post('emailpageshare', { ...SHARE, ...own(by), ...person }),
    names: ['your_name', 'friend_name'],
    emails: { your_mail: 'enterValidMail', friend_mail: 'enterValidFriendMail' },
  },
  {
    call: 'cntdirectmsg',
    send: (served, by, { email, ...person }) =>
      enquiry('cntdirectmsg')(served, by, { ...(email !== undefined && { email, emailConf: email }), ...person }),
    names: ['name'],
    emails: { email: 'enterValidEmail' },
  },
  {
    call: 'cntdirectmsg, the quick form',
    send: (_served, by, person) => by.post('cntdirectmsg', { ...quick, phone: REQUEST.phone, ...own(by), ...person }),
    names: ['name'],
    emails: { email: 'enterValidEmail' },
  },
  { call: 'cntmsgform', send: enquiry('cntmsgform'), names: ['name'], emails: { email: 'enterValidEmail' } },
  {
    call: 'ftrjobenquiring',
    send: (served, by, person) =>
      apply(served, by, { ...JOB, uid: String(by.state().uid), gReCaptchaResponse: '', ...person }),
    names: ['name'],
    emails: { email: 'enterValidEmail' },
  },
]

const ODD_NAMES = {
  '': 'requiredFieldsMissing',
  ' ': 'requiredFieldsMissing',
  'Cohen/Levi': 'nameNotValid',
  'Ann <b>': 'nameNotValid',
  'anna@home': 'nameNotValid',
  ['a'.repeat(81)]: 'nameNotValid',
}

describe.each(CASES)('$call', ({ send, names, emails }) => {
  test('refuses odd names and addresses, and says what is wrong with them', async () => {
    const served = await quietApp()
    await served.store.deleteFrom('users').execute()
    const by = await loggedIn(served)
    const expectations = [
      ...names.flatMap((name) => Object.entries(ODD_NAMES).map(([value, code]) => [name, value, code] as const)),
      ...Object.entries(emails).map(([name, code]) => [name, 'anna@home', code] as const),
    ]
    for (const [name, value, code] of expectations) {
      const answer = await send(served, by, { [name]: value })
      expect([answer.statusCode, answer.json().code], `${name} ${value}`).toEqual([400, code])
      // It would hide the next refusal.
      await served.store.deleteFrom('limits').execute()
    }
    expect(await outbox(served)).toEqual([])
  })
})
