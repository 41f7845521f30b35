export interface Case {
  name: string
  /** Share of the bare route's rate that is aimed at. */
  aim?: number
  requests: string[]
  status: number
}

const JERUSALEM = 281184
const REST = '/rest/tjt'

/** An answer of the API, to learn its ETag. */
export type Get = (url: string) => Promise<{ headers: Record<string, unknown> }>

/** What is measured. */
export async function casesOf(get: Get): Promise<Case[]> {
  const entries = `${REST}/entries/228/${JERUSALEM}/en`
  const known = async (url: string, more: Record<string, string> = {}) =>
    request(url, {
      ...more,
      'if-none-match': String((await get(url)).headers['etag']),
    })
  const read = (name: string, url: string): Case => ({
    name,
    aim: 0.4,
    requests: [request(url)],
    status: 200,
  })
  return [
    { name: 'cached entries (304)', aim: 0.6, requests: [await known(entries)], status: 304 },
    { name: 'cached page (304)', aim: 0.6, requests: [await known('/')], status: 304 },
    { name: 'page (br)', aim: 0.6, requests: [request('/', { 'accept-encoding': 'br' })], status: 200 },
    read('entries', entries),
    read('locac', `${REST}/locac/jeru`),
    read('locnearby', `${REST}/locnearby/31.77/35.21/en`),
    read('locationshabbattimes', `${REST}/locationshabbattimes/${JERUSALEM}/en`),
    read('locationdiritemsstat', `${REST}/locationdiritemsstat/${JERUSALEM}/en`),
    { name: 'session (write)', requests: visitors(`${REST}/session`), status: 200 },
  ] // prettier-ignore
}

/** The same request from many addresses, so that none comes to its limit. */
function visitors(url: string): string[] {
  return Array.from({ length: 20_000 }, (_, i) =>
    request(url, {
      'x-forwarded-for': `10.${i >> 16}.${(i >> 8) & 255}.${i & 255}`,
    }),
  )
}

/** A whole request, as it goes over the wire. */
export function request(
  url: string,
  headers: Record<string, string> = {},
): string {
  const lines = Object.entries({ host: '127.0.0.1', ...headers }).map(
    ([name, value]) => `${name}: ${value}`,
  )
  return [`GET ${url} HTTP/1.1`, ...lines, '', ''].join('\r\n')
}
