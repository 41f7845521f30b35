import type { FoundPlace } from '#core/contract/places.ts'

/** One call to the API that waits until the test answers it. */
export interface Sent {
  url: string
  language: string | null
  signal: AbortSignal | undefined
  /** What was sent along, as JSON says it. */
  body: unknown
  answer(body: unknown, status?: number): void
  /** The network is down. */
  fail(): void
}

/** A network that answers when the test says so, and does not heed an abort. */
export function slowNetwork() {
  const sent: Sent[] = []
  const send: typeof fetch = (input, init) =>
    new Promise((resolve, reject) => {
      sent.push({
        url: String(input),
        language: new Headers(init?.headers).get('accept-language'),
        signal: init?.signal ?? undefined,
        body: init?.body ? JSON.parse(String(init.body)) : undefined,
        answer: (body, status = 200) => resolve(Response.json(body, { status })),
        fail: () => reject(new TypeError('offline')),
      })
    })
  return { sent, send }
}

/** What the API answers by the start of the path; 404 for anything else. */
export function network(answers: Readonly<Record<string, unknown>>) {
  const urls: string[] = []
  const send: typeof fetch = async (input) => {
    const url = String(input)
    urls.push(url)
    const path = Object.keys(answers)
      .toSorted((one, other) => other.length - one.length)
      .find((start) => url.startsWith(start))
    return path === undefined ? Response.json({ code: 'notFound' }, { status: 404 }) : Response.json(answers[path])
  }
  return { urls, send }
}

export const offline: typeof fetch = async () => {
  throw new TypeError('offline')
}

export function found(id: number, name: string, slug = name): FoundPlace {
  return {
    id,
    name,
    text: `${name}, Somewhere`,
    slug,
    kind: 'city',
    country: 'IL',
    lat: 31.77,
    lng: 35.21,
    hasPage: true,
  }
}

export const jerusalem = found(281184, 'Jerusalem')
export const jericho = found(284315, 'Jericho')
