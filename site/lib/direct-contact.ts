import { MESSAGES } from '#core/i18n/messages.ts'
import { textIn, type Localized } from '#core/domain/localized.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { translator } from '#core/i18n/translate.ts'
import type { FeatureInput } from '#data/index/inputs.ts'
import { html, type Html } from './html.ts'
import { icon } from './icon.ts'
import type { PageContext } from './page.ts'

// Ways to an owner. Each is a link to a mail; the script of the page makes a form of it.

type Feature = FeatureInput['feature']

const QUICK = 'quick-request'

/** Writes to the organiser of an offer: by a message, or by a short form that opens below its button. */
export function organiserBox({ lang, input }: PageContext<'feature'>): Html {
  const { email, title } = input.feature
  const { page: words } = MESSAGES[lang].travel.direct
  const mail = mailHref(email, textIn(lang, title))
  return html`
    <section class="panel-box organiser" aria-labelledby="organiser-title">
      <h2 id="organiser-title">${icon('mail')}${words.title}</h2>
      <p class="fine">${words.text}</p>
      <p class="button-row">
        <a class="button" href="${mail}" data-dialog="message">${words.organiser}</a
        ><button type="button" class="button is-quiet" data-quick="1" aria-expanded="false" aria-controls="${QUICK}">
          ${words.quick}${icon('chevron')}
        </button>
      </p>
      <div id="${QUICK}" class="quick-request" hidden></div>
    </section>
  `
}

/** Writes to the owner of a listing. */
export function messageLink(lang: Lang, email: string): Html {
  const { page: words } = MESSAGES[lang].travel.direct
  return html`
    <p>
      <a class="button is-quiet" href="${mailHref(email)}" data-dialog="message">${icon('mail')}${words.listing}</a>
    </p>
  `
}

/** Applies for a job of an offer; its title goes into the message. */
export function applyLink(lang: Lang, { email }: Feature, job: Localized): Html {
  const title = textIn(lang, job)
  const { apply } = MESSAGES[lang].travel.direct.page
  return html`
    <p>
      <a class="button is-quiet" href="${mailHref(email, title)}" data-dialog="job" data-job="${title}"
        >${apply}<span class="visually-hidden">: ${title}</span></a
      >
    </p>
  `
}

/** Without a script the link shows what the dialog says otherwise. */
export function noJobs(lang: Lang): Html {
  const { page: words } = MESSAGES[lang].travel.direct
  return html`
    <p><a class="button is-quiet" href="#no-jobs" data-dialog="noJobs">${icon('list')}${words.jobs}</a></p>
    <p id="no-jobs" class="panel-box is-muted">${translator(lang)('travel:feature.noJobs')}</p>
  `
}

function mailHref(email: string, subject?: string): string {
  const to = `mailto:${encodeURIComponent(email).replace('%40', '@')}`
  return subject ? `${to}?subject=${encodeURIComponent(subject)}` : to
}
