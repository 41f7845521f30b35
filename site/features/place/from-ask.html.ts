import { html, type Html } from '#core/i18n/html.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { MESSAGES } from '#core/i18n/messages.ts'
import { icon } from '#site/ui/icons/icon.ts'

/** Asks where distances should be measured from. */
export const fromAsk = (lang: Lang, { lat, lng }: { lat: number; lng: number }): Html =>
  html`<p class="from-ask">
    <button type="button" class="from-chip" data-dialog="from" data-around="${lng},${lat}">
      ${icon('pin')}${MESSAGES[lang].places.nearby.from.choose}
    </button>
  </p>`
