import { expect, test } from 'vitest'
import { call } from '#core/contract/client.ts'
import { testApp } from './helpers.ts'

/** A `fetch` that never leaves the process. */
async function testSend(): Promise<typeof fetch> {
  const { app } = await testApp()
  return async (url, init = {}) => {
    const headers = Object.fromEntries(new Headers(init.headers))
    const answer = await app.inject({ url: String(url), headers })
    return new Response(answer.body, { status: answer.statusCode })
  }
}

test('the typed client and the API speak the same contract', async () => {
  const send = await testSend()
  const found = await call(
    'GET /rest/tjt/locac/:text',
    { params: { text: 'פריז' }, querystring: { language: 'fr' } },
    { send },
  )
  expect(found.map(({ name }) => name)).toEqual(['Paris'])
})

test('a refusal carries the code and the words of the server', async () => {
  const send = await testSend()
  const answer = call(
    'GET /rest/tjt/linksset/:name/:language',
    { params: { name: 'none', language: 'es' } },
    { send, language: 'es' },
  )
  await expect(answer).rejects.toMatchObject({
    name: 'ApiError',
    code: 'couldNotGetLinks',
    text: 'No se pudieron obtener los enlaces',
  })
})

test('an error is one whatever its status', async () => {
  const error = { code: 'couldNotGetWeather', error: 'Could not get Location Weather' }
  const answer = call('GET /health', {}, { send: async () => Response.json(error) })
  await expect(answer).rejects.toMatchObject({ name: 'ApiError', code: error.code, text: error.error })
})

test.each([
  ['a code it does not know', async () => Response.json({ code: 'odd' }, { status: 500 })],
  ['a page instead of JSON', async () => new Response('<p>')],
  ['a network that is down', async () => Promise.reject(new TypeError('offline'))],
])('%s is an internal error', async (_, send) => {
  const answer = call('GET /health', {}, { send: send as typeof fetch })
  await expect(answer).rejects.toMatchObject({ code: 'internal' })
})

test('a call that is given up says so', async () => {
  const signal = AbortSignal.abort()
  const send: typeof fetch = async (_, init) => {
    init?.signal?.throwIfAborted()
    return new Response()
  }
  const answer = call('GET /health', {}, { send, signal })
  await expect(answer).rejects.toMatchObject({ name: 'AbortError' })
})

test('equal reads at once share one request, others do not', async () => {
  let calls = 0
  const send: typeof fetch = async () => Response.json({ status: String(++calls) })
  const health = (language: string) => call('GET /health', {}, { send, language })
  const [first, same, french] = await Promise.all([health('en'), health('en'), health('fr')])
  expect([first, same, french]).toEqual([{ status: '1' }, { status: '1' }, { status: '2' }])
  expect(await health('en')).toEqual({ status: '3' })
})

test('no read from before a change answers one that comes after it', async () => {
  const answers: ((value: string) => void)[] = []
  const send: typeof fetch = async (_, init) => {
    if (init?.method !== 'GET') return Response.json({})
    const status = await new Promise((resolve) => answers.push(resolve))
    return Response.json({ status })
  }
  const before = call('GET /health', {}, { send })
  await call('POST /rest/tjt/accountlogout', { body: {} } as never, { send })
  const after = call('GET /health', {}, { send })
  answers.forEach((answer, at) => answer(String(at)))
  expect(await Promise.all([before, after])).toEqual([{ status: '0' }, { status: '1' }])
})
