import { html, type Html } from '#core/i18n/html.ts'
import { numberText } from '#core/text/values.ts'
import type { Lang } from '#core/i18n/languages.ts'

/** The name of a kind with the number of its listings. */
export const kindCount = (lang: Lang, { name, count }: { name: string; count: number }): Html =>
  html`${name} <span class="count">${numberText(lang, count)}</span>`
