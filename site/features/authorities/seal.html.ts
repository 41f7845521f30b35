import { html, type Html } from '#core/i18n/html.ts'
import type { Localized } from '#core/terms/localized.ts'
import { icon } from '#site/ui/icons/icon.ts'

/** The letters that an English name begins with or has in brackets at its end, as "OU"; a sign where it has none. */
export function authoritySeal({ en }: Localized): Html {
  const [, letters] = /\(([A-Za-z]{2,4})\)$/.exec(en) ?? /^([A-Z]{2,4})\b/.exec(en) ?? []
  return html`<span class="authority-seal" aria-hidden="true" dir="ltr">${letters ?? icon('shield')}</span>`
}
