import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { ApiError } from '#core/contract/client.ts'
import { isKnown } from '#site/ui/storage/flags.ts'
import { expectMessages, setKnown } from '#site/ui/storage/write.ts'
import { $isLoading } from '#site/ui/page/loading.ts'
import {
  $session,
  callWithToken,
  forgetSession,
  freshSession,
  LIMIT_MS,
  loadSession,
} from '#site/ui/session/session.ts'
import { toasts } from '#site/ui/page/toasts.ts'
import { doneWith, fakeApi, miriam, refusal, SESSION, sessionOf } from './people/fake-api.ts'

beforeEach(() => {
  document.documentElement.lang = 'he'
})
afterEach(() => {
  forgetSession()
  localStorage.clear()
  sessionStorage.clear()
  while (toasts.$toasts.get().length > 0) toasts.closeNewest()
})

const texts = () => toasts.$toasts.get().map(({ text }) => text)
const CHANGE = 'PUT /rest/tjt/accountchange'
/** A network that takes a call and never answers. */
const silent: typeof fetch = (_, { signal } = {}) =>
  new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason as Error)))
const change = (send: typeof fetch) => callWithToken(CHANGE, { body: { name: 'Noa' } }, { send })

describe('the session', () => {
  test('is requested once, however many callers there are', async () => {
    const { send, routes, asked } = fakeApi({ [SESSION]: { body: miriam } })
    const [one, two] = await Promise.all([loadSession({ send }), loadSession({ send })])
    expect(one).toBe(two)
    expect(routes()).toEqual([SESSION])
    expect(asked[0]?.language).toBe('he')
    expect($session.get()?.name).toBe('Miriam Levi')
  })

  test('is requested again after a failure', async () => {
    const { send, routes } = fakeApi({
      [SESSION]: ['offline', { body: miriam }],
    })
    await expect(loadSession({ send })).rejects.toThrow(ApiError)
    expect((await loadSession({ send })).uid).toBe(7)
    expect(routes()).toHaveLength(2)
  })

  test('that is never answered fails in time', async () => {
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    const failed = expect(loadSession({ send: silent })).rejects.toThrow(ApiError)
    await vi.advanceTimersByTimeAsync(LIMIT_MS)
    await failed
  })

  test('keeps no more than that somebody has logged in here', async () => {
    const { send } = fakeApi({ [SESSION]: { body: miriam } })
    await loadSession({ send })
    expect(isKnown()).toBe(true)
    expect({ ...localStorage }).toEqual({ known: '1' })
  })

  test('forgets even that once nobody is logged in', async () => {
    setKnown(true)
    const { send } = fakeApi({ [SESSION]: { body: sessionOf() } })
    await loadSession({ send })
    expect(isKnown()).toBe(false)
  })

  test('shows what the server had to say', async () => {
    const messages = [
      { type: 'error' as const, text: 'first' },
      { type: 'success' as const, text: 'second' },
    ]
    const { send } = fakeApi({ [SESSION]: { body: sessionOf({ messages }) } })
    await loadSession({ send })
    expect(texts()).toEqual(['second', 'first'])
  })

  test('tells what the page before left, where the server says nothing', async () => {
    expectMessages('Too many attempts.')
    const { send } = fakeApi({ [SESSION]: { body: sessionOf() } })
    await loadSession({ send })
    expect(texts()).toEqual(['Too many attempts.'])
    expect(sessionStorage.length).toBe(0)
  })

  test('does not tell it twice', async () => {
    expectMessages('Wrong password.')
    const messages = [{ type: 'error' as const, text: 'Wrong password.' }]
    const { send } = fakeApi({ [SESSION]: { body: sessionOf({ messages }) } })
    await loadSession({ send })
    expect(texts()).toEqual(['Wrong password.'])
  })

  test('a stale one is replaced once, whoever finds out', async () => {
    const { send, routes } = fakeApi({
      [SESSION]: [{ body: miriam }, { body: sessionOf({ uid: 8 }) }],
    })
    const stale = await loadSession({ send })
    const [one, two] = await Promise.all([freshSession(stale, { send }), freshSession(stale, { send })])
    expect([one.uid, two.uid]).toEqual([8, 8])
    expect(routes()).toHaveLength(2)
  })
})

describe('a call with a token', () => {
  test('carries the token of its method and first segment', async () => {
    const { send, asked } = fakeApi({
      [SESSION]: { body: miriam },
      [CHANGE]: doneWith('Saved.'),
    })
    expect((await change(send)).message.text).toBe('Saved.')
    expect(asked[1]).toEqual({
      route: CHANGE,
      token: 'token-change',
      language: 'he',
      body: { name: 'Noa' },
    })
  })

  test('asks for a fresh session where the token is refused, and tries again', async () => {
    const fresh = { ...miriam, tokens: { 'PUT accountchange': 'fresh' } }
    const { send, asked, routes } = fakeApi({
      [SESSION]: [{ body: miriam }, { body: fresh }],
      [CHANGE]: [refusal(403, 'badToken', 'Too long.'), doneWith('Saved.')],
    })
    expect((await change(send)).ok).toBe(true)
    expect(routes()).toEqual([SESSION, CHANGE, SESSION, CHANGE])
    expect(asked[3]?.token).toBe('fresh')
  })

  test('tries only once more', async () => {
    const { send, routes } = fakeApi({
      [SESSION]: { body: miriam },
      [CHANGE]: refusal(403, 'badToken', 'Too long.'),
    })
    await expect(change(send)).rejects.toMatchObject({ code: 'badToken' })
    expect(routes().filter((route) => route === CHANGE)).toHaveLength(2)
  })

  test('tells any other refusal as it is', async () => {
    const { send, routes } = fakeApi({
      [SESSION]: { body: miriam },
      [CHANGE]: refusal(403, 'wrongPassword', 'הסיסמה שגויה.'),
    })
    await expect(change(send)).rejects.toMatchObject({
      code: 'wrongPassword',
      text: 'הסיסמה שגויה.',
    })
    expect(routes()).toHaveLength(2)
  })

  test('that is never answered fails in time, unless it may take minutes', async () => {
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    const { send } = fakeApi({ [SESSION]: { body: miriam } })
    await loadSession({ send })
    let isPending = true
    const long = callWithToken(CHANGE, { body: { name: 'Noa' } }, { send: silent, isLong: true, isBackground: true })
    void long.finally(() => (isPending = false))
    const failed = expect(change(silent)).rejects.toThrow(ApiError)
    await vi.advanceTimersByTimeAsync(LIMIT_MS)
    await failed
    expect(isPending).toBe(true)
  })

  test('shows the loading indicator, but not in the background', async () => {
    const { send } = fakeApi({
      [SESSION]: { body: miriam },
      [CHANGE]: doneWith('Saved.'),
    })
    const seen: boolean[] = []
    const spying: typeof fetch = (...args) => {
      seen.push($isLoading.get())
      return send(...args)
    }
    await change(spying)
    const input = { body: { name: 'Noa' } }
    await callWithToken(CHANGE, input, { send: spying, isBackground: true })
    expect(seen).toEqual([true, true, false])
    expect($isLoading.get()).toBe(false)
  })
})
