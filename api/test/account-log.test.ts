import { expect, onTestFinished, test } from 'vitest'
import { setRole } from '#api/accounts/roles.repository.ts'
import { codeAt, stepAt } from '#api/accounts/totp.ts'
import { logOptions } from '#api/settings/log.ts'
import { temporaryFolder } from '../../data/test/helpers.ts'
import { captchaAnswer } from './captcha.ts'
import { serve } from './helpers.ts'
import { DANA, loggedIn, mailedToken, registered, visit } from './people.ts'

const URI = { name: 'Uri Cohen', email: 'uri.cohen@example.org', password: 'the password of Uri' }
const STEP_MS = 30_000

/** The whole server, with the events of accounts that it logs. */
async function loggedApp() {
  const lines: string[] = []
  const stream = { write: (line: string) => void lines.push(line) }
  const logger = { ...logOptions('api', 'info'), stream }
  const env = { SECOND_FACTOR: 'optional', TRUST_PROXY: 'true' }
  const { close, ...served } = await serve(temporaryFolder(), env, undefined, { logger })
  onTestFinished(close)
  /** The events since the last look. */
  const events = () => {
    const records = lines.splice(0).map((line) => JSON.parse(line) as Record<string, unknown>)
    return records.flatMap(({ msg, event, uid, by, way, code, role, everywhere }) =>
      msg === 'account' ? [JSON.parse(JSON.stringify({ event, uid, by, way, code, role, everywhere }))] : [],
    )
  }
  const all: string[] = lines
  return { served, events, all }
}

test('log-ins, refusals, log-outs and new passwords are logged by account', async () => {
  const { served, events } = await loggedApp()
  const uid = await registered(served)
  const page = await visit(served)
  await page.logIn(DANA.email, 'not the password')
  await page.logIn('nobody@example.org', 'not the password')
  await page.logIn(DANA.email, DANA.password)
  expect(events()).toEqual([
    { event: 'loginRefused', uid, way: 'email', code: 'wrongLogin' },
    { event: 'loginRefused', uid: 0, way: 'email', code: 'wrongLogin' },
    { event: 'loggedIn', uid, way: 'email' },
  ])
  await page.load()
  await page.call('accountchange', { method: 'PUT', body: { newPassword: 'another password', password: 'wrong' } })
  await page.call('accountchange', {
    method: 'PUT',
    body: { newPassword: 'another password', password: DANA.password },
  })
  await page.load()
  await page.post('accountlogout', { everywhere: true })
  expect(events()).toEqual([
    { event: 'passwordRefused', uid, code: 'wrongPassword' },
    { event: 'passwordSet', uid },
    { event: 'loggedOut', uid, everywhere: true },
  ])
  const other = await visit(served)
  const gReCaptchaResponse = await captchaAnswer(served.get)
  await other.post('accountforgot', { email: DANA.email, language: 'en', gReCaptchaResponse })
  const token = await mailedToken(served, 'reset')
  await other.post('accountreset', { token, password: 'yet another password' })
  expect(events()).toEqual([
    { event: 'resetAsked', uid },
    { event: 'passwordSet', uid },
  ])
})

test('so are second factors, and their refusals', async () => {
  const { served, events } = await loggedApp()
  const page = await loggedIn(served)
  const { uid } = page.state()
  const { secret } = (await page.post('accountfactor', { password: DANA.password })).json()
  const code = (by = 0) => codeAt(secret, stepAt(served.clock.now) + by)
  await page.call('accountfactor', { method: 'PUT', body: { code: code(9) } })
  await page.call('accountfactor', { method: 'PUT', body: { code: code() } })
  served.clock.now += STEP_MS
  const other = await visit(served)
  await other.logIn(DANA.email, DANA.password)
  await other.load()
  events()
  await other.post('extlogincode', { code: code(9) })
  await other.post('extlogincode', { code: code() })
  await other.load()
  served.clock.now += STEP_MS
  await other.call('accountfactor', { method: 'DELETE', body: { code: code() } })
  expect(events()).toEqual([
    { event: 'codeRefused', uid, code: 'wrongCode' },
    { event: 'loggedIn', uid, way: 'app' },
    { event: 'factorOff', uid },
  ])
})

test('so are roles, blocks and what else is done to an account, with who did it', async () => {
  const { served, events } = await loggedApp()
  const admin = await loggedIn(served)
  await setRole(served.store, DANA.email, 'admin')
  await admin.load()
  const { uid: by } = admin.state()
  const uid = await registered(served, URI)
  events()
  await admin.post('desk/role', { uid, role: 'editor' })
  await admin.post('desk/block', { uid, reason: 'spam' })
  await admin.post('desk/role', { uid, role: 'none' })
  await admin.post('desk/block', { uid, reason: 'spam' })
  await (await visit(served)).logIn(URI.email, URI.password)
  await admin.post('desk/unblock', { uid })
  expect(events()).toEqual([
    { event: 'grant', uid, by, role: 'editor' },
    // The block of somebody with a role is refused, and nothing is done.
    { event: 'revoke', uid, by, role: 'none' },
    { event: 'block', uid, by },
    { event: 'loginRefused', uid, way: 'email', code: 'blocked' },
    { event: 'unblock', uid, by },
  ])
})

test('no line has an address, a name or a network', async () => {
  const { served, all } = await loggedApp()
  await registered(served, URI)
  const page = await visit(served)
  for (const password of ['not the password', URI.password])
    await page.call('extlogin', {
      body: { loginType: 'email', mailusername: URI.email, mailpassword: password },
      headers: { 'x-forwarded-for': '203.0.113.7' },
    })
  const text = all.join('')
  expect(text).toContain('"event":"loggedIn"')
  expect(text).not.toMatch(/uri|cohen|example\.org|203\.0\.113|the password/i)
})
