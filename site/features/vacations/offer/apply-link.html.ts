import { html, type Html } from '#core/i18n/html.ts'
import { textIn, type Localized } from '#core/terms/localized.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { MESSAGES } from '#core/i18n/messages.ts'
import type { FeatureInput } from '#data/index/inputs.ts'
import { mailHref } from '#site/ui/blocks/message-link.html.ts'

// Links to an owner: mailto links, which the page's script replaces with forms.

type Feature = FeatureInput['feature']

/** Applies for a job; its title goes into the message. */
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
