import type { OptionListName } from '#core/contract/data-files.ts'
import { addressLang, isTownOnly } from '#core/domain/addresses.ts'
import { attribute, html, type Html } from '#core/domain/html.ts'
import { shownIn, type Localized } from '#core/domain/localized.ts'
import type { Lang } from '#core/i18n/languages.ts'
import type { OptionNames } from '#data/index/inputs.ts'

/** A name in its own direction; marked where it is not in the reader's language. */
export function bdi(lang: Lang, name: Localized): Html {
  const shown = shownIn(lang, name)
  return shown.lang ? html`<bdi lang="${shown.lang}">${shown.text}</bdi>` : html`<bdi>${shown.text}</bdi>`
}

/** An address in its own direction; marked where it is written in another language than the page. */
export function addressHtml(lang: Lang, address: string, country: string): Html {
  const written = addressLang(lang, { address, country })
  return html`<bdi ${attribute('lang', written)}>${address}</bdi>`
}

/** A longer text as a paragraph; marked where it is not in the reader's language. */
export function paragraph(lang: Lang, text: Localized, name = ''): Html {
  const shown = shownIn(lang, text)
  return html`
    <p
      ${attribute('class', name !== '' && name)}
      ${attribute('lang', shown.lang)}
      ${attribute('dir', shown.lang && shown.dir)}
    >
      ${shown.text}
    </p>
  `
}

/** The word of a filter choice; the id itself where the list lacks it. */
export function optionName(lang: Lang, options: OptionNames, list: OptionListName, id: string): string {
  const name = options[list]?.[id]
  return name ? (name[lang] ?? name.en) : id
}

/** The address where it says more than the town. */
export function streetHtml(
  lang: Lang,
  address: string,
  { names, country }: { names: Localized; country: string },
): Html | undefined {
  return isTownOnly(address, names) ? undefined : addressHtml(lang, address, country)
}

/** The Hebrew name of which the title is the transliteration, for pages in other languages. */
export function hebrewName(
  lang: Lang,
  { title, transliterated }: { title: Localized; transliterated?: boolean | undefined },
): Html | undefined {
  if (!transliterated || lang === 'he' || !title.he) return undefined
  return html`<p class="is-muted"><bdi lang="he" dir="rtl">${title.he}</bdi></p>`
}
