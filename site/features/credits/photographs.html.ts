import { html, type Html } from '#core/i18n/html.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { translator } from '#core/i18n/translate.ts'

/** Where the photographs of real places come from, if there are any. */
export const photographsCredit = (lang: Lang, count: number): Html | undefined =>
  count > 0
    ? html`<p>
        ${translator(lang)('texts:creditsPhotographs')}
        <a href="https://commons.wikimedia.org/" rel="noopener"><bdi dir="ltr">commons.wikimedia.org</bdi></a>
      </p>`
    : undefined
