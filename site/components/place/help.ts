import { html, type Html } from '#core/domain/html.ts'
import { listingHref } from '#core/domain/links.ts'
import type { Compass } from '#core/domain/distance.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { translator } from '#core/i18n/translate.ts'
import type { CityInput, NearAirport, NearPlace } from '#data/index/inputs.ts'
import { awayText, distancesButton } from '#site/components/cards/away.ts'
import { bdi } from '#site/components/shared/names.ts'
import { fridaysTile, sunWarning } from './fridays.ts'
import { helpTile } from './help-tile.ts'
import { landingTile } from './landing.ts'

/** What helps a visitor beyond the city's own listings: what is nearest, and how to arrive in time. */
export function helpSection(lang: Lang, input: CityInput, note?: Html): Html {
  const t = translator(lang)
  const { help, place } = input
  return html`
    <section class="section" id="help" aria-labelledby="help-title">
      <h2 id="help-title">${t('places:help.title')}</h2>
      ${note}
      <ul class="stack gap-3 help">
        ${help.synagogue && helpTile('synagogue', t('places:help.synagogue'), nearest(lang, place.id, help.synagogue))}
        ${help.eating && helpTile('utensils', t('places:help.eating'), nearest(lang, place.id, help.eating))}
        ${missionTile(lang, input)} ${airportTile(lang, input)} ${landingTile(lang, help.landings)}
        ${fridaysTile(lang, help.fridays)}
      </ul>
      ${sunWarning(lang, help.fridays)} ${input.nearby.length === 0 && distancesButton(lang)}
    </section>
  `
}

interface Away {
  km: number
  towards: Compass
}

/** '38 km away, to the south-west'. */
const awayTowards = (lang: Lang, { km, towards }: Away): Html =>
  html`${awayText(lang, km)}${km > 0 && `, ${translator(lang)(`places:help.compass.${towards}`)}`}`

/** The town is named where it is another one. */
function nearest(lang: Lang, city: number, near: NearPlace): Html {
  const town = near.place.id !== city && html`${bdi(lang, near.place.names)} · `
  return html`
    <p><a href="${listingHref(lang, near)}">${bdi(lang, near.title)}</a></p>
    <p class="quiet">${town}${awayTowards(lang, near)}</p>
  `
}

function missionTile(lang: Lang, { help: { embassy, mission }, place }: CityInput): Html | undefined {
  const t = translator(lang)
  if (embassy) {
    const other =
      mission &&
      html`
        <h3 class="quiet">${t('places:help.near')}</h3>
        ${nearest(lang, place.id, mission)}
      `
    return helpTile('flag', t('places:help.embassy'), html`${nearest(lang, place.id, embassy)}${other}`)
  }
  if (!mission) return undefined
  const note = html`<p class="quiet">${t('places:help.missionNote')}</p>`
  return helpTile('flag', t('places:help.mission'), html`${nearest(lang, place.id, mission)}${note}`)
}

function airportTile(lang: Lang, { help }: CityInput): Html | undefined {
  const [first, large] = help.airports
  if (!first) return undefined
  const t = translator(lang)
  const inner = html`
    ${airport(lang, first)}${
      large &&
      html`
        <h3 class="quiet">${t('places:help.largeAirport')}</h3>
        ${airport(lang, large)}
      `
    }
  `
  return helpTile('plane', t('places:help.airport'), inner)
}

function airport(lang: Lang, { code, name, ...away }: NearAirport): Html {
  return html`
    <p>
      <b>${bdi(lang, { en: name })} <bdi dir="ltr">(${code})</bdi></b>
    </p>
    <p class="quiet">${awayTowards(lang, away)}</p>
  `
}
