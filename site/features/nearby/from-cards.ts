// How far the visitor's point is from the places on the cards of a page, for those who have kept one.
import { format, isolate } from '#core/i18n/format.ts'
import { attribute, html } from '#core/i18n/html.ts'
import type { LatLng } from '#core/domain/map/directions.ts'
import { isNearAny, type FromPoint } from '#core/domain/reach.ts'
import { icon } from '#site/ui/icons/icon.ts'
import { $inMiles } from '#site/ui/units/units.ts'
import { $from, keepFrom } from '#site/features/nearby/from-point.ts'
import { loadFromWords, type PointWords } from '#site/features/nearby/from-words.ts'
import { wayTo } from '#site/features/nearby/walk.ts'
import { wayText } from '#site/features/nearby/way-text.ts'
import { pageLang } from '#site/ui/page/page-lang.ts'

interface PlacedCard {
  card: HTMLElement
  position: [lng: number, lat: number]
}

/** The cards of listings that the page was built with. */
const placed = (): PlacedCard[] =>
  [...document.querySelectorAll<HTMLElement>('.card[data-at]')].map((card) => ({
    card,
    position: card.dataset['at']!.split(',').map(Number) as PlacedCard['position'],
  }))

/** Where the page lists places, if it does: the point that somebody looks for is near them. */
export function aroundCards(): LatLng | undefined {
  const [first] = placed()
  return first && [first.position[1], first.position[0]]
}

/** Where the page asks for a point. */
const ask = () => document.querySelector<HTMLElement>('.from-ask')

function clear(): void {
  for (const late of document.querySelectorAll('.card[data-at] .card-way, .from-note')) late.remove()
  const asked = ask()
  if (asked) asked.hidden = false
}

async function draw(): Promise<void> {
  const { point: words } = await loadFromWords()
  clear()
  const from = $from.get()
  const near = from ? placed().filter(({ position }) => isNearAny(from, [position])) : []
  const [first] = near
  if (!from || !first) return
  for (const { card, position } of near) {
    const way = wayText(pageLang(), wayTo({ position }, from), { inMiles: $inMiles.get(), onFoot: words.onFoot })
    card.querySelector('.card-body')!.insertAdjacentHTML('beforeend', html`<p class="card-way">${way}</p>`.html)
  }
  drawNote(first.card.parentElement!, from, words)
}

/** Says once where the distances are from, and forgets that at a press. */
function drawNote(list: HTMLElement, { name }: FromPoint, words: PointWords): void {
  const label = format(words.forget, { name })
  const chip = html`<button type="button" class="from-chip" ${attribute('aria-label', label)}>
    ${icon('pin')}<span>${format(words.from, { name: isolate(name) })}</span>${icon('close')}
  </button>`
  const note = html`<p class="fine cluster from-note">${chip} ${words.note}</p>`.html
  const asked = ask()
  if (asked) asked.hidden = true
  ;(asked ?? list).insertAdjacentHTML('beforebegin', note)
  document.querySelector('.from-note button')!.addEventListener('click', () => {
    keepFrom(undefined)
    clear()
    // What had the focus is gone.
    ;(asked ?? list).querySelector<HTMLElement>('button, a')?.focus()
  })
}

const show = () => void draw().catch(() => {})
$from.subscribe(show)
$inMiles.listen(show)
