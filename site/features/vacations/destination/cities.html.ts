import { html, type Html } from '#core/i18n/html.ts'
import { pageHref, travelHref } from '#core/domain/links.ts'
import type { HolyDays, Moment } from '#core/domain/times/types.ts'
import { shortDay } from '#core/text/values.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { MESSAGES } from '#core/i18n/messages.ts'
import { formatCount } from '#core/i18n/format.ts'
import { translator } from '#core/i18n/translate.ts'
import type { TravelInput } from '#data/index/inputs.ts'
import { icon } from '#site/ui/icons/icon.ts'
import { bdi } from '#site/ui/blocks/names.html.ts'
import { momentText } from '#site/features/times/moments.html.ts'

/** The cities of a country that have offers, each with its coming Shabbat, since stays are planned around it. */
export function citiesSection(lang: Lang, { cities }: TravelInput): Html | undefined {
  const [first] = cities
  if (!first) return undefined
  const words = MESSAGES[lang].travel.categories.travel
  const when = first.next && html`<p class="is-muted below-4 times-lead">${icon('candle')}${words.timesLead}</p>`
  return html`
    <section class="section" id="times" aria-labelledby="cities-title">
      <div class="cluster section-head">
        <h2 id="cities-title">${words.cities}</h2>
        <a class="more-link" href="${pageHref(lang, 'shabbatTimes')}"
          >${translator(lang)('places:home.allTimes')}${icon('arrow')}</a
        >
      </div>
      ${when}
      <ul class="stack offer-rows">
        ${cities.map((city) => cityRow(lang, city))}
      </ul>
    </section>
  `
}

function cityRow(lang: Lang, { place, count, next }: TravelInput['cities'][number]): Html {
  const offers = count > 0 && formatCount(lang, MESSAGES[lang].travel.categories, 'offers', count)
  return html`
    <li class="stack box offer-row">
      <div>
        <a class="card-link" href="${travelHref(lang, place)}">${bdi(lang, place.names)}</a
        >${offers && html`<span class="quiet near-facts">${offers}</span>`} ${next && comingShabbat(lang, next)}
      </div>
    </li>
  `
}

/** Candle lighting and havdalah in two lines. */
function comingShabbat(lang: Lang, run: HolyDays): Html | undefined {
  const [lighting] = run.lightings
  if (!lighting) return undefined
  const t = translator(lang)
  const line = (name: string, { day, at }: { day: string; at: Moment }) => html`
    <span class="quiet near-facts">${name} ${momentText(lang, at)} <small>${shortDay(lang, day)}</small></span>
  `
  return html`${line(t('times:times.candles'), lighting)}${line(t('times:times.havdalah'), run.havdalah)}`
}
