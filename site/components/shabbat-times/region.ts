import { html, type Html } from '#core/domain/html.ts'
import { placeHref } from '#core/domain/links.ts'
import { textIn } from '#core/domain/localized.ts'
import type { HolyDays } from '#core/domain/times/types.ts'
import { shortDay } from '#core/i18n/formats.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { translator, type TextKey } from '#core/i18n/translate.ts'
import type { ShabbatTimesInput } from '#data/index/inputs.ts'
import { bdi } from '#site/components/shared/names.ts'
import { hebrewDate, momentText, occasion } from '#site/components/times/moments.ts'

type Region = ShabbatTimesInput['regions'][number]

type City = Region['cities'][number]

/** The name of a continent by its code, or of Israel. */
export function regionName(lang: Lang, region: string): string {
  return translator(lang)(`places:portal.${region}` as TextKey & 'places:portal.IL')
}

function cityRow(lang: Lang, { place, times }: City, regionDay: string): Html | undefined {
  const [run] = times.runs
  const [lighting] = run?.lightings ?? []
  if (!run || !lighting) return undefined
  // On Saturday night some cities of a region are a week ahead of others.
  const isOther = run.day !== regionDay
  const minutes = translator(lang)('places:portal.minutes', {
    minutes: times.method.minutesBeforeSunset,
  }).replace(' ', '\u00a0')
  return html`
    <tr>
      <th scope="row">
        <a href="${placeHref(lang, place)}#times">${bdi(lang, place.names)}</a
        >${isOther && html` <small>${shortDay(lang, run.day)}, ${occasion(lang, run)}</small>`}
      </th>
      <td>${momentText(lang, lighting.at)} <small>${minutes}</small></td>
      <td>${momentText(lang, run.havdalah.at)}</td>
    </tr>
  `
}

function cityTable(lang: Lang, cities: readonly City[], { name, day }: { name: string; day: string }): Html {
  const t = translator(lang)
  return html`
    <table class="portal-table">
      <caption class="visually-hidden">
        ${name}
      </caption>
      <thead>
        <tr>
          <th scope="col">${t('places:portal.city')}</th>
          <th scope="col">${t('times:times.candles')}</th>
          <th scope="col">${t('times:times.havdalah')}</th>
        </tr>
      </thead>
      <tbody>
        ${cities.map((city) => cityRow(lang, city, day))}
      </tbody>
    </table>
  `
}

/** The next run of holy days for most cities of a region. */
function commonRun(cities: readonly City[]): HolyDays | undefined {
  const runs = cities.flatMap(({ times }) => times.runs[0] ?? [])
  const byDay = Map.groupBy(runs, ({ day }) => day)
  const [most] = [...byDay.values()].sort((a, b) => b.length - a.length)
  return most?.[0]
}

/** The cities of a region in two columns, in alphabetical order. */
export function portalRegion(lang: Lang, { region, cities }: Region): Html {
  const sorted = [...cities].sort((one, other) =>
    textIn(lang, one.place.names).localeCompare(textIn(lang, other.place.names), lang),
  )
  const half = Math.ceil(sorted.length / 2)
  const columns = [sorted.slice(0, half), sorted.slice(half)].filter(({ length }) => length > 0)
  const run = commonRun(cities)
  const [lighting] = run?.lightings ?? []
  const name = regionName(lang, region)
  const when =
    run &&
    lighting &&
    html`
      <p class="is-muted">
        ${occasion(lang, run)} · <bdi>${hebrewDate(lang, run)}</bdi> · ${shortDay(lang, lighting.day)} –
        ${shortDay(lang, run.havdalah.day)}
      </p>
    `
  const day = run?.day ?? ''
  return html`
    <section class="section" id="region-${region}" aria-labelledby="region-${region}-title">
      <div class="cluster section-head">
        <h2 id="region-${region}-title">${name}</h2>
        ${when}
      </div>
      <div class="portal-columns">
        ${columns.map((column, at) => cityTable(lang, column, { name: `${name} ${at + 1}/${columns.length}`, day }))}
      </div>
    </section>
  `
}
