import type { OptionListName } from '#core/contract/data-files.ts'
import { addressLang, isTownOnly } from '#core/domain/addresses.ts'
import { attribute, html, type Html } from '#core/domain/html.ts'
import { shownIn, type Localized } from '#core/domain/localized.ts'
import type { Lang } from '#core/i18n/languages.ts'
import type { OptionNames } from '#data/index/inputs.ts'

/** A name isolated in its own direction, with `lang` if it is not in the page's language. */
export function bdi(lang: Lang, name: Localized): Html {
  const shown = shownIn(lang, name)
  return shown.lang ? html`<bdi lang="${shown.lang}">${shown.text}</bdi>` : html`<bdi>${shown.text}</bdi>`
}

/** An address isolated in its own direction, with `lang` if it is not in the page's language. */
export function addressHtml(lang: Lang, address: string, country: string): Html {
  const written = addressLang(lang, { address, country })
  return html`<bdi ${attribute('lang', written)}>${address}</bdi>`
}

/** A longer text as a paragraph, with `lang` if it is not in the page's language. */
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

/** The name of an option; its id if the list lacks it. */
export function optionName(lang: Lang, options: OptionNames, list: OptionListName, id: string): string {
  const name = options[list]?.[id]
  return name ? (name[lang] ?? name.en) : id
}

/** The address if it says more than the town. */
export function streetHtml(
  lang: Lang,
  address: string,
  { names, country }: { names: Localized; country: string },
): Html | undefined {
  return isTownOnly(address, names) ? undefined : addressHtml(lang, address, country)
}

/** The Hebrew name if the title is a transliteration; nothing on Hebrew pages. */
export function hebrewName(
  lang: Lang,
  { title, transliterated }: { title: Localized; transliterated?: boolean | undefined },
): Html | undefined {
  if (!transliterated || lang === 'he' || !title.he) return undefined
  return html`<p class="is-muted"><bdi lang="he" dir="rtl">${title.he}</bdi></p>`
}
