import { html, type Html } from '#core/i18n/html.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { translator } from '#core/i18n/translate.ts'
import { DIRECTORY_TYPES } from '#core/terms/directory.ts'
import { typeName } from '#core/text/type-names.ts'

/** What a listing has in the files of open data, as they name it. */
export function openFields(lang: Lang): Html {
  const t = translator(lang)
  const kinds = DIRECTORY_TYPES.map((type) => `${type} ${typeName(lang, type)}`).join(', ')
  const fields: readonly (readonly [names: string, text: string])[] = [
    ['tnid', t('texts:openDataId')],
    ['dtype', t('texts:openDataKind', { kinds })],
    ['title, description', t('texts:openDataTitles')],
    ['place', t('texts:openDataPlace')],
    ['position', t('texts:openDataPosition')],
    ['address, phones, website', t('texts:openDataContact')],
    ['kashrutFacts', t('texts:openDataKashrut')],
    ['provenance', t('texts:openDataProvenance')],
  ]
  return html`
    <dl class="box open-fields">
      ${fields.map(
        ([names, text]) => html`
          <div>
            <dt><code dir="ltr">${names}</code></dt>
            <dd>${text}</dd>
          </div>
        `,
      )}
    </dl>
  `
}
