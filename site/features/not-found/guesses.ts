// Places that the address may mean, looked up by our own API.
import { call, type CallOptions } from '#core/contract/client.ts'
import { decodedPath } from '#core/domain/url-paths.ts'
import { hrefOf } from '#core/domain/routes.ts'
import { searchForm } from '#core/domain/slug.ts'
import { html } from '#core/i18n/html.ts'
import { pageLang } from '#site/ui/page/page-lang.ts'
import { namesIn } from './guess-text.ts'

const MAX_GUESSES = 3
/** Words shorter than this are common ones, unless they are the very name of a place. */
const LEAST_OF_MISTYPED = 5

type Network = Pick<CallOptions, 'send'>

async function placesNamed(texts: readonly string[], network: Network) {
  for (const text of texts) {
    const found = await call(
      'GET /rest/tjt/locac/:text',
      { params: { text }, querystring: { language: pageLang() } },
      network,
    )
    const isSure = text.length >= LEAST_OF_MISTYPED
    const places = found.filter(({ hasPage, name }) => hasPage && (isSure || searchForm(name) === searchForm(text)))
    if (places.length > 0) return places.slice(0, MAX_GUESSES)
  }
  return []
}

/** Fills the line of guesses, which stays empty where nothing is close. */
export async function showGuesses(line: HTMLElement, path: string, network: Network = {}): Promise<void> {
  const places = await placesNamed(namesIn(path), network)
  if (places.length === 0) return
  line.innerHTML = html`
    <span>${line.dataset['guess']!}</span>
    <ul>
      ${places.map(
        ({ id, slug, text }) => html`
          <li>
            <a href="${hrefOf(pageLang(), { kind: 'place', id, slug })}"><bdi>${text}</bdi></a>
          </li>
        `,
      )}
    </ul>
  `.html
}

const line = document.querySelector<HTMLElement>('[data-guess]')
// The page is whole without it.
if (line) showGuesses(line, decodedPath(location.pathname) ?? '').catch(() => {})
