import { html, type Html } from '#core/domain/html.ts'
import { travelHref } from '#core/domain/links.ts'
import { MESSAGES } from '#core/i18n/messages.ts'
import { translator } from '#core/i18n/translate.ts'
import { typeName } from '#core/i18n/type-names.ts'
import type { FeatureGroups, TypeSection } from '#data/index/inputs.ts'
import type { PlaceRef } from '#data/index/shown-parts.ts'
import { textHtml, textsHtml } from '#site/components/cards/card-html.ts'
import type { Card, CardText } from '#site/components/cards/card.ts'
import { listingOf, offerOf, type CardContext } from '#site/components/cards/grids.ts'
import { icon } from '#site/components/icons/icon.ts'

/** At most so many listings, and so many offers. */
const SHOWN = 3

interface Shown {
  place: PlaceRef
  sections: readonly TypeSection[]
  features?: FeatureGroups
}

/** Whether any of the offers is not invented: the first group begins with those. */
export const hasRealOffers = ({ a }: Pick<FeatureGroups, 'a'>): boolean => a.some(({ sample }) => !sample)

/** Invented listings and offers, where a place has no others: one small list after all that is real. */
export function samplesBlock(context: CardContext, { place, sections, features }: Shown): Html | undefined {
  const { lang } = context
  const t = translator(lang)
  const listings = sections
    .filter(({ total }) => total === 0)
    .flatMap(({ dtype, cards: [first] }) => (first ? sampleItem(listingOf(context, first), typeName(lang, dtype)) : []))
  const all = features && !hasRealOffers(features) ? features.a : []
  const offers = all.slice(0, SHOWN).map((card) => sampleItem(offerOf(lang, card)))
  if (listings.length + offers.length === 0) return undefined
  const more =
    all.length > 0 &&
    html`<a class="more-link" href="${travelHref(lang, place)}"
      >${MESSAGES[lang].travel.categories.samples}${icon('arrow')}</a
    >`
  return html`
    <section class="section" id="samples" aria-labelledby="samples-title">
      <div class="cluster section-head">
        <h2 id="samples-title">${t('places:samples.title')}</h2>
        ${more}
      </div>
      <p class="is-muted">${t('places:samples.text')}</p>
      <ul class="near">
        ${listings.slice(0, SHOWN)}${offers}
      </ul>
    </section>
  `
}

/** Its name and what is told of it, as text alone. */
function sampleItem({ url, title, facts, lines, price }: Card, kind?: string): Html {
  const dates = lines.find(({ icon }) => icon === 'calendar')?.text
  const told = (kind ? [kind, facts] : [dates, price]).filter((one): one is CardText | CardText[] => Boolean(one))
  const text = told.map((one, at) => html`${at > 0 && ' · '}${textsHtml(one)}`)
  return html`<li><a href="${url}">${textHtml(title)}</a><span class="quiet near-facts">${text}</span></li>`
}
