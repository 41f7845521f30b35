import { html, type Html } from '#core/i18n/html.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { translator } from '#core/i18n/translate.ts'
import { bdi } from '#site/ui/blocks/names.html.ts'
import type { ShownNotice } from '#data/index/inputs.ts'

/** Messages of the editors to all visitors. */
export function noticesBlock(lang: Lang, notices: readonly ShownNotice[]): Html | undefined {
  if (notices.length === 0) return undefined
  return html`
    <aside class="wrap stack gap-2 site-notices" aria-label="${translator(lang)('common:notices')}">
      ${notices.map(({ text, url }) => {
        const shown = bdi(lang, text)
        return html`<p class="notice">${url === undefined ? shown : html`<a href="${url}">${shown}</a>`}</p>`
      })}
    </aside>
  `
}
