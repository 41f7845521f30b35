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

/** As long as a visitor waits for an answer of the network before a stored one is shown. */
const ANSWER_TIMEOUT_MS = 5000
/** As long as that once it has given none in time, until it does again. */
const BAD_NETWORK_TIMEOUT_MS = 1000
/** As long as a visitor waits for a page that is not stored. */
const PAGE_TIMEOUT_MS = 20_000
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

/** Whether the network has taken a request and not answered in time. */
let isBad = false

const after = (ms: number) => new Promise<undefined>((resolve) => setTimeout(resolve, ms))

async function answer(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url)
  const isPage = isNavigation(request)
  const lasting = LASTING.test(pathname) ? await stored(request) : undefined
  if (lasting) return lasting
  const end = new AbortController()
  request.signal.addEventListener('abort', () => end.abort())
  // The API must learn from which site a link to it was followed: that is lost with any option.
  const network = isPage && pathname.startsWith('/rest/') ? fetch(request) : fetch(request, { signal: end.signal })
  let isPending = true
  const reached = network
    .then(
      (response) => {
        isBad = false
        return response
      },
      () => undefined,
    )
    .finally(() => (isPending = false))
  const first = await Promise.race([reached, after(isBad ? BAD_NETWORK_TIMEOUT_MS : ANSWER_TIMEOUT_MS)])
  if (first) return first
  isBad = isPending
  const copy = await stored(request)
  if (copy) {
    // Browsers open few connections at once: those that nothing comes by would keep later requests waiting.
    end.abort()
    return isPage ? withTime(copy) : copy
  }
  if (!isPage) return network
  return (await Promise.race([reached, after(PAGE_TIMEOUT_MS)])) ?? (await fallback(request)) ?? network
}

worker.addEventListener('install', (event) => (event as ExtendableEvent).waitUntil(worker.skipWaiting()))
worker.addEventListener('activate', (event) => (event as ExtendableEvent).waitUntil(worker.clients.claim()))
worker.addEventListener('fetch', (event) => {
  const { request, respondWith } = event as FetchEvent
  const isOwn = new URL(request.url).origin === location.origin
  if (request.method === 'GET' && isOwn && !request.headers.has('range')) respondWith.call(event, answer(request))
})

export {}
