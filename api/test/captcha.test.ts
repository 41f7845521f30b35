import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { FastifyRequest } from 'fastify'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { readConfig } from '#api/config.ts'
import { newChallenge, requireCaptcha } from '#api/guards/captcha.ts'
import { dropOldCaptchas, useCaptcha } from '#api/guards/captchas.repository.ts'
import { askRecaptcha } from '#api/guards/recaptcha.ts'
import { NOW } from '../../data/test/helpers.ts'
import { captchaAnswer, solveCaptcha } from './captcha.ts'
import { freshApp, memoryStore, testApp } from './helpers.ts'
import { onBothStores } from './store/stores.ts'

const REFUSED = { code: 'captchaFailed' }

let logged: unknown[] = []
beforeEach(() => void (logged = []))

const requestOf = (uid?: number) =>
  ({
    session: uid === undefined ? null : { uid, hash: '', csrf: '', nonce: '' },
    log: { error: (line: unknown) => void logged.push(line) },
  }) as unknown as FastifyRequest

/** The guard alone, over a store of its own. */
async function guard(env: Record<string, string> = {}) {
  const store = await memoryStore()
  onTestFinished(() => store.destroy())
  const clock = { now: NOW }
  const deps = {
    store,
    config: readConfig(env),
    now: () => new Date(clock.now),
    release: () => undefined,
  }
  const check = (answer?: string, uid?: number) => requireCaptcha(requestOf(uid), deps, answer)
  const solved = async () => solveCaptcha(await newChallenge(deps))
  return { store, clock, check, solved }
}

test('a challenge is for anyone, and for now', async () => {
  const { get, store, config, clock } = await freshApp()
  const answer = await get('/rest/tjt/captcha')
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['cache-control']).toBe('no-store')
  expect(answer.headers).not.toHaveProperty('set-cookie')
  expect(answer.headers).not.toHaveProperty('access-control-allow-origin')
  expect(answer.json()).toMatchObject({
    parameters: { algorithm: 'PBKDF2/SHA-256', expiresAt: NOW / 1000 + 600 },
    signature: expect.stringMatching(/^[\da-f]{64}$/),
  })
  const deps = { store, config, now: () => new Date(clock.now) }
  await requireCaptcha(requestOf(), { ...deps, release: () => undefined }, await captchaAnswer(async (url) => get(url)))
})

test('an address gets so many challenges', async () => {
  const { get } = await freshApp()
  const codes = new Set<number>()
  for (let i = 0; i < 61; i++) codes.add((await get('/rest/tjt/captcha')).statusCode)
  expect([...codes]).toEqual([200, 429])
})

test('who did the work is let in, once', async () => {
  const { check, solved } = await guard()
  const answer = await solved()
  await check(answer)
  await expect(check(answer)).rejects.toMatchObject(REFUSED)
  // The same work, written in another way.
  const again = JSON.parse(atob(answer))
  again.solution.time = 1
  again.challenge.parameters.expiresAt = 1
  const rewritten = btoa(JSON.stringify(again, null, 1))
  await expect(check(rewritten)).rejects.toMatchObject(REFUSED)
})

test('who has logged in needs no work', async () => {
  const { check } = await guard()
  await check(undefined, 7)
  await expect(check(undefined, 0)).rejects.toMatchObject(REFUSED)
  await expect(check(undefined)).rejects.toMatchObject(REFUSED)
})

test('work is good for ten minutes', async () => {
  const { check, solved, clock } = await guard()
  const answer = await solved()
  clock.now += 600_000
  await expect(check(answer)).rejects.toMatchObject(REFUSED)
  clock.now -= 1
  await check(answer)
})

type Payload = {
  challenge: { parameters: Record<string, unknown>; signature: unknown }
  solution: Record<string, unknown>
}

test.each<[string, (payload: Payload) => unknown]>([
  ['an easier challenge', ({ challenge }) => (challenge.parameters['cost'] = 1)],
  ['a challenge that lasts longer', ({ challenge }) => (challenge.parameters['data'] = { until: 9e15 })],
  ['another nonce', ({ challenge }) => (challenge.parameters['nonce'] = '00')],
  ['no signature', ({ challenge }) => (challenge.signature = '')],
  ['a signature of another kind', ({ challenge }) => (challenge.signature = {})],
  ['another key', ({ solution }) => (solution['derivedKey'] = '00'.repeat(32))],
  ['a key that is none', ({ solution }) => (solution['derivedKey'] = 'zz')],
  ['a count that is none', ({ solution }) => (solution['counter'] = -1)],
  ['no solution', (payload) => (payload.solution = null as never)],
  ['no challenge', (payload) => (payload.challenge = null as never)],
  ['a server signature', (payload) => Object.assign(payload, { verificationData: 'verified=true' })],
  ['an unknown algorithm', ({ challenge }) => (challenge.parameters['algorithm'] = '__proto__')],
])('refuses %s', async (name, change) => {
  const { check, solved } = await guard()
  const payload = JSON.parse(atob(await solved()))
  change(payload)
  const changed = check(btoa(JSON.stringify(payload)))
  // Unchecked additional fields change nothing.
  if (name === 'a server signature') return changed
  await expect(changed).rejects.toMatchObject(REFUSED)
})

test.each([
  '', 'x', '=', '\0', '\ud800', 'bnVsbA==', btoa('[]'), btoa('{}'), btoa('1'),
  btoa('{"__proto__":{"challenge":{}}}'), btoa('{"verified":true}'),
  btoa(`${'['.repeat(2900)}${']'.repeat(2900)}`),
])('refuses %j', async (answer) => {
  const { check } = await guard()
  await expect(check(answer)).rejects.toMatchObject(REFUSED)
}) // prettier-ignore

test('the work of another site is not ours', async () => {
  const { check } = await guard()
  const answer = await captchaAnswer((await testApp()).get)
  await expect(check(answer)).rejects.toMatchObject(REFUSED)
})

onBothStores(({ migrated }) => {
  test('of many at the same time one may use an answer', async () => {
    const db = await migrated()
    const mark = { id: 'a', until: NOW }
    const uses = await Promise.all(Array.from({ length: 20 }, () => useCaptcha(db, mark)))
    expect(uses.filter(Boolean)).toHaveLength(1)
    expect(await useCaptcha(db, { id: 'b', until: NOW + 1 })).toBe(true)
    await dropOldCaptchas(db, NOW)
    expect(await useCaptcha(db, mark)).toBe(true)
    expect(await useCaptcha(db, { id: 'b', until: NOW + 1 })).toBe(false)
  })
})

/** The part of Google's service in use. */
async function google(answer: RequestListener) {
  const server = createServer(answer).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  onTestFinished(() => void server.close().closeAllConnections())
  const { port } = server.address() as AddressInfo
  return `http://127.0.0.1:${port}/siteverify`
}

const keys = { RECAPTCHA_SITE_KEY: 'site', RECAPTCHA_SECRET: 'secret' }

test('asks Google where the settings say so', async () => {
  let form = ''
  const RECAPTCHA_URL = await google((request, response) => {
    request.on('data', (data) => (form += data))
    request.on('end', () => {
      const success = form.includes('response=good')
      response.end(JSON.stringify({ success, hostname: 'elsewhere' }))
    })
  })
  const { check } = await guard({ ...keys, RECAPTCHA_URL })
  await check('good')
  expect(form).toBe('secret=secret&response=good')
  // Google would refuse it the second time; we do not depend on that.
  await expect(check('good')).rejects.toMatchObject(REFUSED)
  form = ''
  await expect(check('bad')).rejects.toMatchObject(REFUSED)
  await expect(check('')).rejects.toMatchObject(REFUSED)
  await expect(check(undefined)).rejects.toMatchObject(REFUSED)
  expect(logged).toEqual([])
})

test.each<[string, RequestListener]>([
  ['an error', (_, response) => response.writeHead(500).end('{"success":true}')],
  ['no JSON', (_, response) => response.end('<html>')],
  ['null', (_, response) => response.end('null')],
  ['a success that is none', (_, response) => response.end('{"success":"true"}')],
  ['a redirect', (_, response) => response.writeHead(302, { location: '/' }).end()],
  ['nothing', (_, response) => void response.destroy()],
])('%s from Google lets nobody in', async (_, answer) => {
  const { check } = await guard({
    ...keys,
    RECAPTCHA_URL: await google(answer),
  })
  await expect(check('good')).rejects.toMatchObject(REFUSED)
})

test('Google is not waited for without end, and its failure is logged', async () => {
  const verifyUrl = await google(() => {})
  const answer = askRecaptcha({ siteKey: '', secret: '', verifyUrl }, 'a', 20)
  await expect(answer).rejects.toMatchObject({ name: 'TimeoutError' })
  const RECAPTCHA_URL = 'http://127.0.0.1:1/'
  const { check } = await guard({ ...keys, RECAPTCHA_URL })
  await expect(check('good')).rejects.toMatchObject(REFUSED)
  expect(logged).toHaveLength(1)
})

test('there is no proof of work where Google is asked', async () => {
  const { get } = await freshApp(keys)
  expect((await get('/rest/tjt/captcha')).statusCode).toBe(404)
})
