import { html, type Html } from '#core/i18n/html.ts'
import { listingHref } from '#core/domain/links.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { translator } from '#core/i18n/translate.ts'
import type { CityInput, NearAirport, NearPlace } from '#data/index/inputs.ts'
import { icon, type IconName } from '#site/ui/icons/icon.ts'
import { bdi } from '#site/ui/blocks/names.html.ts'
import type { PageContext } from '#site/ui/page/page-context.ts'
import { awayTowards } from './away-towards.html.ts'
import { fridaysFold, sunWarning } from './fridays.html.ts'
import { landings } from './landing.html.ts'
import { unknownAndAdvice } from './unknown.html.ts'

/** Nobody goes on from a farther airport by land. */
const LARGE_KM = 400
/** The mission in another country is worth naming where it is a third nearer than that of one's own. */
const NEARER = 2 / 3

/** What helps a visitor beyond listings: missions, the way there, what we do not know, and general advice. */
export function helpSection(page: Pick<PageContext, 'lang' | 'contactEmail'>, input: CityInput): Html {
  const { lang } = page
  const t = translator(lang)
  const { help } = input
  const [first, large] = help.airports
  return html`
    <section class="section" id="help" aria-labelledby="help-title">
      <h2 id="help-title">${t('places:help.title')}</h2>
      <dl class="stack below-3 help">
        ${mission(lang, input)} ${first && airport(lang, t('places:help.airport'), first)}
        ${large && large.km <= LARGE_KM && airport(lang, t('places:help.largeAirport'), large)}
        ${help.landings[0] && row('clock', t('places:help.landing'), landings(lang, help.landings))}
      </dl>
      ${sunWarning(lang, help.fridays)}
      <div class="folds">${fridaysFold(lang, help.fridays)} ${unknownAndAdvice(page, input)}</div>
    </section>
  `
}

const item = (sign: IconName, name: string, inner: Html): Html => row(sign, name, [html`<dd>${inner}</dd>`])

const row = (sign: IconName, name: string, inner: readonly Html[]): Html => html`
  <div>
    <dt class="row gap-2 quiet">${icon(sign)}${name}</dt>
    ${inner}
  </div>
`

/** The town is named where it is another one. */
function nearest(lang: Lang, city: number, near: NearPlace): Html {
  const town = near.place.id !== city && html`${bdi(lang, near.place.names)} · `
  return html`
    <a href="${listingHref(lang, near)}">${bdi(lang, near.title)}</a>
    <span class="quiet">${town}${awayTowards(lang, near)}</span>
  `
}

function mission(lang: Lang, { help: { embassy, mission: other }, place }: CityInput): Html {
  const t = translator(lang)
  const own = embassy && item('flag', t('places:help.embassy'), nearest(lang, place.id, embassy))
  if (!other || (embassy && other.km > embassy.km * NEARER)) return html`${own}`
  const note = !embassy && html`<span class="quiet">${t('places:help.missionNote')}</span>`
  return html`${own} ${item('flag', t('places:help.mission'), html`${nearest(lang, place.id, other)} ${note}`)}`
}

const airport = (lang: Lang, what: string, { code, names, ...away }: NearAirport): Html =>
  item(
    'plane',
    what,
    html`
      <b>${bdi(lang, names)} <bdi dir="ltr">(${code})</bdi></b>
      <span class="quiet">${awayTowards(lang, away)}</span>
    `,
  )
