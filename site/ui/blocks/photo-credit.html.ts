import type { OpenPicture } from '#core/contract/data-files.ts'
import { html, type Html } from '#core/i18n/html.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { translator } from '#core/i18n/translate.ts'

const link = (url: string | undefined, text: string): Html =>
  url ? html`<a href="${url}" rel="noopener"><bdi dir="ltr">${text}</bdi></a>` : html`<bdi dir="ltr">${text}</bdi>`

/** Who took a photograph of Commons, under which licence, and where it is; that it was cropped, as licences ask. */
export function photoCredit(lang: Lang, { author, licence, licenceUrl, source }: OpenPicture): Html {
  const t = translator(lang)
  const by = author ? t.html('common:photograph.by', { author }) : t('common:photograph.unnamed')
  return html`<p class="fine photo-credit">
    ${by} · ${link(licenceUrl, licence)} · ${link(source, 'Wikimedia Commons')} · ${t('common:photograph.cropped')}
  </p>`
}
