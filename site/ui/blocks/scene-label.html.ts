import { html, type Html } from '#core/i18n/html.ts'
import { DRAWING, isPhotograph } from '#core/domain/pictures.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { translator } from '#core/i18n/translate.ts'

/** Says of a scene, on it, that it is one; nothing of photographs and drawings of places. */
export const sceneLabel = (lang: Lang, key: string): Html | undefined =>
  key.startsWith(DRAWING) || isPhotograph(key)
    ? undefined
    : html`<span class="badges badge is-scene" aria-hidden="true">${translator(lang)('common:illustration')}</span>`
