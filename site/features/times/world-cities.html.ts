import { html, type Html } from '#core/i18n/html.ts'
import { placeHref } from '#core/domain/links.ts'
import { shortDay } from '#core/text/values.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { translator } from '#core/i18n/translate.ts'
import type { ShabbatTimesInput } from '#data/index/inputs.ts'
import { bdi } from '#site/ui/blocks/names.html.ts'
import { momentText } from '#site/features/times/moments.html.ts'

/** Regions of more cities have two in the row. */
const MANY = 12

type City = ShabbatTimesInput['regions'][number]['cities'][number]

/** The first city of each country. */
const ofCountries = (cities: readonly City[]): City[] =>
  [...Map.groupBy(cities, ({ place }) => place.country).values()].map(([first]) => first!)

/** The next candle lighting in the cities with most listings of each region outside Israel, which is open below. */
export function worldCities(lang: Lang, { regions }: ShabbatTimesInput): Html | undefined {
  const found = regions
    .filter(({ region }) => region !== 'IL')
    .flatMap(({ cities }) => ofCountries(cities).slice(0, cities.length > MANY ? 2 : 1))
    .flatMap(({ place, times: { runs } }) => {
      const lighting = runs[0]?.lightings[0]
      return lighting ? [{ place, ...lighting }] : []
    })
  const [first] = found
  if (!first) return undefined
  const items = found.map(
    ({ place, day, at }) => html`
      <li class="cluster apart">
        <a href="${placeHref(lang, place)}#times">${bdi(lang, place.names)}</a> ${momentText(lang, at)}${
          day !== first.day && html` <small>${shortDay(lang, day)}</small>`
        }
      </li>
    `,
  )
  return html`
    <h2 class="h3" id="world-title">${translator(lang)('times:times.candles')} · ${shortDay(lang, first.day)}</h2>
    <ul class="stack world-cities" aria-labelledby="world-title">
      ${items}
    </ul>
  `
}
