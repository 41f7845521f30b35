// The visitor's city: a chip below the header, and its coming Shabbat on the home page. Both come from its guide.
import { html } from '#core/i18n/html.ts'
import { weekdayName } from '#core/domain/times/dates.ts'
import type { Lang } from '#core/i18n/languages.ts'
import type { ArrivalRun } from '#site/features/place/arrival.html.ts'
import { type MyCity, readCity, writeCity } from '#site/features/city/my-city.store.ts'
import { pageLang } from '#site/ui/page/page-lang.ts'

/** What a guide says of its city; undefined where the sun does not set, and for pages that are no guide. */
function cityIn(guide: Document, lang: Lang): MyCity | undefined {
  const text = (selector: string) => guide.querySelector(selector)?.textContent.trim()
  const data = <T extends HTMLElement>(selector: string) => guide.querySelector<T>(selector)?.dataset
  const { end } = data('.remaining') ?? {}
  const [run] = JSON.parse(data('.arrival')?.['runs'] ?? '[]') as ArrivalRun[]
  const id = Number(data('[data-city]')?.['city'])
  const name = text('h1')
  // As it was written, whatever hours the visitor reads.
  const clock = /\d\d:\d\d$/.exec(run?.candles ?? '')
  if (!end || !run || !name || !clock) return undefined
  const links = [...guide.querySelectorAll<HTMLLinkElement>('link[hreflang]:not([hreflang=x-default])')]
  const paths = Object.fromEntries(links.map(({ hreflang, href }) => [hreflang, new URL(href).pathname]))
  const candles = `${clock} ${weekdayName(lang, run.eve, 'short')}`
  return { id, paths: paths as MyCity['paths'], shown: { lang, name, candles, until: Number(end) } }
}

async function guideOf({ paths }: MyCity, lang: Lang): Promise<Document> {
  const answer = await fetch(paths[lang])
  if (!answer.ok) throw new Error(`the guide answered ${answer.status}`)
  return new DOMParser().parseFromString(await answer.text(), 'text/html')
}

/** Shows the city that is kept, or nothing if there is none. */
function draw(city: MyCity | undefined): void {
  document.querySelector('.my-city')?.remove()
  const button = document.querySelector<HTMLElement>('[data-city]')
  const isThis = city !== undefined && city.id === Number(button?.dataset['city'])
  if (button) {
    button.ariaPressed = `${isThis}`
    button.lastElementChild!.textContent = button.dataset[isThis ? 'forget' : 'set'] ?? ''
  }
  if (!city) return
  const { name, candles } = city.shown
  document
    .querySelector('.site-header')!
    .insertAdjacentHTML(
      'beforeend',
      html`<a class="my-city" href="${city.paths[pageLang()]}"
        ><bdi>${name}</bdi> · <bdi data-clock>${candles}</bdi></a
      >`.html,
    )
}

/** Replaces the example of the home page by the visitor's city. */
function drawHome(guide: Document, { paths, shown }: MyCity): void {
  const box = document.querySelector('.home-times')
  const [times, own] = [guide, document].map((page) => page.querySelector('.next-times'))
  const link = box?.querySelector<HTMLAnchorElement>('h2 a')
  if (!times || !own || !link) return
  times.querySelector('.remaining')?.remove()
  own.replaceChildren(...times.childNodes)
  link.href = `${paths[pageLang()]}#times`
  link.textContent = shown.name
}

async function show(): Promise<void> {
  let city = readCity()
  const lang = pageLang()
  const isFresh = city?.shown.lang === lang && city.shown.until > Date.now()
  if (isFresh) draw(city)
  if (!city || (isFresh && !document.querySelector('.home-times'))) return
  const guide = await guideOf(city, lang)
  city = cityIn(guide, lang) ?? city
  writeCity(city)
  draw(city)
  drawHome(guide, city)
}

/** Makes the city of this guide the visitor's, or forgets it if it is. */
export function toggleCity(button: HTMLElement): void {
  const city = button.ariaPressed === 'true' ? undefined : cityIn(document, pageLang())
  writeCity(city)
  draw(city)
}

// The page is whole without it.
show().catch(() => {})
