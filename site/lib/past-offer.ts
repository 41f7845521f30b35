import { MESSAGES } from '#core/i18n/messages.ts'
import { textIn } from '#core/domain/localized.ts'
import type { Lang } from '#core/i18n/languages.ts'
import type { FeatureInput } from '#data/index/inputs.ts'
import { filled, isolated } from './filled.ts'
import { dayRangeText } from './formats.ts'
import { html, type Html } from './html.ts'
import { icon } from './icon.ts'
import { categoryHref, pageHref, travelHref } from './links.ts'
import { bdi } from './names.ts'
import type { PageContext } from './page.ts'
import { FORM, ownerLink } from './request-form.ts'
import type { PageFeature } from '#site/stores/page/page-feature.ts'

// What the page of a travel offer says once its dates have passed, in place of its price and the way to book it.

type Page = PageContext<'feature'>

/** Where the current offers are that are most like it, the nearest kin first; the search where there are none. */
function waysOn(lang: Lang, { category, past, place, others }: FeatureInput): { href: string; text: string }[] {
  const words = MESSAGES[lang].travel.pastOffers
  const named = (name: string) => filled(words.current, { name: isolated(name) })
  const ways = [
    ...(category && past?.hasKind
      ? [
          {
            href: categoryHref(lang, category),
            text: named(textIn(lang, category.title)),
          },
        ]
      : []),
    ...(place.hasPage && others.length > 0
      ? [
          {
            href: travelHref(lang, place),
            text: named(textIn(lang, place.names)),
          },
        ]
      : []),
  ]
  return ways.length > 0 ? ways : [{ href: pageHref(lang, 'vacations'), text: words.all }]
}

export function pastBadge(lang: Lang): Html {
  return html`<span class="badge is-past">${MESSAGES[lang].travel.pastOffers.badge}</span>`
}

/** That the dates have passed, when they were, and where current offers are. */
export function pastNotice({ lang, input }: Page): Html {
  const { title, text } = MESSAGES[lang].travel.pastOffers
  const { dates } = input.feature
  const when = dates && filled(text, { dates: isolated(dayRangeText(lang, dates.from, dates.to)) })
  const links = waysOn(lang, input).map(
    ({ href, text }) => html`<a class="button" href="${href}">${text}${icon('arrow')}</a>`,
  )
  return html`
    <div class="notice is-past">
      <p>
        ${icon('calendar')}<span><strong>${title}</strong>${when && html` ${when}`}</span>
      </p>
      <p class="button-row">${links}</p>
    </div>
  `
}

/** Below the facts, in place of the way to book: who is to be asked about another time. */
export function pastCall(lang: Lang, feature: PageFeature): Html {
  const { ask, askText } = MESSAGES[lang].travel.pastOffers
  const { byMail } = MESSAGES[lang].travel.enquiries.organiser
  return html`
    <div class="request-call">
      <p class="fine">${askText}</p>
      <p><a class="button is-quiet" href="#${FORM}">${icon('mail')}${ask}</a></p>
      <p>${byMail} ${ownerLink(lang, feature)}</p>
    </div>
  `
}

/** On narrow windows the way to current offers stays in sight. */
export function pastBar({ lang, input }: Page): Html {
  const { badge, see } = MESSAGES[lang].travel.pastOffers
  const [way] = waysOn(lang, input)
  return html`
    <div class="contact-bar">
      <p>${bdi(lang, input.feature.title)}<span>${badge}</span></p>
      <a class="button" href="${way!.href}">${see}${icon('arrow')}</a>
    </div>
  `
}
