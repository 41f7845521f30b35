import { addressLang } from '#core/domain/addresses.ts'
import { shownIn, type Localized } from '#core/domain/localized.ts'
import type { Lang } from '#core/i18n/languages.ts'
import type { OptionListName } from '#core/contract/data-files.ts'
import type { OptionNames } from '#data/index/inputs.ts'
import { markup, type Html } from './html.ts'

/** A name in its own direction; marked where it is not in the reader's language. */
export function bdi(lang: Lang, name: Localized): Html {
  const shown = shownIn(lang, name)
  return shown.lang ? markup`<bdi lang="${shown.lang}">${shown.text}</bdi>` : markup`<bdi>${shown.text}</bdi>`
}

/** An address in its own direction; marked where it is written in another language than the page. */
export function addressHtml(lang: Lang, address: string, country: string): Html {
  const written = addressLang(lang, { address, country })
  return markup`<bdi${written && markup` lang="${written}"`}>${address}</bdi>`
}

/** A longer text as a paragraph; marked where it is not in the reader's language. */
export function paragraph(lang: Lang, text: Localized, name = ''): Html {
  const shown = shownIn(lang, text)
  const style = name !== '' && markup` class="${name}"`
  const own = shown.lang && markup` lang="${shown.lang}" dir="${shown.dir}"`
  return markup`<p${style}${own}>${shown.text}</p>`
}

/** The word of a filter choice; the id itself where the list lacks it. */
export function optionName(lang: Lang, options: OptionNames, list: OptionListName, id: string): string {
  const name = options[list]?.[id]
  return name ? (name[lang] ?? name.en) : id
}
