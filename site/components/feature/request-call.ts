import { html, type Html } from '#core/domain/html.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { MESSAGES } from '#core/i18n/messages.ts'
import { icon } from '#site/components/icons/icon.ts'
import type { PageContext } from '#site/render/page.ts'
import { FORM } from './request-props.ts'

/** The way to the form: what is not known of the offer is asked there. */
export function requestLink({ lang, input }: PageContext<'feature'>): Html {
  const { dates, startRate } = input.feature
  const { ask, request } = MESSAGES[lang].travel.enquiries
  return html`<a class="button is-accent" href="#${FORM}"
    >${icon('calendar')}${dates && startRate ? request.title : ask}</a
  >`
}

/** Whom to ask, below the facts. */
export const requestCall = (lang: Lang): Html =>
  html`<p class="fine request-call">${MESSAGES[lang].travel.enquiries.organiser.text}</p>`
