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

/** Letters of a name for each of which one may be wrong. */
const LETTERS_A_MISTAKE = 3

const isLatin = (text: string): boolean => /\p{Script=Latin}/u.test(text)

/** Whether a name was mistyped, or is written in other letters: one that only begins like it helps nobody. */
function isClose(name: string, text: string): boolean {
  const [a, b] = [searchForm(name), searchForm(text)]
  if (isLatin(a) !== isLatin(b)) return true
  return mistakes(a, b) <= Math.floor(a.length / LETTERS_A_MISTAKE)
}

/** Letters to add, leave out or change. */
function mistakes(a: string, b: string): number {
  let row = [...b, ''].map((_, at) => at)
  for (const [y, letter] of [...a].entries()) {
    const next = [y + 1]
    for (const [x, other] of [...b].entries()) {
      next.push(Math.min(next[x]! + 1, row[x + 1]! + 1, row[x]! + (letter === other ? 0 : 1)))
    }
    row = next
  }
  return row.at(-1)!
}

type Network = Pick<CallOptions, 'send'>

async function placesNamed(texts: readonly string[], network: Network) {
  for (const text of texts) {
    const found = await call(
      'GET /rest/tjt/locac/:text',
      { params: { text }, querystring: { language: pageLang() } },
      network,
    )
    const isSure = text.length >= LEAST_OF_MISTYPED
    const places = found.filter(
      ({ hasPage, name }) => hasPage && (isSure ? isClose(name, text) : searchForm(name) === searchForm(text)),
    )
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
