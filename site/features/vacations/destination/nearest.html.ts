import { html, type Html } from '#core/i18n/html.ts'
import { travelHref } from '#core/domain/links.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { MESSAGES } from '#core/i18n/messages.ts'
import type { TravelInput } from '#data/index/inputs.ts'
import { awayText } from '#site/ui/cards/away.html.ts'
import { placeTiles } from '#site/ui/cards/place-tiles.html.ts'

export function nearestSection(lang: Lang, nearest: TravelInput['nearest']): Html | undefined {
  if (nearest.length === 0) return undefined
  const tiles = nearest.map(({ place, km }) => ({
    place,
    href: travelHref(lang, place),
    note: awayText(lang, km),
  }))
  return html`
    <section class="section" aria-labelledby="nearest-title">
      <div class="cluster section-head">
        <h2 id="nearest-title">${MESSAGES[lang].travel.categories.travel.nearest}</h2>
      </div>
      <ul class="tiles">
        ${placeTiles(lang, tiles)}
      </ul>
    </section>
  `
}
