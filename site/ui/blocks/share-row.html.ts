import { html, type Html } from '#core/i18n/html.ts'
import { MESSAGES } from '#core/i18n/messages.ts'
import { icon, type IconName } from '#site/ui/icons/icon.ts'
import { pageUrl } from '#site/ui/head/page-meta.page.ts'
import type { PageContext } from '#site/ui/page/page-context.ts'

/** Services that share by a plain link, to which the page's address is appended. */
const PLACES: readonly (readonly [name: string, icon: IconName, href: string])[] = [
  ['WhatsApp', 'whatsapp', 'https://wa.me/?text='],
  ['Telegram', 'telegram', 'https://t.me/share/url?url='],
  ['Facebook', 'facebook', 'https://www.facebook.com/sharer/sharer.php?u='],
  ['X', 'x', 'https://x.com/intent/post?url='],
]

/** Ways to share a page: links that load nothing from third parties, copying, the device's share sheet, e-mail. */
export function shareRow(page: PageContext): Html {
  const { share: words } = MESSAGES[page.lang].accounts.app
  const url = encodeURIComponent(pageUrl(page))
  const links = PLACES.map(
    ([name, sign, href]) => html`
      <li><a href="${href}${url}" target="_blank" rel="noopener noreferrer" aria-label="${name}">${icon(sign)}</a></li>
    `,
  )
  return html`
    <section class="cluster no-print share" data-share aria-label="${words.title}">
      <ul>
        ${links}
        <li><a href="mailto:?body=${url}" data-dialog="share" aria-label="${words.email}">${icon('mail')}</a></li>
        <li><button type="button" data-copied="${words.copied}" aria-label="${words.copy}">${icon('link')}</button></li>
        <li><button type="button" data-device hidden aria-label="${words.device}">${icon('share')}</button></li>
      </ul>
      <p role="status"></p>
    </section>
  `
}
