// The service worker of visitors who have stored something to read without a network. The network comes first: what
// is stored answers only where it fails, or keeps the visitor waiting. It stores nothing; see copy.ts.

interface FetchEvent extends Event {
  request: Request
  respondWith(response: Promise<Response>): void
}
interface Worker extends EventTarget {
  skipWaiting(): Promise<void>
  clients: { claim(): Promise<void> }
}
interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void
}

const worker = self as unknown as Worker

/** As long as a visitor waits for a page of a bad network before a stored one is shown. */
const PATIENCE_MS = 8000
/** Files that never change under their name. */
const LASTING = /^\/(_astro|pictures)\//
/** Pictures are stored in their middle width. */
const OTHER_WIDTH = /-\d+(?=\.webp$)/

const isNavigation = ({ mode }: Request) => mode === 'navigate'

async function stored(request: Request): Promise<Response | undefined> {
  const found = await caches.match(request, { ignoreVary: true })
  if (found) return found
  // A list with a filter, or the next trip.
  if (isNavigation(request)) return caches.match(request, { ignoreVary: true, ignoreSearch: true })
  return OTHER_WIDTH.test(request.url) ? caches.match(request.url.replace(OTHER_WIDTH, '-800')) : undefined
}

/** The page that says that there is no network, in the language of the address or else in any. */
async function fallback({ url }: Request): Promise<Response | undefined> {
  const [, lang = 'en'] = /^\/(\w\w)\//.exec(new URL(url).pathname) ?? []
  return (await caches.match(`/offline?${lang}`)) ?? caches.match('/offline', { ignoreSearch: true })
}

/** A page with the time of its copy, which its script tells the visitor. */
async function withTime(response: Response): Promise<Response> {
  const { headers } = response
  const text = await response.text()
  const html = text.replace('<body ', `<body data-stored="${headers.get('x-stored-at')}" `)
  return new Response(html, { headers })
}

async function answer(request: Request): Promise<Response> {
  const isLasting = LASTING.test(new URL(request.url).pathname)
  const lasting = isLasting ? await stored(request) : undefined
  if (lasting) return lasting
  const network = fetch(request)
  const failed = network.catch(() => undefined)
  const late = new Promise<undefined>((resolve) => {
    if (isNavigation(request)) setTimeout(resolve, PATIENCE_MS)
  })
  const first = await Promise.race([failed, late])
  if (first) return first
  const copy = await stored(request)
  if (copy) return isNavigation(request) ? withTime(copy) : copy
  const page = (await failed) ?? (isNavigation(request) ? await fallback(request) : undefined)
  return page ?? network
}

worker.addEventListener('install', (event) => (event as ExtendableEvent).waitUntil(worker.skipWaiting()))
worker.addEventListener('activate', (event) => (event as ExtendableEvent).waitUntil(worker.clients.claim()))
worker.addEventListener('fetch', (event) => {
  const { request, respondWith } = event as FetchEvent
  const isOwn = new URL(request.url).origin === location.origin
  if (request.method === 'GET' && isOwn && !request.headers.has('range')) respondWith.call(event, answer(request))
})

export {}
