import { ownTextsFile } from '#core/i18n/island-sections.ts'
import { LANGS } from '#core/i18n/languages.ts'
import { islandTexts } from '#data/index/own-texts.ts'
import type { Index } from '#data/index/open.ts'
import type { SiteFile } from './sitemap.ts'

/** The own texts that islands load: a file for each language that has any. */
export const ownTextsFiles = (index: Index): SiteFile[] =>
  LANGS.flatMap((lang) => {
    const texts = islandTexts(index, lang)
    const bytes = Buffer.from(JSON.stringify(texts))
    return Object.keys(texts).length > 0 ? [{ file: ownTextsFile(lang), bytes }] : []
  })
