import { html, type Html } from '#core/i18n/html.ts'
import { nearPlaceHref } from '#core/domain/near-routes.ts'
import { slugIn } from '#core/domain/routes.ts'
import { textIn } from '#core/terms/localized.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { MESSAGES } from '#core/i18n/messages.ts'
import { translator } from '#core/i18n/translate.ts'
import type { CityInput } from '#data/index/inputs.ts'
import { icon } from '#site/ui/icons/icon.ts'
import { bdi } from '#site/ui/blocks/names.html.ts'
import { photoCredit } from '#site/ui/blocks/photo-credit.html.ts'
import { picture } from '#site/ui/blocks/pictures.ts'
import { nextTimes } from '#site/features/times/next-times.html.ts'
import type { PageContext } from '#site/ui/page/page-context.ts'
import { arrivalField, remaining } from './arrival.html.ts'
import { whatIsDrawn } from './hero.html.ts'
import { kitTiles } from './kit-tiles.html.ts'
import { weatherLine } from './weather.html.ts'

/** Beside the times; on phones a strip. */
const KIT_SIZES = '(min-width: 48rem) 30rem, 92vw'

/** The first screen of a guide: the next holy days, an arrival, and where to pray, eat and stay. */
export function placeKit(page: PageContext<'place'>, input: CityInput): Html {
  const { lang } = page
  const { place, times } = input
  const t = translator(lang)
  const left = remaining(lang, times)
  return html`
    <div class="hero kit" data-kit>
      <div class="wrap stack kit-grid">
        <div class="stack baseline kit-title">
          <p class="eyebrow">${t('places:place.guide')}${weatherLine(page, input)}</p>
          <h1>${bdi(lang, place.names)}</h1>
          <div class="row gap-2 kit-title-acts">${left && cityButton(lang, place)} ${offlineButton(lang, place)}</div>
        </div>
        <section class="kit-times" aria-label="${t('common:nav.shabbatTimes')}">
          ${nextTimes(lang, times, left)} ${arrivalField(lang, input)}
        </section>
        ${kitTiles(page, input)} ${drawing(lang, input)}
      </div>
    </div>
  `
}

/** Keeps the city on the device: its script shows it on every page. */
function cityButton(lang: Lang, { id }: { id: number }): Html {
  const { set, forget } = MESSAGES[lang].places.home.city
  return html`
    <button
      type="button"
      class="needs-script kit-act"
      aria-pressed="false"
      data-city="${String(id)}"
      data-set="${set}"
      data-forget="${forget}"
    >
      ${icon('pin')}<span>${set}</span>
    </button>
  `
}

/** Stores the guide on the device; its script says since when. */
function offlineButton(lang: Lang, { id, names }: CityInput['place']): Html {
  const { keep, kept } = MESSAGES[lang].places.offline
  return html`
    <button
      type="button"
      class="needs-script kit-act"
      data-dialog="offline"
      data-place="${String(id)}"
      data-name="${textIn(lang, names)}"
      data-keep="${keep}"
      data-stored="${kept}"
    >
      ${icon('download')}<span>${keep}</span>
    </button>
  `
}

/** Leads to the map of what is near, where there is more than one place; below a photograph, whom to name for it. */
function drawing(lang: Lang, input: CityInput): Html {
  const { place, total, nearby, photograph } = input
  const image = html`<div class="arch no-print hero-picture${!photograph && ' is-drawn'}">
    ${kitPicture(lang, input)}
  </div>`
  const withCredit = (shown: Html) =>
    photograph ? html`<div class="stack gap-2 kit-shown">${shown}${photoCredit(lang, photograph)}</div>` : shown
  if (total + nearby.length < 2) return withCredit(html`<div class="kit-map">${image}</div>`)
  const href = nearPlaceHref(lang, { id: place.id, slug: slugIn(lang, place.names, place.id) })
  const name = html`${translator(lang)('places:kit.map')}<span class="visually-hidden">
      : ${textIn(lang, place.names)}</span
    >`
  const link = html`<a class="kit-map" href="${href}#map"
    >${image}<span class="more-link">${name}${icon('arrow')}</span></a
  >`
  return withCredit(link)
}

function kitPicture(lang: Lang, { place, drawing: drawn, total, photograph }: CityInput): Html {
  if (!photograph) {
    return picture(drawn.key, { sizes: '', lead: true, alt: whatIsDrawn(lang, place, { drawing: drawn, total }) })
  }
  const alt = translator(lang)('common:photograph.alt', { place: textIn(lang, place.names) })
  return picture(photograph.key, { sizes: KIT_SIZES, lead: true, alt })
}
