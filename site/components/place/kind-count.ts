import { html, type Html } from '#core/domain/html.ts'
import { numberText } from '#core/i18n/formats.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { translator } from '#core/i18n/translate.ts'
import { typeName } from '#core/i18n/type-names.ts'
import type { CityInput } from '#data/index/inputs.ts'

/** A kind with the number of its listings, or a note that all are samples. */
export function kindCount(lang: Lang, { dtype, count, samples }: CityInput['stats'][number]): Html {
  const samplesOnly = translator(lang)(samples === 1 ? 'common:sampleListing' : 'common:allSamples')
  const number = count > 0 ? numberText(lang, count) : samplesOnly
  return html`${typeName(lang, dtype)} <span class="count">${number}</span>`
}
