import { html, type Html } from '#core/domain/html.ts'
import { numberText } from '#core/i18n/formats.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { typeName } from '#core/i18n/type-names.ts'
import type { CityInput } from '#data/index/inputs.ts'

/** A kind with the number of its listings. */
export const kindCount = (lang: Lang, { dtype, count }: CityInput['stats'][number]): Html =>
  html`${typeName(lang, dtype)} <span class="count">${numberText(lang, count)}</span>`
