import type { ClientDirective } from 'astro'
import { whenSeen } from '../page/when-seen.ts'
import interaction from './interaction.ts'

// Astro's element for islands, without what this site has none of: islands in islands, slots, client-side routing, and
// props other than JSON. A third of its size.

type Encoded = readonly [kind: number, value: unknown]

const LIST = 1
const RETRY_MS = 1000

const decoded = ([kind, value]: Encoded): unknown =>
  kind === LIST ? (value as Encoded[]).map((item) => decoded(item)) : fieldsOf(value)

const fieldsOf = (value: unknown): unknown =>
  value && typeof value === 'object'
    ? Object.fromEntries(Object.entries(value).map(([name, field]) => [name, decoded(field as Encoded)]))
    : value

/** A second try at another address: browsers keep failures. */
const load = (url: string) =>
  import(/* @vite-ignore */ url).catch(async () => {
    await new Promise((done) => setTimeout(done, RETRY_MS))
    const again = `${url}?retry=${Date.now()}`
    return import(/* @vite-ignore */ again)
  })

const atOnce: ClientDirective = async (begin) => (await begin())()

const DIRECTIVES: Record<string, ClientDirective> = {
  interaction,
  load: atOnce,
  only: atOnce,
  // The element has no box of its own.
  visible: (begin, _, island) => whenSeen(island.children, () => void begin().then((hydrate) => hydrate())),
}

class Island extends HTMLElement {
  connectedCallback(): void {
    // Its children are there then.
    if (document.readyState === 'loading')
      document.addEventListener('readystatechange', () => this.start(), { once: true })
    else this.start()
  }

  start(): void {
    const of = (name: string) => this.getAttribute(name)!
    const client = of('client')
    const begin = async () => {
      try {
        const [component, renderer] = await Promise.all([load(of('component-url')), load(of('renderer-url'))])
        return async () => {
          const shown = renderer.default(this)
          await shown(component[of('component-export')], fieldsOf(JSON.parse(of('props'))), {}, { client })
          this.removeAttribute('ssr')
          this.dispatchEvent(new CustomEvent('astro:hydrate'))
        }
      } catch (error) {
        this.dispatchEvent(new CustomEvent('astro:hydration-error', { bubbles: true, detail: { error } }))
        console.error(error)
        return async () => {}
      }
    }
    void DIRECTIVES[client]!(begin, JSON.parse(of('opts')), this)
  }
}

// The development server has Astro's own.
if (!customElements.get('astro-island')) customElements.define('astro-island', Island)
