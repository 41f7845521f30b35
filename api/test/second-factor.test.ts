import { expect, test } from 'vitest'
import { codeAt, stepAt } from '#api/accounts/totp.ts'
import { findFactor } from '#api/accounts/second-factors.repository.ts'
import { setRole } from '#api/accounts/roles.repository.ts'
import type { FactorSetup } from '#core/contract/second-factor.ts'
import { captchaAnswer } from './captcha.ts'
import {
  DANA,
  loggedIn,
  loggedInByForm,
  mailedToken,
  outbox,
  peopleApp,
  registered,
  userOf,
  visit,
  type Served,
  type Visitor,
} from './people.ts'

const STEP_MS = 30_000
const MINUTE_MS = 60_000

/** What the app shows. */
const codeNow = ({ clock }: Served, secret: string, by = 0) => codeAt(secret, stepAt(clock.now) + by)

const factor = (by: Visitor, method: 'GET' | 'POST' | 'PUT' | 'DELETE', body?: object) =>
  by.call('accountfactor', { method, ...(body && { body }) })

const WRONG = [403, 'wrongCode']
const outcome = (answer: { statusCode: number; json: () => { code?: string } }) => [
  answer.statusCode,
  answer.json().code,
]

/** Dana's browser with a second factor, its secret and the recovery codes. */
async function withFactor(served: Served, person = DANA) {
  const visitor = await loggedInByForm(served, person)
  const answer = await factor(visitor, 'POST', { password: person.password })
  expect(answer.statusCode, answer.body).toBe(200)
  const { secret } = answer.json() as FactorSetup
  const confirmed = await factor(visitor, 'PUT', { code: codeNow(served, secret) })
  expect(confirmed.statusCode, confirmed.body).toBe(200)
  await visitor.load()
  // The next code is another one.
  served.clock.now += STEP_MS
  return { visitor, secret, recoveryCodes: confirmed.json().recoveryCodes as string[] }
}

/** A browser in which the password has been given. */
async function halfIn(served: Served, person: { email: string; password: string } = DANA): Promise<Visitor> {
  const page = await visit(served)
  const answer = await page.logIn(person.email, person.password)
  expect(answer.json()).toMatchObject({ ok: true, needsCode: true, message: { type: 'info' } })
  await page.load()
  return page
}

const sendCode = (page: Visitor, code: string) => page.post('extlogincode', { code })

test('a second factor is set up with password and code, and log-in asks for it', async () => {
  const served = await peopleApp()
  const visitor = await loggedIn(served)
  expect((await factor(visitor, 'GET')).json()).toEqual({ recoveryCodes: 0, isRequired: false })
  expect(outcome(await factor(visitor, 'POST', { password: 'guess' }))).toEqual([403, 'wrongPassword'])
  const answer = await factor(visitor, 'POST', { password: DANA.password })
  const { secret, uri } = answer.json() as FactorSetup
  expect(answer.headers['cache-control']).toBe('no-store')
  expect(secret).toMatch(/^[A-Z2-7]{32}$/)
  expect(uri).toContain(`secret=${secret}`)
  // Nothing counts before a code has confirmed it.
  expect((await (await visit(served)).logIn(DANA.email, DANA.password)).json()).not.toHaveProperty('needsCode')
  expect(outcome(await factor(visitor, 'PUT', { code: codeNow(served, secret, 7) }))).toEqual(WRONG)
  const shownCode = codeNow(served, secret)
  const confirmed = await factor(visitor, 'PUT', { code: ` ${shownCode.slice(0, 3)} ${shownCode.slice(3)} ` })
  expect(confirmed.statusCode, confirmed.body).toBe(200)
  const { recoveryCodes, message } = confirmed.json()
  expect(message.text).toBe('Two-factor authentication is on.')
  expect(new Set(recoveryCodes).size).toBe(10)
  for (const code of recoveryCodes) expect(code).toMatch(/^([0-9a-hjkmnp-tv-z]{4}-){2}[0-9a-hjkmnp-tv-z]{4}$/)
  expect((await visitor.load()).uid).toBeGreaterThan(0)
  expect((await factor(visitor, 'GET')).json()).toEqual({
    since: served.clock.now,
    recoveryCodes: 10,
    isRequired: false,
  })
  expect((await outbox(served)).at(-1)).toMatchObject({ subject: 'Your account has been changed' })
  served.clock.now += STEP_MS
  const page = await halfIn(served)
  expect(page.state()).toMatchObject({ uid: 0, needsCode: true, name: '', email: '' })
  const entered = await sendCode(page, codeNow(served, secret))
  expect(entered.json()).toEqual({ ok: true, message: { type: 'success', text: 'You are logged in.' } })
  const state = await page.load()
  expect(state).toMatchObject({ uid: visitor.state().uid, name: DANA.name })
  expect(state).not.toHaveProperty('needsCode')
  expect(state.messages.map(({ text }) => text)).toEqual(['You are logged in.'])
})

test('sessions that began without the second factor end with its setup', async () => {
  const served = await peopleApp()
  await registered(served)
  const thief = await visit(served)
  await thief.logIn(DANA.email, DANA.password)
  await thief.load()
  const owner = await visit(served)
  await owner.logIn(DANA.email, DANA.password)
  await owner.load()
  const cookie = owner.cookie()
  const { secret } = (await factor(owner, 'POST', { password: DANA.password })).json()
  await factor(owner, 'PUT', { code: codeNow(served, secret) })
  expect((await thief.load()).uid).toBe(0)
  expect((await owner.load()).uid).toBeGreaterThan(0)
  // Also who has read the owner's cookie.
  thief.setCookie(cookie)
  expect((await thief.load()).uid).toBe(0)
})

test('the password alone opens nothing, and leaves the session of a visitor', async () => {
  const served = await peopleApp()
  await withFactor(served)
  const page = await visit(served)
  const before = page.cookie()
  await page.logIn(DANA.email, DANA.password)
  // Known before the log-in, known after it: neither is worth anything.
  expect(page.cookie()).not.toBe(before)
  const state = await page.load()
  expect(state.uid).toBe(0)
  for (const path of ['accountexport', 'accountfactor', 'accountsessions'])
    expect(outcome(await page.call(path, { method: 'GET' }))).toEqual([401, 'needLogin'])
  expect(outcome(await factor(page, 'DELETE', { code: '123456' }))).toEqual([401, 'needLogin'])
  // The cookie of before is gone, and another browser cannot end the log-in.
  const thief = await visit(served)
  thief.setCookie(before)
  await thief.load()
  expect(outcome(await sendCode(thief, '123456'))).toEqual([400, 'loginExpired'])
})

test('a session that an attacker has planted is not the one that logs in', async () => {
  const served = await peopleApp()
  const { secret } = await withFactor(served)
  const page = await halfIn(served)
  const planted = page.cookie()
  expect((await sendCode(page, codeNow(served, secret))).statusCode).toBe(200)
  expect((await page.load()).uid).toBeGreaterThan(0)
  const attacker = await visit(served)
  attacker.setCookie(planted)
  expect((await attacker.load()).uid).toBe(0)
})

test('each code is accepted once, wherever it is used, and none before it', async () => {
  const served = await peopleApp()
  const { visitor, secret } = await withFactor(served)
  const code = codeNow(served, secret)
  const [first, second] = [await halfIn(served), await halfIn(served)]
  // At once, one of them gets in.
  const both = await Promise.all([sendCode(first, code), sendCode(second, code)])
  expect(both.map(outcome).sort()).toEqual([[200, undefined], WRONG].sort())
  const third = await halfIn(served)
  expect(outcome(await sendCode(third, code))).toEqual(WRONG)
  expect(outcome(await sendCode(third, codeNow(served, secret, -1)))).toEqual(WRONG)
  expect(outcome(await factor(visitor, 'DELETE', { code }))).toEqual(WRONG)
  served.clock.now += STEP_MS
  expect((await sendCode(third, codeNow(served, secret))).statusCode).toBe(200)
})

test('guessing is limited for each network, and for all of them in a day', async () => {
  const served = await peopleApp({ TRUST_PROXY: 'true' })
  const { visitor, secret } = await withFactor(served)
  const page = await halfIn(served)
  let from = 0
  const guess = (network: number, code: string) =>
    page.call('extlogincode', { body: { code }, headers: { 'x-forwarded-for': `10.${network}.0.1` } })
  const wrong = codeNow(served, secret, 9)
  for (let time = 0; time < 5; time++) expect(outcome(await guess(from, wrong))).toEqual(WRONG)
  const refused = await guess(from, codeNow(served, secret))
  expect(outcome(refused)).toEqual([429, 'tooMany'])
  expect(Number(refused.headers['retry-after'])).toBe(900)
  for (let time = 5; time < 20; time++) {
    if (time % 5 === 0) from++
    expect(outcome(await guess(from, wrong)), String(time)).toEqual(WRONG)
  }
  expect(outcome(await guess(++from, wrong))).toEqual([429, 'tooMany'])
  // The owner's browser has its own count, and a right code resets the others.
  await visitor.call('accountlogout', { body: { everywhere: false } })
  await visitor.load()
  await visitor.logIn(DANA.email, DANA.password)
  await visitor.load()
  expect((await sendCode(visitor, codeNow(served, secret))).statusCode).toBe(200)
  served.clock.now += STEP_MS
  expect((await guess(from, codeNow(served, secret))).statusCode).toBe(200)
})

/** Sets a new password by mail in a browser; asks an hour after the last time, as mails are limited. */
async function resetIn(served: Served, page: Visitor, password: string): Promise<void> {
  const gReCaptchaResponse = await captchaAnswer(served.get)
  await page.post('accountforgot', { email: DANA.email, language: 'en', gReCaptchaResponse })
  const set = await page.post('accountreset', { token: await mailedToken(served, 'reset'), password })
  expect(set.statusCode, set.body).toBe(200)
}

test('a guesser who resets the password has no more guesses, from whichever browser', async () => {
  const served = await peopleApp()
  const { visitor: owner, secret } = await withFactor(served)
  await owner.call('accountlogout', { body: { everywhere: false } })
  let wrongs = 0
  for (let time = 0; time < 12; time++) {
    const password = `the finder's password ${time}`
    const page = await visit(served)
    await resetIn(served, page, password)
    await page.logIn(DANA.email, password)
    await page.load()
    const wrong = codeNow(served, secret, 9)
    for (let guess = 0; guess < 6; guess++) if (outcome(await sendCode(page, wrong))[1] === 'wrongCode') wrongs++
    if (time === 0) expect(wrongs).toBe(5)
    served.clock.now += 20 * MINUTE_MS
  }
  expect(wrongs).toBe(20)
  // The owner's browser does not suffer from it.
  await owner.load()
  await owner.logIn(DANA.email, "the finder's password 11")
  await owner.load()
  expect((await sendCode(owner, codeNow(served, secret))).statusCode).toBe(200)
})

test('many browsers that have logged in before have no guesses each', async () => {
  const served = await peopleApp()
  await registered(served)
  const pages: Visitor[] = []
  for (let at = 0; at < 8; at++) {
    const page = await visit(served)
    await page.logIn(DANA.email, DANA.password)
    await page.load()
    pages.push(page)
  }
  const [owner] = pages as [Visitor]
  const { secret } = (await factor(owner, 'POST', { password: DANA.password })).json() as FactorSetup
  await factor(owner, 'PUT', { code: codeNow(served, secret) })
  let wrongs = 0
  for (const page of pages.slice(1)) {
    await page.load()
    await page.logIn(DANA.email, DANA.password)
    await page.load()
    for (let guess = 0; guess < 6; guess++)
      if (outcome(await sendCode(page, codeNow(served, secret, 9)))[1] === 'wrongCode') wrongs++
    // The limit of calls from one address is another one.
    await served.store.deleteFrom('limits').where('key', 'like', 'login %').execute()
  }
  expect(wrongs).toBe(30)
  // What they have guessed counts for strangers too.
  expect(outcome(await sendCode(await halfIn(served), codeNow(served, secret, 9)))).toEqual([429, 'tooMany'])
})

test('a log-in waits ten minutes for its code, and not for that of another account', async () => {
  const served = await peopleApp()
  const { secret } = await withFactor(served)
  const uri = { name: 'Uri', email: 'uri@example.org', password: 'uris own password' }
  const other = await withFactor(served, uri as unknown as typeof DANA)
  const page = await halfIn(served)
  expect(outcome(await sendCode(page, codeNow(served, other.secret)))).toEqual(WRONG)
  expect(outcome(await sendCode(page, other.recoveryCodes[0]!))).toEqual(WRONG)
  served.clock.now += 10 * MINUTE_MS
  expect(outcome(await sendCode(page, codeNow(served, secret)))).toEqual([400, 'loginExpired'])
  expect(await page.load()).not.toHaveProperty('needsCode')
})

test('a recovery code gets in once, in any spelling, and says how many are left', async () => {
  const served = await peopleApp()
  const { recoveryCodes } = await withFactor(served)
  const [first, second] = recoveryCodes as [string, string]
  const page = await halfIn(served)
  const entered = await sendCode(page, ` ${first.toUpperCase().replaceAll('-', ' ').replaceAll('0', 'O')} `)
  expect(entered.json().message).toEqual({
    type: 'warning',
    text: 'You are logged in with a recovery code. Codes left: 9.',
  })
  const again = await halfIn(served)
  expect(outcome(await sendCode(again, first))).toEqual(WRONG)
  expect((await sendCode(again, second)).statusCode).toBe(200)
  // Kept are hashes.
  const rows = await served.store.selectFrom('recovery_codes').selectAll().execute()
  expect(rows).toHaveLength(8)
  expect(JSON.stringify(rows)).not.toContain(recoveryCodes[2]!.replaceAll('-', ''))
})

test('an open session gets rid of nothing: removal and new recovery codes take a code', async () => {
  const served = await peopleApp()
  const { visitor, secret, recoveryCodes } = await withFactor(served)
  const renew = (code: string) => visitor.post('accountrecovery', { code })
  for (const code of ['', '000000', 'zzzz-zzzz-zzzz']) {
    expect(outcome(await factor(visitor, 'DELETE', { code }))).toEqual(WRONG)
    expect(outcome(await renew(code))).toEqual([...(code === 'zzzz-zzzz-zzzz' ? [429, 'tooMany'] : WRONG)])
  }
  // Nor does the password, nor a second setup.
  expect(outcome(await factor(visitor, 'DELETE', { code: '', password: DANA.password }))[0]).toBe(400)
  expect(outcome(await factor(visitor, 'POST', { password: DANA.password }))).toEqual([409, 'factorIsOn'])
  served.clock.now += 15 * MINUTE_MS
  const renewed = await renew(codeNow(served, secret))
  expect(renewed.json().recoveryCodes).toHaveLength(10)
  expect(outcome(await factor(visitor, 'DELETE', { code: recoveryCodes[0] }))).toEqual(WRONG)
  const removed = await factor(visitor, 'DELETE', { code: renewed.json().recoveryCodes[0] })
  expect(removed.json().message.text).toBe('Two-factor authentication is off.')
  const page = await visit(served)
  expect((await page.logIn(DANA.email, DANA.password)).json()).not.toHaveProperty('needsCode')
  const { subject } = (await outbox(served)).at(-1)!
  expect(subject).toBe('Your account has been changed')
})

test('a link for a new password leads around no code', async () => {
  const served = await peopleApp()
  const { visitor, secret } = await withFactor(served)
  const waiting = await halfIn(served)
  await visitor.post('accountforgot', { email: DANA.email, language: 'en' })
  const password = 'password of the finder'
  const set = await waiting.post('accountreset', { token: await mailedToken(served, 'reset'), password })
  expect(set.statusCode, set.body).toBe(200)
  // What had been half way in with the old password is out.
  expect(outcome(await sendCode(waiting, codeNow(served, secret)))).toEqual([400, 'loginExpired'])
  const page = await halfIn(served, { ...DANA, password })
  expect((await sendCode(page, codeNow(served, secret))).statusCode).toBe(200)
  expect(await findFactor(served.store, (await page.load()).uid)).toMatchObject({ secret })
})

test('a blocked account is told so before it gives a code, and does not get in with one', async () => {
  const served = await peopleApp()
  const { secret } = await withFactor(served)
  const page = await halfIn(served)
  await served.store
    .updateTable('users')
    .set({ blocked_until: served.clock.now + MINUTE_MS })
    .execute()
  expect(outcome(await sendCode(page, codeNow(served, secret)))).toEqual([403, 'blocked'])
  expect(outcome(await page.logIn(DANA.email, DANA.password))).toEqual([403, 'blocked'])
})

test('a role opens the desk once there is a second factor, unless the operator says otherwise', async () => {
  for (const [setting, isOpen] of [['required', false], ['optional', true]] as const) {
    const served = await peopleApp({ SECOND_FACTOR: setting })
    const visitor = await loggedIn(served)
    await setRole(served.store, DANA.email, 'admin')
    const state = await visitor.load()
    expect([state.role, state.needsFactor]).toEqual(['admin', isOpen ? undefined : true])
    const people = () => visitor.call('desk/people', { method: 'GET' })
    expect(outcome(await people())).toEqual(isOpen ? [200, undefined] : [403, 'needSecondFactor'])
    expect((await factor(visitor, 'GET')).json()).toMatchObject({ isRequired: !isOpen })
    const { secret } = (await factor(visitor, 'POST', { password: DANA.password })).json()
    await factor(visitor, 'PUT', { code: codeNow(served, secret) })
    expect(await visitor.load()).not.toHaveProperty('needsFactor')
    expect((await people()).statusCode).toBe(200)
    served.clock.now += STEP_MS
    await factor(visitor, 'DELETE', { code: codeNow(served, secret) })
    expect((await people()).statusCode).toBe(isOpen ? 200 : 403)
  } // prettier-ignore
})

test('an admin takes the factor of somebody who has lost it, but not the own one', async () => {
  const served = await peopleApp()
  const { visitor: admin } = await withFactor(served)
  await setRole(served.store, DANA.email, 'admin')
  await admin.load()
  const uri = { name: 'Uri', email: 'uri@example.org', password: 'uris own password' }
  const { visitor: user } = await withFactor(served, uri as unknown as typeof DANA)
  const waiting = await halfIn(served, uri)
  const drop = (uid: number) => admin.post('desk/dropfactor', { uid })
  expect(outcome(await drop(admin.state().uid))).toEqual([409, 'ownSecondFactor'])
  const { uid } = user.state()
  expect((await drop(uid)).statusCode).toBe(200)
  expect(outcome(await drop(uid))).toEqual([409, 'noSecondFactor'])
  expect(outcome(await drop(999))).toEqual([404, 'notFound'])
  expect((await user.load()).uid).toBe(0)
  expect(outcome(await sendCode(waiting, '123456'))).toEqual([400, 'loginExpired'])
  expect((await user.logIn(uri.email, uri.password)).json()).not.toHaveProperty('needsCode')
  expect((await outbox(served)).at(-1)).toMatchObject({
    recipient: uri.email,
    subject: 'Your account has been changed',
  })
  const { rows } = (await admin.call('desk/audit?kind=role', { method: 'GET' })).json()
  expect(rows).toMatchObject([{ act: 'dropFactor', item: String(uid), undoable: false }])
  expect(outcome(await admin.post('desk/undo', { audit: rows[0].id }))).toEqual([409, 'cannotUndo'])
})

test('the export says that there is a second factor, and none of its secrets; deletion leaves nothing', async () => {
  const served = await peopleApp()
  const { visitor, secret, recoveryCodes } = await withFactor(served)
  await halfIn(served)
  const exported = await visitor.call('accountexport', { method: 'GET' })
  expect(exported.json().account.secondFactor).toEqual({
    since: new Date(served.clock.now - STEP_MS).toISOString(),
    recoveryCodes: 10,
  })
  for (const text of [secret, ...recoveryCodes]) expect(exported.body).not.toContain(text)
  await visitor.call('account', { method: 'DELETE', body: { words: true, password: DANA.password } })
  expect(await userOf(served, DANA.email)).toBeUndefined()
  for (const table of ['second_factors', 'recovery_codes', 'pending_logins'] as const)
    expect(await served.store.selectFrom(table).selectAll().execute(), table).toEqual([])
})
