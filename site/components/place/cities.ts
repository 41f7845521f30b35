import { html, type Html } from '#core/domain/html.ts'
import { textIn } from '#core/domain/localized.ts'
import { numberText, shortDay } from '#core/i18n/formats.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { translator } from '#core/i18n/translate.ts'
import type { CountryInput } from '#data/index/inputs.ts'
import { icon } from '#site/components/icons/icon.ts'
import { findBox } from '#site/components/shared/find-box.ts'
import { growingList } from '#site/components/shared/growing-list.ts'
import { placeLink } from '#site/components/shared/place-link.ts'
import { momentText, occasion } from '#site/components/times/moments.ts'
import { heldCounts } from './held-counts.ts'

type CityOf = CountryInput['cities'][number]

/** Fewer are found at a glance. */
const MANY = 12

const comesFirst = ({ total, next }: CityOf): boolean => total > 0 || next !== undefined

/** The cities with most listings, or the largest: what each has, and its next candle lighting. */
export function firstCities(lang: Lang, { cities }: CountryInput): Html | undefined {
  const first = cities.filter(comesFirst)
  if (first.length === 0) return undefined
  const t = translator(lang)
  const common = first[0]?.next
  const [lighting] = common?.lightings ?? []
  const when =
    common &&
    lighting &&
    html`
      <p class="quiet">
        ${icon('candle')}${t('times:times.candles')} · ${occasion(lang, common)} · ${shortDay(lang, lighting.day)}
      </p>
    `
  const items = first.map((city) => firstItem(lang, city, lighting?.day))
  return html`
    <section class="country-cities" id="cities" aria-labelledby="cities-title">
      <div class="cluster section-head">
        <h2 id="cities-title">
          ${t('places:place.citiesTitle')} <span class="count">${numberText(lang, cities.length)}</span>
        </h2>
        ${cities.length > MANY && findBox(lang, '.city-list li')}
      </div>
      ${when} ${growingList(lang, items, { look: 'is-full' })}
    </section>
  `
}

/** `day`: of the other cities' candle lighting. */
function firstItem(lang: Lang, { place, stats, next }: CityOf, day: string | undefined): Html {
  const [lighting] = next?.lightings ?? []
  const other = lighting && lighting.day !== day && html`<small>${shortDay(lang, lighting.day)}</small> `
  const time = lighting && html`<span class="city-time">${other}${momentText(lang, lighting.at)}</span>`
  return html`<li>${placeLink(lang, place)}${heldCounts(lang, stats)} ${time}</li>`
}

/** The others, by name. */
export function otherCities(lang: Lang, { cities }: CountryInput): Html | undefined {
  const others = cities.filter((city) => !comesFirst(city))
  if (others.length === 0) return undefined
  const t = translator(lang)
  const names = others
    .map(({ place }) => ({ place, name: textIn(lang, place.names) }))
    .sort((one, other) => one.name.localeCompare(other.name, lang))
  const items = names.map(({ place }) => html`<li>${placeLink(lang, place)}</li>`)
  return html`
    <section class="section" id="other-cities" aria-labelledby="others-title">
      <div class="cluster section-head">
        <h2 id="others-title">${t('places:place.otherCities')}</h2>
      </div>
      <p class="quiet section-note">${t('places:place.otherCitiesNote')}</p>
      ${growingList(lang, items, {})}
    </section>
  `
}
