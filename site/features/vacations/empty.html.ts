import { html, type Html } from '#core/i18n/html.ts'
import { categoryHref, pageHref } from '#core/domain/links.ts'
import { formatCount } from '#core/i18n/format.ts'
import { shortDay } from '#core/text/values.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { MESSAGES } from '#core/i18n/messages.ts'
import type { CategoryCard, CategoryInput } from '#data/index/inputs.ts'
import { bdi } from '#site/ui/blocks/names.html.ts'
import { CARD_SIZES, picture } from '#site/ui/blocks/pictures.ts'
import { icon } from '#site/ui/icons/icon.ts'
import { tripWay, waysOn } from '#site/ui/blocks/ways-on.html.ts'

// What pages say and show where there are no offers.

interface EmptyParts {
  title: string
  /** Key of a drawing. */
  drawing: string
  links?: Html
  more?: Html | undefined
}

/** That there are no offers, when one comes, and where to go. */
export function emptyOffers(lang: Lang, { title, drawing, links, more }: EmptyParts): Html {
  const { joinTitle } = MESSAGES[lang].accounts.app.newsletter
  const subscribe = html`<a class="button" href="${pageHref(lang, 'newsletter')}">${icon('mail')}${joinTitle}</a>`
  return html`
    <section class="box empty-offers" aria-labelledby="empty-title">
      <div class="stack gap-3">
        <h2 id="empty-title">${title}</h2>
        <p>${MESSAGES[lang].travel.none.text}</p>
        ${more}
        <p class="cluster gap-3 button-row">${subscribe}${links}</p>
      </div>
      ${picture(drawing, { sizes: CARD_SIZES, lead: true })}
    </section>
  `
}

/** The days of the festival that a category is for. */
export function festivalDays(lang: Lang, { festival }: Pick<CategoryInput, 'festival'>): Html | undefined {
  if (!festival) return undefined
  const { name, eve, lastInIsrael, last } = festival
  const words = MESSAGES[lang].travel.none.festival
  const fact = (label: string, day: string) =>
    html`<div>
      <dt>${label}</dt>
      <dd><time datetime="${day}">${shortDay(lang, day)}</time></dd>
    </div>`
  return html`
    <div class="festival-days">
      <h3>${icon('calendar')}<span>${bdi(lang, name)} ${eve.slice(0, 4)}</span></h3>
      <dl>${fact(words.eve, eve)}${fact(words.israel, lastInIsrael)}${fact(words.abroad, last)}</dl>
    </div>
  `
}

/** Kinds of vacations with their drawings, and their numbers of offers unless all have none. */
export function kindTiles(lang: Lang, kinds: readonly CategoryCard[], title: string): Html | undefined {
  if (kinds.length === 0) return undefined
  const areCounted = kinds.some(({ count }) => count > 0)
  return html`
    <section class="section vacation-offers" aria-labelledby="kinds-title">
      <div class="cluster section-head"><h2 id="kinds-title">${title}</h2></div>
      <ul class="kind-tiles">
        ${kinds.map(
          (kind) => html`
            <li class="tile">
              ${picture(kind.picture, { sizes: CARD_SIZES })}
              <p class="tile-name">
                <a class="card-link" href="${categoryHref(lang, kind)}">${bdi(lang, kind.title)}</a>
              </p>
              ${areCounted && html`<p class="quiet tile-note">${countOf(lang, kind)}</p>`}
            </li>
          `,
        )}
      </ul>
    </section>
  `
}

function countOf(lang: Lang, { count }: CategoryCard): string {
  const { none, vacations } = MESSAGES[lang].travel
  return count > 0 ? formatCount(lang, vacations.page, 'counts', count) : none.yet
}

/** What a traveller should know before booking, and what he and an organiser may do meanwhile. */
export const meanwhile = (lang: Lang): Html => html`
  <section class="section vacation-offers" aria-labelledby="ask-title">
    <div class="cluster section-head"><h2 id="ask-title">${MESSAGES[lang].travel.none.ask.title}</h2></div>
    <div class="stack gap-5 ask-and-ways">${questionsToAsk(lang)}${ways(lang)}</div>
  </section>
`

function questionsToAsk(lang: Lang): Html {
  const { kitchen, price, minyan, shabbat, money } = MESSAGES[lang].travel.none.ask
  const questions = [
    ['utensils', kitchen],
    ['synagogue', minyan],
    ['candle', shabbat],
    ['list', price],
    ['calendar', money],
  ] as const
  return html`<ul class="box questions-to-ask">
    ${questions.map(([sign, question]) => html`<li>${icon(sign)}<span>${question}</span></li>`)}
  </ul>`
}

function ways(lang: Lang): Html {
  const { organiserTitle: title, organiser: text } = MESSAGES[lang].travel.vacations.page
  const link = MESSAGES[lang].listing.owners.links.footer
  return waysOn([tripWay(lang), { icon: 'shop', title, text, href: pageHref(lang, 'listingOptions'), link }])
}
