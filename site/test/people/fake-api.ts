import type { SessionState } from '#core/contract/session.ts'

export interface Asked {
  route: string
  token: string | null
  language: string | null
  body: unknown
}

type Answer = { status?: number; body: unknown } | 'offline'

/** A session as the API opens it: of a visitor by default. */
export function sessionOf(fields: Partial<SessionState> = {}): SessionState {
  return {
    uid: 0,
    name: '',
    email: '',
    verified: false,
    messages: [],
    tokens: {
      'POST extlogin': 'token-login',
      'POST accountregister': 'token-register',
      'POST newsletterregister': 'token-newsletter',
      'PUT accountchange': 'token-change',
    },
    captcha: { kind: 'altcha' },
    providers: {},
    ...fields,
  }
}

export const miriam = sessionOf({
  uid: 7,
  name: 'Miriam Levi',
  email: 'miriam@example.org',
  verified: true,
})

export const refusal = (status: number, code: string, error: string) => ({
  status,
  body: { code, error },
})

export const doneWith = (text: string) => ({
  body: { ok: true, message: { type: 'success', text } },
})

/**
 * An API that answers by method and path: with the answers of a list in turn, the last one for ever.
 * What it has no answer for is not found.
 */
export function fakeApi(answers: Readonly<Record<string, Answer | readonly Answer[]>>) {
  const asked: Asked[] = []
  const counts = new Map<string, number>()
  const send: typeof fetch = async (input, init = {}) => {
    const route = `${init.method ?? 'GET'} ${String(input)}`
    const headers = new Headers(init.headers)
    const { body } = init
    asked.push({
      route,
      token: headers.get('x-csrf-token'),
      language: headers.get('accept-language'),
      body: bodyOf(body),
    })
    const at = counts.get(route) ?? 0
    counts.set(route, at + 1)
    const list = [answers[route] ?? refusal(404, 'notFound', 'Not found.')]
    const turn = list.flat() as Answer[]
    const answer = turn[Math.min(at, turn.length - 1)]!
    if (answer === 'offline') throw new TypeError('offline')
    return Response.json(answer.body, { status: answer.status ?? 200 })
  }
  const routes = () => asked.map(({ route }) => route)
  return { asked, routes, send }
}

/** What JSON says, or a form as it is. */
function bodyOf(body: RequestInit['body']): unknown {
  if (typeof body === 'string') return JSON.parse(body)
  return body instanceof FormData ? body : undefined
}

export const SESSION = 'GET /rest/tjt/session'
