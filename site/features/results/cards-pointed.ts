import { listen } from '#site/ui/page/listen.ts'

/** Where React draws the results. */
export const RESULTS_ID = 'results-found'

const linkOf = (card: Element | null | undefined) => card?.querySelector('.card-link')

/** Tells which card is pointed at or focused, by the path that it leads to. Returns a function to stop. */
export function pointedCard(tell: (path: string | undefined) => void): () => void {
  const list = document.getElementById(RESULTS_ID)
  const point = ({ target }: Event) =>
    tell(linkOf((target as Element).closest('.card'))?.getAttribute('href') ?? undefined)
  const leave = () => tell(undefined)
  return listen(list, { pointerover: point, focusin: point, pointerleave: leave, focusout: leave })
}

/** Lets the card stand out that leads to a path, and no other. */
export function markCard(path: string | undefined): void {
  for (const card of document.querySelectorAll(`#${RESULTS_ID} .card`))
    card.classList.toggle('is-pointed', path !== undefined && linkOf(card)?.getAttribute('href') === path)
}
