// How far the visitor's point is from the places on the cards of a page, and from its own, for those who have kept one.
import { format, isolate } from '#core/i18n/format.ts'
import { attribute, html } from '#core/i18n/html.ts'
import type { LatLng } from '#core/domain/map/directions.ts'
import { nearPointHref } from '#core/domain/near-routes.ts'
import { isNearAny, USUAL_WALK, type FromPoint } from '#core/domain/reach.ts'
import { icon } from '#site/ui/icons/icon.ts'
import { $inMiles } from '#site/ui/units/units.ts'
import { $from, keepFrom } from '#site/features/nearby/from-point.ts'
import { loadFromWords, type PointWords } from '#site/features/nearby/from-words.ts'
import { wayTo } from '#site/features/nearby/walk.ts'
import { wayText } from '#site/features/nearby/way-text.ts'
import { pageLang } from '#site/ui/page/page-lang.ts'

interface Placed {
  /** A card, or where the page says where its own listing is. */
  element: HTMLElement
  position: [lng: number, lat: number]
}

const placedIn = (selector: string): Placed[] =>
  [...document.querySelectorAll<HTMLElement>(selector)].map((element) => ({
    element,
    position: (element.dataset['at'] ?? element.dataset['way'])!.split(',').map(Number) as Placed['position'],
  }))

/** How far something is, from the centre as the page was built. */
const WAYS = '[data-way]'
const fromCentre = new Map<HTMLElement, string>()

/** The cards of listings that the page was built with. */
const placed = () => placedIn('.card[data-at]')

/** Where the page's own listing is. */
const OWN = '.summary > [data-at]'

/** What the page is about, if it is or lists places: the point that somebody looks for is near them. */
export function aroundCards(): LatLng | undefined {
  const [first] = [...placedIn(OWN), ...placed()]
  return first && [first.position[1], first.position[0]]
}

/** Where the page asks for a point. */
const ask = () => document.querySelector<HTMLElement>('.from-ask')

/** Lists in the order in which the page was built. */
const built = new Map<Element, readonly Element[]>()

function clear(): void {
  for (const late of document.querySelectorAll(`.card[data-at] .card-way, ${OWN} + .card-way, .from-note`))
    late.remove()
  hideCentre(false)
  for (const [element, text] of fromCentre) element.innerHTML = text
  fromCentre.clear()
  for (const [list, cards] of built) arrange(list, cards)
  const asked = ask()
  if (asked) asked.hidden = false
}

async function draw(): Promise<void> {
  const { point: words } = await loadFromWords()
  clear()
  const from = $from.get()
  if (!from) return
  const isNear = ({ position }: Placed) => isNearAny(from, [position])
  const cards = placed().filter(isNear)
  const own = placedIn(OWN).find((place) => isNear(place) && wayTo(place, from).km > 0)
  for (const { element, position } of cards)
    element.querySelector('.card-body')!.insertAdjacentHTML('beforeend', wayHtml(position, from, words))
  own?.element.insertAdjacentHTML('afterend', wayHtml(own.position, from, words))
  const ways = placedIn(WAYS).filter(isNear)
  for (const { element, position } of ways) {
    fromCentre.set(element, element.innerHTML)
    element.textContent = wayFrom(position, from, words)
  }
  hideCentre(own !== undefined || ways.length > 0)
  for (const list of new Set(cards.map(({ element }) => element.parentElement!))) nearestFirst(list, from)
  // The nearest may be on another page of a list, see `interaction.ts`.
  if (cards.length > 0) dispatchEvent(new Event('from'))
  const noted = own?.element.nextElementSibling ?? ask() ?? cards[0]?.element.parentElement
  if (noted) drawNote(noted, { isAfter: own !== undefined }, from, words)
}

/** One distance is enough. */
function hideCentre(isHidden: boolean): void {
  for (const centre of document.querySelectorAll<HTMLElement>('.from-centre')) centre.hidden = isHidden
}

const wayFrom = (position: Placed['position'], from: FromPoint, { onFoot }: PointWords): string =>
  wayText(pageLang(), wayTo({ position }, from), { inMiles: $inMiles.get(), onFoot })

const wayHtml = (...place: Parameters<typeof wayFrom>): string =>
  html`<p class="card-way">${wayFrom(...place)}</p>`.html

/** Puts the cards of a list in the order of their distance; those that are nowhere stay last. */
function nearestFirst(list: Element, from: FromPoint): void {
  const cards = built.get(list) ?? [...list.children]
  built.set(list, cards)
  const kmOf = new Map(placed().map(({ element, position }) => [element as Element, wayTo({ position }, from).km]))
  const km = (card: Element) => kmOf.get(card) ?? Infinity
  arrange(
    list,
    cards.toSorted((a, b) => (km(a) === km(b) ? 0 : km(a) - km(b))),
  )
}

/** What has the focus would lose it. */
function arrange(list: Element, cards: readonly Element[]): void {
  const isSo = cards.every((card, at) => list.children[at] === card)
  if (!isSo && !list.contains(document.activeElement)) list.append(...cards)
}

/** Says once where the distances are from, and forgets that at a press. A guide leads to what is within a walk. */
function drawNote(beside: Element, { isAfter }: { isAfter: boolean }, from: FromPoint, words: PointWords): void {
  const { name } = from
  const label = format(words.forget, { name })
  const chip = html`<button type="button" class="from-chip" ${attribute('aria-label', label)}>
    ${icon('pin')}<span>${format(words.from, { name: isolate(name) })}</span>${icon('close')}
  </button>`
  const asked = ask()
  const walk = asked ? html`<a class="from-chip" href="${walkHref(from)}">${words.walk}</a>` : undefined
  const note = html`<p class="fine cluster from-note">${chip} ${walk} ${words.note}</p>`.html
  if (asked) asked.hidden = true
  beside.insertAdjacentHTML(isAfter ? 'afterend' : 'beforebegin', note)
  document.querySelector('.from-note button')!.addEventListener('click', () => {
    const { parentElement } = document.querySelector('.from-note')!
    keepFrom(undefined)
    clear()
    // What had the focus is gone.
    const next = asked ?? (isAfter ? parentElement : beside)
    next?.querySelector<HTMLElement>('button, a')?.focus()
  })
}

/** The name of the visitor's point stays on the device: the address has that of the guide. */
const walkHref = ({ lat, lng }: FromPoint): string =>
  nearPointHref(pageLang(), {
    lat,
    lng,
    name: document.querySelector('h1')?.textContent?.trim() ?? '',
    walk: USUAL_WALK,
  })

const show = () => void draw().catch(() => {})
$from.subscribe(show)
$inMiles.listen(show)
