import { html, type Html } from '#core/i18n/html.ts'
import { textIn } from '#core/terms/localized.ts'
import { numberText, shortDay } from '#core/text/values.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { translator } from '#core/i18n/translate.ts'
import type { CountryInput } from '#data/index/inputs.ts'
import { icon } from '#site/ui/icons/icon.ts'
import { findBox } from '#site/ui/blocks/find-box.html.ts'
import { growingList } from '#site/ui/blocks/growing-list.html.ts'
import { placeLink } from '#site/ui/blocks/place-link.html.ts'
import { momentText } from '#site/features/times/moments.html.ts'
import { heldNames } from './held-names.html.ts'

type CityOf = CountryInput['cities'][number]

/** Fewer are found at a glance. */
const MANY = 12
/**
 * More would not fit into a page's first round trip: those without places are left to the search, and only the first
 * ones say what they have.
 */
const MOST = 200
const MOST_COUNTED = 40

const comesFirst = ({ total, next }: CityOf): boolean => total > 0 || next !== undefined

const nameOf = (lang: Lang, { place }: CityOf): string => textIn(lang, place.names)

/** The cities with most listings, or the largest, then the others by name: what each has, and its candle lighting. */
export function cityList(lang: Lang, { cities: all }: CountryInput): Html | undefined {
  const first = all.filter(comesFirst)
  const isLong = all.length > MOST
  const cities = isLong ? first : all
  if (cities.length === 0) return undefined
  const t = translator(lang)
  const common = first[0]?.next
  const [lighting] = common?.lightings ?? []
  const when =
    common &&
    lighting &&
    html`
      <p class="row gap-1">
        ${icon('candle')}<span>${t('times:times.candles')} · ${shortDay(lang, lighting.day)}</span>
      </p>
    `
  const others = cities
    .filter((city) => !comesFirst(city))
    .sort((a, b) => nameOf(lang, a).localeCompare(nameOf(lang, b), lang))
  const items = [...first, ...others].map((city, at) =>
    cityItem(lang, isLong && at >= MOST_COUNTED ? { ...city, stats: [] } : city, lighting?.day),
  )
  return html`
    <section class="country-cities" id="cities" aria-labelledby="cities-title">
      <div class="cluster section-head">
        <h2 id="cities-title">${t('places:place.citiesTitle')} <span class="count">${listedOf(lang, cities)}</span></h2>
        ${cities.length > MANY && findBox(lang, '.city-list li')}
      </div>
      <div class="cluster apart quiet country-note">
        ${when} ${first.some(({ total }) => total > 0) && html`<p>${t('places:place.citiesOrder')}</p>`}
      </div>
      ${growingList(lang, items, { look: 'is-full' })}
    </section>
  `
}

/** How many of the cities have places, unless all have some or none has. */
function listedOf(lang: Lang, cities: readonly CityOf[]): string {
  const [count, total] = [cities.filter((city) => city.total > 0).length, cities.length]
  if (count === 0 || count === total) return numberText(lang, total)
  return translator(lang)('places:place.citiesWith', { count: numberText(lang, count) })
}

/** `day`: of the other cities' candle lighting. */
function cityItem(lang: Lang, { place, stats, next }: CityOf, day: string | undefined): Html {
  const [lighting] = next?.lightings ?? []
  const other = lighting && lighting.day !== day && html`<small>${shortDay(lang, lighting.day)}</small> `
  const time = lighting && html`<span>${other}${momentText(lang, lighting.at)}</span>`
  return html`<li>${placeLink(lang, place)} ${time} ${heldNames(lang, stats)}</li>`
}
