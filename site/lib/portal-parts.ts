import { textIn } from '#core/domain/localized.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { translator, type TextKey } from '#core/i18n/translate.ts'
import type { ShabbatTimesInput } from '#data/index/inputs.ts'
import { shortDay } from './formats.ts'
import { markup, type Html } from './html.ts'
import { placeHref } from './links.ts'
import { bdi } from './names.ts'
import { momentText, occasion } from './times.ts'

type Region = ShabbatTimesInput['regions'][number]
type City = Region['cities'][number]

/** The name of a continent by its code, or of Israel. */
export function regionName(lang: Lang, region: string): string {
  return translator(lang)(`portal:${region}` as TextKey & 'portal:IL')
}

function cityRow(lang: Lang, { place, times }: City): Html | undefined {
  const [run] = times.runs
  const [lighting] = run?.lightings ?? []
  if (!run || !lighting) return undefined
  return markup`<tr><th scope="row"><a href="${placeHref(lang, place)}#times">${bdi(lang, place.names)}</a></th><td>${momentText(lang, lighting.at)}</td><td>${momentText(lang, run.havdalah.at)}</td></tr>`
}

function cityTable(lang: Lang, cities: readonly City[], name: string): Html {
  const t = translator(lang)
  return markup`<table class="portal-table"><caption class="visually-hidden">${name}</caption><thead><tr><th scope="col">${t('portal:city')}</th><th scope="col">${t('times:candles')}</th><th scope="col">${t('times:havdalah')}</th></tr></thead><tbody>${cities.map((city) => cityRow(lang, city))}</tbody></table>`
}

/** The cities of a region in two columns, in the order of the alphabet. */
export function portalRegion(lang: Lang, { region, cities }: Region): Html {
  const sorted = [...cities].sort((one, other) =>
    textIn(lang, one.place.names).localeCompare(
      textIn(lang, other.place.names),
      lang,
    ),
  )
  const half = Math.ceil(sorted.length / 2)
  const columns = [sorted.slice(0, half), sorted.slice(half)].filter(
    ({ length }) => length > 0,
  )
  const run = sorted[0]?.times.runs[0]
  const [lighting] = run?.lightings ?? []
  const name = regionName(lang, region)
  const when =
    run &&
    lighting &&
    markup`<p class="is-muted">${occasion(lang, run)} · ${shortDay(lang, lighting.day)} – ${shortDay(lang, run.havdalah.day)}</p>`
  return markup`<section class="section" id="region-${region}" aria-labelledby="region-${region}-title"><div class="section-head"><h2 id="region-${region}-title">${name}</h2>${when}</div><div class="portal-columns">${columns.map((column, at) => cityTable(lang, column, `${name} ${at + 1}/${columns.length}`))}</div></section>`
}
