import { html, type Html } from '#core/i18n/html.ts'
import { placeHref } from '#core/domain/links.ts'
import { shortDay } from '#core/text/values.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { translator } from '#core/i18n/translate.ts'
import type { DayMoment } from '#core/domain/times/types.ts'
import { icon } from '#site/ui/icons/icon.ts'
import type { ShabbatTimesInput } from '#data/index/inputs.ts'
import { bdi } from '#site/ui/blocks/names.html.ts'
import { momentText, occasion } from '#site/features/times/moments.html.ts'

/** Regions of more cities have two in the row. */
const MANY = 12

type City = ShabbatTimesInput['regions'][number]['cities'][number]

/** The first city of each country. */
const ofCountries = (cities: readonly City[]): City[] =>
  [...Map.groupBy(cities, ({ place }) => place.country).values()].map(([first]) => first!)

/** Both moments of a Shabbat or festival, with the signs that stand for their names beside each city. */
const MOMENTS = [
  ['candle', 'candles'],
  ['moon', 'havdalah'],
] as const

/** When the next Shabbat or festival begins and ends in the cities with most listings; Israel is open below. */
export function worldCities(lang: Lang, { regions }: ShabbatTimesInput): Html | undefined {
  const found = regions
    .filter(({ region }) => region !== 'IL')
    .flatMap(({ cities }) => ofCountries(cities).slice(0, cities.length > MANY ? 2 : 1))
    .flatMap(({ place, times: { runs } }) => {
      const [run] = runs
      const lighting = run?.lightings[0]
      return lighting ? [{ place, run, moments: [lighting, run.havdalah] as const }] : []
    })
  const [first] = found
  if (!first) return undefined
  const t = translator(lang)
  return html`
    <h2 class="h3" id="world-title">${t('places:portal.major')}</h2>
    <p class="quiet cluster gap-x world-key">
      <span>${occasion(lang, first.run)}</span>
      ${MOMENTS.map(
        ([sign, name], at) => html`
          <span class="row gap-1"
            >${icon(sign)} ${t(`times:times.${name}`)} · ${shortDay(lang, first.moments[at]!.day)}</span
          >
        `,
      )}
    </p>
    <ul class="stack world-cities" aria-labelledby="world-title">
      ${found.map(
        ({ place, moments }) => html`
          <li>
            <a href="${placeHref(lang, place)}#times">${bdi(lang, place.names)}</a>
            <span class="cluster gap-x">
              ${moments.map((moment, at) => cityMoment(lang, moment, MOMENTS[at]!, first.moments[at]!.day))}
            </span>
          </li>
        `,
      )}
    </ul>
  `
}

/** A sign and a time, and the day if it is not the usual one. */
const cityMoment = (
  lang: Lang,
  { day, at }: DayMoment,
  [sign, name]: (typeof MOMENTS)[number],
  usual: string,
): Html => html`
  <span class="row gap-1">
    ${icon(sign)}<span class="visually-hidden">${translator(lang)(`times:times.${name}`)}</span>
    ${momentText(lang, at)}${day !== usual && html` <small>${shortDay(lang, day)}</small>`}
  </span>
`
