import { html, type Html } from '#core/i18n/html.ts'
import { pageHref } from '#core/domain/links.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { MESSAGES } from '#core/i18n/messages.ts'
import { icon, type IconName } from '#site/ui/icons/icon.ts'
import type { DialogName } from '#site/ui/dialogs/dialogs.ts'

export const editHref = (lang: Lang, tnid: number): string => `${pageHref(lang, 'listingEdit')}?tnid=${tnid}`

/** What readers who know better can do. */
export function actions(lang: Lang, tnid: number): Html {
  const { dialogs, owners } = MESSAGES[lang].listing
  const { report, claim } = dialogs.actions
  const login = pageHref(lang, 'login')
  const act = (name: DialogName, sign: IconName, text: string) =>
    html`<li><a href="${login}" data-dialog="${name}">${icon(sign)}${text}</a></li>`
  return html`
    <ul class="stack gap-1 actions">
      <li><a href="${editHref(lang, tnid)}" rel="nofollow">${icon('list')}${owners.links.suggest}</a></li>
      ${act('report', 'warning', report)} ${act('claim', 'key', claim)}
    </ul>
  `
}
