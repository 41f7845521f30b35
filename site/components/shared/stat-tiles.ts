import type { DirectoryType } from '#core/contract/directory.ts'
import { html, type Html } from '#core/domain/html.ts'
import { numberText } from '#core/i18n/formats.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { translator } from '#core/i18n/translate.ts'
import { typeName } from '#core/i18n/type-names.ts'
import type { TypeCount } from '#data/index/inputs.ts'
import { icon, TYPE_ICONS } from '#site/components/icons/icon.ts'

/** Number of listings per type, or a note that all are samples; linked if there is a page of them. */
export function statTiles(lang: Lang, stats: readonly TypeCount[], href?: (dtype: DirectoryType) => string): Html {
  return html`
    <ul class="stack gap-3 stats">
      ${stats.map(({ dtype, count, samples }) => {
        const note = count === 0 && translator(lang)(samples === 1 ? 'common:sampleListing' : 'common:allSamples')
        const inner = html`
          ${icon(TYPE_ICONS[dtype])}${count > 0 && html`<b>${numberText(lang, count)}</b>`}<span
            >${typeName(lang, dtype)}${note && html`<small>${note}</small>`}</span
          >
        `
        return href
          ? html`<li><a class="box stat" href="${href(dtype)}">${inner}</a></li>`
          : html`<li><span class="box stat">${inner}</span></li>`
      })}
    </ul>
  `
}
