import { html, type Html } from '#core/domain/html.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { translator } from '#core/i18n/translate.ts'
import { helpsOf } from '#data/index/helps.ts'
import type { PlaceInput } from '#data/index/inputs.ts'
import { icon } from '#site/components/icons/icon.ts'

/** Says that a place has no listings, and what its page offers instead. */
export function emptyNote(lang: Lang, input: PlaceInput): Html {
  const t = translator(lang)
  const hint =
    input.kind === 'city' && t(helpsOf(input.help).length > 0 ? 'places:place.emptyHint' : 'places:place.emptyTimes')
  return html`
    <div class="notice">
      <p>
        ${icon('info')}<span><strong>${t('places:place.empty')}</strong>${hint && ` ${hint}`}</span>
      </p>
    </div>
  `
}
