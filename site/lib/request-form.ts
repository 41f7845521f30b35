import { MESSAGES } from '#core/i18n/messages.ts'
import { PEOPLE_MESSAGES } from '#core/i18n/people-words.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { requestWords, type RequestWords } from '#site/stores/enquiries/request-words.ts'
import type { PageFeature } from '#site/stores/page/page-feature.ts'
import { filled } from './filled.ts'
import { moneyText } from './formats.ts'
import { html, type Html } from './html.ts'
import { icon } from './icon.ts'
import { bdi } from './names.ts'
import type { PageContext } from './page.ts'
import { say } from './words.ts'

type Page = PageContext<'feature'>

/** Where the form of a request begins. */
export const FORM = 'contact-request'

interface Props {
  lang: Lang
  feature: PageFeature
  words: RequestWords
}

/** What the form is made of, in the page and in the browser. */
export const requestProps = (lang: Lang, feature: PageFeature): Props => ({
  lang,
  feature,
  words: requestWords(MESSAGES[lang].travel.enquiries, PEOPLE_MESSAGES[lang]),
})

/** A mail to the owner, with the offer as its subject. */
export function ownerLink(lang: Lang, { email, title }: PageFeature): Html {
  const { subject } = MESSAGES[lang].travel.enquiries.organiser
  const text = encodeURIComponent(filled(subject, { offer: title }))
  return html`<a href="mailto:${email}?subject=${text}"><bdi dir="ltr">${email}</bdi></a>`
}

/**
 * What stands before the form: what it is for, and another way where there is no script. `words` are those for a past
 * offer, which is asked for at another time.
 */
export function requestHead(lang: Lang, feature: PageFeature, words: { title?: string; lead?: string } = {}): Html {
  const { title, lead, noScript } = {
    ...MESSAGES[lang].travel.enquiries.request,
    ...words,
  }
  return html`
    <h2 id="request-title">${icon('mail')}${title}</h2>
    <p>${lead}</p>
    <noscript>
      <p class="notice">${icon('info')}<span>${noScript} ${ownerLink(lang, feature)}</span></p>
    </noscript>
  `
}

/** Below the facts: the way to the form, and to the owner without it. */
export function requestCall(lang: Lang, feature: PageFeature): Html {
  const { organiser, request } = MESSAGES[lang].travel.enquiries
  return html`
    <div class="request-call">
      <a class="button is-accent" href="#${FORM}">${icon('calendar')}${request.title}</a>
      <p class="fine">${organiser.text}</p>
      <p>${organiser.byMail} ${ownerLink(lang, feature)}</p>
    </div>
  `
}

/** On narrow windows the way to the form stays in sight; with a script it opens as a dialog. */
export function contactBar({ lang, input }: Page): Html {
  const { startRate, title } = input.feature
  const price = startRate && { price: moneyText(lang, startRate) }
  return html`
    <div class="contact-bar">
      <p>${bdi(lang, title)}${price && html`<span>${say(lang, 'common:priceFrom', price)}</span>`}</p>
      <a class="button is-accent" href="#${FORM}" data-dialog="request"
        >${icon('mail')}${MESSAGES[lang].travel.enquiries.contact}</a
      >
    </div>
  `
}
