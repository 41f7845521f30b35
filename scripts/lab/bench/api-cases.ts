export interface Case {
  name: string
  /** Target share of the bare route's rate. */
  aim?: number | undefined
  /** Raw requests, sent in turn. */
  requests: string[]
  status: number
  /** Whether they carry client addresses, as from a proxy. */
  isProxied?: boolean
}

const JERUSALEM = 281184
const REST = '/rest/tjt'
const MANY = 20_000
/** As every browser sends. */
const PACKED = { 'accept-encoding': 'gzip, deflate, br, zstd' }

/** A response of the API, for its ETag. */
export type Get = (url: string) => Promise<{ headers: Record<string, unknown> }>

/** Measured requests: frequent ones, uncached ones, and a write. */
export async function casesOf(get: Get): Promise<Case[]> {
  const entries = `${REST}/entries/228/${JERUSALEM}/en`
  const nearby = `${REST}/locnearby/31.77/35.21/en`
  const etag = async (url: string) => String((await get(url)).headers['etag'])
  const known = async (name: string, url: string): Promise<Case> => ({
    name,
    aim: 0.6,
    requests: [request(url, { 'if-none-match': await etag(url) })],
    status: 304,
  })
  const read = (name: string, url: string): Case => ({
    name,
    aim: 0.5,
    requests: [request(url, PACKED)],
    status: 200,
  })
  return [
    await known('entries, unchanged (304)', entries),
    { ...(await known('page, unchanged (304)', '/')), aim: undefined },
    { ...read('page', '/'), aim: undefined },
    read('entries', entries),
    read('locac', `${REST}/locac/jeru`),
    read('locnearby', nearby),
    read('shabbat times', `${REST}/locationshabbattimes/${JERUSALEM}/en`),
    read('statistics', `${REST}/locationdiritemsstat/${JERUSALEM}/en`),
    uncached('entries, uncached', 0.06, (i) => `${entries}?nr=${i}`),
    uncached('locac, uncached', 0.18, (i) => `${REST}/locac/jeru?nr=${i}`),
    uncached('locnearby, uncached', 0.03, (i) => `${REST}/locnearby/${31.76 + i / 1e6}/${35.2 + i / 1e6}/en`),
    {
      name: 'session (write)',
      requests: visitors(`${REST}/session`),
      status: 200,
      isProxied: true,
    },
  ]
}

/** A read that is never cached. */
function uncached(name: string, aim: number, urlOf: (i: number) => string): Case {
  return { name, aim, requests: many((i) => request(urlOf(i), PACKED)), status: 200 }
}

/** The same request from many addresses, so that none hits a rate limit. */
function visitors(url: string): string[] {
  return many((i) => {
    const from = `10.${i >> 16}.${(i >> 8) & 255}.${i & 255}`
    return request(url, { 'x-forwarded-for': from })
  })
}

const many = (make: (i: number) => string) => Array.from({ length: MANY }, (_, i) => make(i))

/** A raw request. */
export function request(url: string, headers: Record<string, string> = {}): string {
  const lines = Object.entries({ host: '127.0.0.1', ...headers }).map(([name, value]) => `${name}: ${value}`)
  return [`GET ${url} HTTP/1.1`, ...lines, '', ''].join('\r\n')
}
