import { attribute, html, type Html } from '#core/i18n/html.ts'
import { placeHref } from '#core/domain/links.ts'
import { textIn } from '#core/terms/localized.ts'
import { numberText, shortDay } from '#core/text/values.ts'
import { format } from '#core/i18n/format.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { MESSAGES } from '#core/i18n/messages.ts'
import { translator, type TextKey } from '#core/i18n/translate.ts'
import type { ShabbatTimesInput } from '#data/index/inputs.ts'
import { bdi } from '#site/ui/blocks/names.html.ts'
import { hebrewDate, momentText, occasion } from '#site/features/times/moments.html.ts'

type Region = ShabbatTimesInput['regions'][number]

type City = Region['cities'][number]

/** The name of a continent by its code, or of Israel. */
function regionName(lang: Lang, region: string): string {
  return translator(lang)(`places:portal.${region}` as TextKey & 'places:portal.IL')
}

/** Links to the regions, each of which opens. */
export function regionLinks(lang: Lang, regions: readonly Region[]): Html {
  const items = regions.map(({ region }) => html`<li><a href="#region-${region}">${regionName(lang, region)}</a></li>`)
  return html`<nav class="region-links" aria-label="${translator(lang)('places:portal.title')}">
    <ul class="cluster chips">
      ${items}
    </ul>
  </nav>`
}

/** Whether the sun does not set, or no night falls, on the day that its row shows. */
export const lacksTime = ({ runs: [run] }: City['times']): boolean =>
  run !== undefined && [...run.lightings, run.havdalah].some(({ at }) => at === 'none')

/** What the rows of most cities have in common, so that the others alone say it. */
interface Common {
  name: string
  day: string
  minutes: number
}

function cityRow(lang: Lang, { place, times }: City, common: Common): Html | undefined {
  const [run] = times.runs
  const [lighting] = run?.lightings ?? []
  if (!run || !lighting) return undefined
  const minutes = times.method.minutesBeforeSunset
  // On Saturday night some cities of a region are a week ahead of others.
  const note = run.day !== common.day && html`<small>${shortDay(lang, run.day)}, ${occasion(lang, run)}</small>`
  const own =
    minutes !== common.minutes &&
    html` <small title="${translator(lang)('times:take.beforeSunset', { minutes })}">
      ${format(MESSAGES[lang].listing.listing.hours.m, { m: String(minutes) })}
    </small>`
  return html`
    <tr>
      <th scope="row"><a href="${placeHref(lang, place)}#times">${bdi(lang, place.names)}</a> ${note}</th>
      <td>${momentText(lang, lighting.at)}${own}</td>
      <td>${momentText(lang, run.havdalah.at)}</td>
    </tr>
  `
}

function cityTable(lang: Lang, cities: readonly City[], common: Common): Html {
  const t = translator(lang)
  return html`
    <table class="portal-table">
      <caption class="visually-hidden">
        ${common.name}
      </caption>
      <thead>
        <tr>
          <th scope="col">${t('places:portal.city')}</th>
          <th scope="col">${t('times:times.candles')}</th>
          <th scope="col">${t('times:times.havdalah')}</th>
        </tr>
      </thead>
      <tbody>
        ${cities.map((city) => cityRow(lang, city, common))}
      </tbody>
    </table>
  `
}

/** The first of those that most share. */
function commonest<T>(all: readonly T[], keyOf: (item: T) => string | number): T | undefined {
  const [most] = [...Map.groupBy(all, keyOf).values()].sort((a, b) => b.length - a.length)
  return most?.[0]
}

const byName = (lang: Lang, cities: readonly City[]) =>
  cities.toSorted((a, b) => textIn(lang, a.place.names).localeCompare(textIn(lang, b.place.names), lang))

/** Cities in two columns. */
function cityColumns(lang: Lang, cities: readonly City[], common: Common): Html {
  const half = Math.ceil(cities.length / 2)
  const columns = [cities.slice(0, half), cities.slice(half)].filter(({ length }) => length > 0)
  const nameOf = (at: number) => `${common.name} ${at + 1}/${columns.length}`
  return html`
    <div class="stack tops portal-columns">
      ${columns.map((column, at) => cityTable(lang, column, { ...common, name: nameOf(at) }))}
    </div>
  `
}

/** Cities of a region that are shown at once: those with most listings, by name; in Israel the first two lead. */
const FIRST = 12

/** The cities of a region; a link to its id opens it. */
export function portalRegion(lang: Lang, { region, cities }: Region, { isOpen }: { isOpen: boolean }): Html {
  const t = translator(lang)
  const run = commonest(
    cities.flatMap(({ times }) => times.runs[0] ?? []),
    ({ day }) => day,
  )
  const minutes =
    commonest(
      cities.map(({ times }) => times.method.minutesBeforeSunset),
      (item) => item,
    ) ?? 0
  const [lighting] = run?.lightings ?? []
  const name = regionName(lang, region)
  const more = t('places:place.otherCities')
  const rest = byName(lang, cities.slice(FIRST))
  const leading = region === 'IL' ? 2 : 0
  const first = [...cities.slice(0, leading), ...byName(lang, cities.slice(leading, FIRST))]
  const common = { name, day: run?.day ?? '', minutes }
  const when =
    run &&
    lighting &&
    html`
      <p class="is-muted">
        ${occasion(lang, run)} · <bdi>${hebrewDate(lang, run)}</bdi> · ${shortDay(lang, lighting.day)} –
        ${shortDay(lang, run.havdalah.day)} · ${t('times:candles.minutesBefore', { minutes })}
      </p>
    `
  return html`
    <details class="fold region" ${attribute('open', isOpen)}>
      <summary class="row">
        <h2 class="h3">${name}</h2>
        <span class="count">${numberText(lang, cities.length)}</span>
      </summary>
      <div class="stack gap-3" id="region-${region}">
        ${when} ${cityColumns(lang, first, common)}
        ${
          rest.length > 0 &&
          html`
            <details class="fold">
              <summary class="row">${more} <span class="count">${numberText(lang, rest.length)}</span></summary>
              ${cityColumns(lang, rest, { ...common, name: `${name}, ${more}` })}
            </details>
          `
        }
      </div>
    </details>
  `
}
