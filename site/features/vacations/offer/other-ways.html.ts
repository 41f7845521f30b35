import { html, type Html } from '#core/i18n/html.ts'
import { textIn } from '#core/terms/localized.ts'
import { MESSAGES } from '#core/i18n/messages.ts'
import { icon } from '#site/ui/icons/icon.ts'
import { mailHref } from '#site/ui/blocks/message-link.html.ts'
import type { PageContext } from '#site/ui/page/page-context.ts'

const QUICK = 'quick-request'

/** Beside the form: a message, or a short form that opens below its button. */
export function otherWays({ lang, input }: PageContext<'feature'>): Html {
  const { email, title } = input.feature
  const { page: words } = MESSAGES[lang].travel.direct
  const mail = mailHref(email, textIn(lang, title))
  return html`
    <section class="stack gap-3 box panel-box no-print organiser" aria-labelledby="organiser-title">
      <h2 id="organiser-title">${words.title}</h2>
      <p class="fine">${words.text}</p>
      <p class="cluster gap-3 button-row">
        <a class="button is-quiet" href="${mail}" data-dialog="message">${icon('mail')}${words.organiser}</a
        ><button type="button" class="button is-quiet" data-quick="1" aria-expanded="false" aria-controls="${QUICK}">
          ${words.quick}${icon('chevron')}
        </button>
      </p>
      <div id="${QUICK}" class="quick-request" hidden></div>
    </section>
  `
}
