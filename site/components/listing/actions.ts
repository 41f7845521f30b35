import { html, type Html } from '#core/domain/html.ts'
import { hrefOf } from '#core/domain/routes.ts'
import { MESSAGES } from '#core/i18n/messages.ts'
import { icon, type IconName } from '#site/components/icons/icon.ts'
import type { PageContext } from '#site/render/page.ts'
import type { DialogName } from '#site/stores/dialogs/dialogs.ts'

type Page = PageContext<'listing'>

/** Actions for readers who know better. */
export function actions({ lang }: Page): Html {
  const { actions: words } = MESSAGES[lang].listing.dialogs
  const login = hrefOf(lang, { kind: 'login' })
  const act = (name: DialogName, sign: IconName, text: string) =>
    html`<li><a href="${login}" data-dialog="${name}">${icon(sign)}${text}</a></li>`
  return html`
    <section class="panel-box" aria-labelledby="actions-title">
      <h2 id="actions-title">${icon('flag')}${words.title}</h2>
      <ul class="actions">
        ${act('report', 'warning', words.report)} ${act('claim', 'key', words.claim)}
      </ul>
    </section>
  `
}
