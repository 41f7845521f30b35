import { html, type Html } from '#core/i18n/html.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { MESSAGES } from '#core/i18n/messages.ts'
import { translator } from '#core/i18n/translate.ts'
import { icon } from '#site/ui/icons/icon.ts'

/** Without JavaScript the link shows the text of the dialog. */
export function noJobs(lang: Lang): Html {
  const { page: words } = MESSAGES[lang].travel.direct
  return html`
    <p><a class="button is-quiet" href="#no-jobs" data-dialog="noJobs">${icon('list')}${words.jobs}</a></p>
    <p id="no-jobs" class="box panel-box is-muted">${translator(lang)('travel:feature.noJobs')}</p>
  `
}
