import { html, type Html } from '#core/domain/html.ts'
import { textIn } from '#core/domain/localized.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { say } from '#core/i18n/say.ts'
import type { CityInput } from '#data/index/inputs.ts'
import { explanation } from '#site/components/shared/explanation.ts'
import { linkSetsBlock } from '#site/components/shared/link-sets.ts'
import { popularBlock } from '#site/components/shared/popular-places.ts'
import { shareRow } from '#site/components/shared/share-row.ts'
import { typeSections } from '#site/components/shared/type-sections.ts'
import type { PageContext } from '#site/render/page.ts'
import { aboutCity } from './about.ts'
import { cityJumps } from './city-jumps.ts'
import { helpSection } from './help.ts'
import { placeKit } from './kit.ts'
import { sectionsBelow } from './kit-tiles.ts'
import { nearbySection } from './nearby.ts'
import { offersSection } from './offers.ts'
import { timesSection } from './times-section.ts'

/** With fewer kinds, a guide is short enough to do without links within it. */
const MANY_KINDS = 2

const moreCities = (lang: Lang, { place: { parent } }: CityInput): Html | undefined =>
  parent && say(lang, 'places:place.countryCities', { country: textIn(lang, parent.names) })

/** The guide of a city: its first screen, then lists, the coming weeks, help, and what is known of the city. */
export function cityBody(page: PageContext<'place'>, input: CityInput): Html {
  const { lang } = page
  const sections = sectionsBelow(input)
  return html`
    ${placeKit(page, input)} ${input.stats.length > MANY_KINDS && cityJumps(lang, { ...input, sections })}
    <div class="wrap">
      ${typeSections(page, input.place, sections)} ${offersSection(lang, input)} ${nearbySection(lang, input)}
      ${timesSection(page, input)} ${helpSection(page, input)}
      ${popularBlock(lang, input.popular, moreCities(lang, input))}
      ${input.features.a.length > 0 && linkSetsBlock(lang, input.linkSets)} ${aboutCity(lang, input)} ${shareRow(page)}
      ${explanation(lang)}
    </div>
  `
}
