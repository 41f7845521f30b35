import { TOKEN_HEADER } from '#core/contract/session.ts'
import type { SessionState } from '#core/contract/session.ts'

const REST = '/rest/tjt'

/** A browser that may be sent to different servers, as behind a proxy. */
export interface Visitor {
  /** The session according to a server. */
  session(url: string): Promise<SessionState>
  post(url: string, call: string, body: object): Promise<Response>
  get(url: string, path: string): Promise<Response>
}

/** A visitor with its own address, for servers that trust a proxy. */
export function visitorFrom(address: string): Visitor {
  let cookie = ''
  let tokens: Record<string, string> = {}
  const headers = () => ({ 'x-forwarded-for': address, cookie })
  const keep = (answer: Response) => {
    const [set] = answer.headers.getSetCookie()
    if (set) cookie = set.split(';', 1)[0] ?? ''
    return answer
  }
  return {
    async session(url) {
      const answer = keep(await fetch(`${url}${REST}/session`, { headers: headers() }))
      if (!answer.ok) throw new Error(`no session: ${await answer.text()}`)
      const state = (await answer.json()) as SessionState
      tokens = state.tokens
      return state
    },
    async post(url, call, body) {
      const answer = await fetch(`${url}${REST}/${call}`, {
        method: 'POST',
        headers: {
          ...headers(),
          [TOKEN_HEADER]: tokens[`POST ${call}`] ?? '',
          'content-type': 'application/json',
        },
        body: JSON.stringify(body),
      })
      return keep(answer)
    },
    get: (url, path) => fetch(url + path, { headers: headers() }),
  }
}
