import { MESSAGES } from '#core/i18n/messages.ts'
import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { SettingsState, TestMail } from '#core/contract/desk.ts'
import { SETTING_NAMES, settingRow, type SettingName } from '#core/terms/settings.ts'
import { SESSION } from '../people/fake-api.ts'
import { closePage } from '../people/page.ts'
import { editor, openDesk } from './page.ts'
import { done } from './samples.ts'

afterEach(closePage)

const en = MESSAGES.en.desk.settings
const READ = 'GET /rest/tjt/desk/settings'
const SET = 'POST /rest/tjt/desk/settings'
const TEST = 'POST /rest/tjt/desk/settings/testmail'

/** Nothing is set at the desk, the contact address by the environment, and there is a password. */
const STATE: SettingsState = {
  settings: SETTING_NAMES.map((name) => {
    if (name === 'contactEmail') return { name, value: '', used: 'env@example.org', variable: 'CONTACT_EMAIL' }
    if (settingRow(name).kind === 'secret') return { name, isSet: name === 'smtpPassword' }
    return { name, value: '', used: settingRow(name).standard ?? '' }
  }),
  pages: 12_345,
  mailTo: 'ada@example.org',
}

async function open(tested: TestMail = { state: 'sent' }) {
  const desk = await openDesk(
    {
      [SESSION]: { body: { ...editor, role: 'admin' } },
      [READ]: { body: STATE },
      [SET]: { body: done(81) },
      [TEST]: { body: tested },
    },
    { hash: '#settings' },
  )
  await screen.findByRole('heading', { name: en.title })
  return desk
}

const field = (name: SettingName) => screen.getByLabelText<HTMLInputElement>(en.names[name])
const type = (name: SettingName, value: string) => fireEvent.change(field(name), { target: { value } })
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })))
const plain = () => (document.body.textContent ?? '').replace(/[⁦-⁩]/g, '')

test('what the environment sets can only be read, with the name of its variable', async () => {
  await open()
  expect(field('contactEmail')).toMatchObject({ readOnly: true, value: 'env@example.org' })
  expect(plain()).toContain('Set by CONTACT_EMAIL in the environment')
  expect(field('geocoder').readOnly).toBe(false)
})

test('it says what saving will do, and saves what was changed alone', async () => {
  const { asked } = await open()
  await press(en.save)
  expect(asked.some(({ route }) => route === SET)).toBe(false)
  type('memberDays', '7')
  expect(plain()).toContain(en.atOnce)
  type('geocoder', 'https://n.example.org')
  expect(plain()).toContain('builds all pages again, about 12,345.')
  type('memberDays', '')
  await press(en.save)
  const calls = asked.filter(({ route }) => route === SET)
  expect(calls.map(({ body }) => body)).toEqual([{ settings: { geocoder: 'https://n.example.org' } }])
})

test('a secret is replaced or removed, and never shown', async () => {
  const { asked } = await open()
  expect(field('smtpPassword')).toMatchObject({ type: 'password', value: '' })
  await press(en.removeSecret)
  await press(en.save)
  expect(asked.find(({ route }) => route === SET)?.body).toEqual({ settings: { smtpPassword: '' } })
})

test('a colour that cannot be read is refused with its contrast before it is saved', async () => {
  await open()
  type('brandColour', '#ffe08a')
  expect(plain()).toContain('choose a darker one. Light text on it has a contrast of 1.2 : 1, and 4.5 : 1 is needed.')
  type('brandColour', '#0b5d3b')
  expect(plain()).not.toContain('choose a darker one')
})

test('a test message goes by what is saved, and shows what the mail server said', async () => {
  const { asked } = await open({ state: 'failed', problem: '550 no relaying here' })
  type('mailFrom', 'Office <office@example.org>')
  await press(en.test)
  expect(asked.some(({ route }) => route === TEST)).toBe(false)
  expect(plain()).toContain(en.saveFirst)
  type('mailFrom', '')
  await press(en.test)
  expect(plain()).toContain('The mail server said: 550 no relaying here')
})
