import type { AdSlot } from '#core/contract/ads.ts'
import { html, raw, type Html } from '#core/i18n/html.ts'
import { MESSAGES } from '#core/i18n/messages.ts'
import type { PageContext } from '#site/ui/page/page-context.ts'

/** Reserves room for an ad, filled or not. Nothing if the slot has no zone. */
export function adSlot({ lang, ads }: Pick<PageContext, 'lang' | 'ads'>, slot: AdSlot): Html {
  const zone = ads?.zones[slot]
  if (!ads || !zone) return raw('')
  const { label, quiet } = MESSAGES[lang].common.ads
  const { title } = MESSAGES[lang].accounts.app.privacy
  return html`
    <aside
      class="ad is-${slot}"
      aria-label="${label}"
      data-ad="${ads.script}"
      data-ad-zone="${zone.zone}"
      data-ad-oid="${zone.oid}"
    >
      <p class="quiet below-1 ad-label" aria-hidden="true">${label}</p>
      <div class="ad-box">
        <div class="stack gap-1 quiet ad-quiet">
          <p>${quiet}</p>
          <button type="button" class="link-button" data-dialog="privacy">${title}</button>
        </div>
      </div>
    </aside>
  `
}
