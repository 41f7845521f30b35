import { html, type Html } from '#core/i18n/html.ts'
import { textIn } from '#core/terms/localized.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { translator } from '#core/i18n/translate.ts'
import type { CityInput } from '#data/index/inputs.ts'
import { explanation } from '#site/ui/blocks/explanation.html.ts'
import { linkSetsBlock } from '#site/ui/blocks/link-sets.html.ts'
import { centreOf } from '#site/ui/cards/centre.page.ts'
import { popularBlock } from '#site/ui/blocks/popular-places.html.ts'
import { shareRow } from '#site/ui/blocks/share-row.html.ts'
import { typeSections } from '#site/ui/blocks/type-sections.html.ts'
import type { PageContext } from '#site/ui/page/page-context.ts'
import { aboutCity } from './about.html.ts'
import { cityJumps } from './city-jumps.html.ts'
import { helpSection } from './help.html.ts'
import { placeKit } from './shabbat-kit.html.ts'
import { sectionsBelow } from './kit-tiles.html.ts'
import { nearbySection } from './nearby.html.ts'
import { offersSection } from './offers.html.ts'
import { timesSection } from './times-section.html.ts'

/** With fewer kinds, a guide is short enough to do without links within it. */
const MANY_KINDS = 2

const moreCities = (lang: Lang, { place: { parent } }: CityInput): Html | undefined =>
  parent && translator(lang).html('places:place.countryCities', { country: textIn(lang, parent.names) })

/** The guide of a city: its first screen, then lists, the coming weeks, help, and what is known of the city. */
export function cityBody(page: PageContext<'place'>, input: CityInput): Html {
  const { lang } = page
  const sections = sectionsBelow(input)
  return html`
    ${placeKit(page, input)} ${input.stats.length > MANY_KINDS && cityJumps(lang, { ...input, sections })}
    <div class="wrap">
      ${typeSections(page, input.place, sections, { centre: centreOf(lang, input.place) })}
      ${offersSection(lang, input)} ${timesSection(page, input)} ${helpSection(page, input)}
      ${nearbySection(lang, input)} ${popularBlock(lang, input.popular, moreCities(lang, input))}
      ${input.features.a.length > 0 && linkSetsBlock(lang, input.linkSets)} ${aboutCity(lang, input)} ${shareRow(page)}
      ${explanation(lang)}
    </div>
  `
}
