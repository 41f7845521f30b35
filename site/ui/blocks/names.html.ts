import type { OptionListName } from '#core/contract/data-files.ts'
import { isTownOnly } from '#core/domain/addresses.ts'
import { attribute, html, type Html } from '#core/i18n/html.ts'
import { readableAddress } from '#core/domain/readable-address.ts'
import { shownIn, type Localized, type ShownText } from '#core/terms/localized.ts'
import type { Lang } from '#core/i18n/languages.ts'
import type { OptionNames } from '#data/index/option-names.ts'

/** A name isolated in its own direction, with `lang` if it is not in the page's language. */
export function bdi(lang: Lang, name: Localized): Html {
  const shown = shownIn(lang, name)
  return shown.lang ? html`<bdi lang="${shown.lang}">${shown.text}</bdi>` : isolated(lang, shown.text)
}

/** A text in the page's language, isolated in its own direction. */
export const isolated = (lang: Lang, text: string): Html =>
  html`<bdi${attribute('dir', dirOf(lang, text))}>${text}</bdi>`

/** A Hebrew text that begins with Latin letters: a browser would take it for one from left to right. */
const BEGINS_LATIN = /^[^\u0590-\u05ff]*\p{Script=Latin}.*[\u0590-\u05ff]/u

const dirOf = (lang: Lang, text: string): 'rtl' | undefined =>
  lang === 'he' && BEGINS_LATIN.test(text) ? 'rtl' : undefined

/**
 * An address isolated in its own direction, with `lang` if it is not in the page's language; one in Hebrew stands
 * beside what it is in Latin letters.
 */
export function addressHtml(lang: Lang, address: string, country: string): Html {
  const { text, lang: written, hebrew } = readableAddress(lang, { address, country })
  const shown = html`<bdi ${attribute('lang', written)}>${text}</bdi>`
  return hebrew ? html`${shown} (<bdi lang="he" dir="rtl">${hebrew}</bdi>)` : shown
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

/** The name of an option, with its language if that is not the page's; its id if the list lacks it. */
export function optionText(lang: Lang, options: OptionNames, list: OptionListName, id: string): ShownText {
  const name = options[list]?.[id]
  return name ? shownIn(lang, name) : { text: id }
}

/** Names of options in a row, with `lang` where one is not in the page's language. */
export function optionsHtml(lang: Lang, options: OptionNames, list: OptionListName, ids: readonly string[]): Html {
  const names = ids.map((id) => optionText(lang, options, list, id))
  if (names.every((name) => name.lang === undefined))
    return html`<bdi>${names.map(({ text }) => text).join(', ')}</bdi>`
  const named = names.map(({ text, lang: other }) => html`<bdi ${attribute('lang', other)}>${text}</bdi>`)
  return html`${named.flatMap((name, at) => (at === 0 ? [name] : [', ', name]))}`
}

/** The name of an option as a text. */
export function optionName(lang: Lang, options: OptionNames, list: OptionListName, id: string): string {
  return optionText(lang, options, list, id).text
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
