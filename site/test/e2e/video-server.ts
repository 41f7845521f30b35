import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface VideoServer {
  /** Of the player of one video, with a place for its id. */
  embed: string
  close(): Promise<void>
}

/**
 * What the player of a provider does, as far as the messages of its API go: it answers who listens, obeys,
 * and tells its state. `said` holds what it was told, for tests to read; a press plays or pauses it.
 */
const PLAYER = `<!doctype html><html lang="en"><title>Player</title>
<style>html,body{block-size:100%;margin:0;background:#223;color:#fff;font:1rem sans-serif}
button{inline-size:100%;block-size:100%;border:0;background:none;color:inherit;font:inherit}</style>
<body><main><h1 hidden>Player</h1><button>paused</button></main>
<script>
const asked = new URLSearchParams(location.search)
const button = document.querySelector('button')
window.said = []
window.asked = Object.fromEntries(asked)
let isHeard = false
function tell(message) { parent.postMessage(JSON.stringify(message), asked.get('origin')) }
function set(state) {
  button.textContent = state === 1 ? 'playing' : 'paused'
  if (isHeard) tell({ event: 'onStateChange', info: state })
}
addEventListener('message', ({ data, origin }) => {
  if (origin !== asked.get('origin')) return
  const { event, func } = JSON.parse(data)
  said.push(func ?? event)
  if (event === 'listening') { isHeard = true; tell({ event: 'onReady' }) }
  if (func === 'playVideo') set(1)
  if (func === 'pauseVideo') set(2)
})
button.addEventListener('click', () => set(button.textContent === 'playing' ? 2 : 1))
set(asked.get('autoplay') === '1' ? 1 : 2)
</script>`

/** A video provider on loopback, which plays for none who does not say which site they are. */
export async function startVideoServer(port = 0): Promise<VideoServer> {
  const server = createServer((request, response) => {
    const isNamed = request.headers.referer !== undefined
    response.writeHead(isNamed ? 200 : 403, { 'content-type': 'text/html' })
    response.end(isNamed ? PLAYER : 'Error 153')
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address() as AddressInfo
  return {
    embed: `http://127.0.0.1:${address.port}/embed/{id}`,
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
