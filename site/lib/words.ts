import type { DirectoryType } from '#core/contract/directory.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { translator, type TextKey, type Translator, type Values } from '#core/i18n/translate.ts'
import { escapeHtml, Html } from './html.ts'

export type { TextKey, Translator }

const WAYS = {
  fixed: escapeHtml,
  shown: (value: string) => `<bdi>${escapeHtml(value)}</bdi>`,
}

/** A text as markup: each value that is filled in keeps its own direction. */
export function say(lang: Lang, key: TextKey, values?: Values): Html {
  return new Html(translator(lang).filled(key, WAYS, values))
}

export function typeName(lang: Lang, dtype: DirectoryType): string {
  return translator(lang)(`common:types.t${dtype}`)
}

export function typeLongName(lang: Lang, dtype: DirectoryType): string {
  return translator(lang)(`common:typesLong.t${dtype}`)
}

/** The way to all of a list, with how many there are; samples are not counted. */
export function seeAll(lang: Lang, count: number): Html {
  return count > 0 ? say(lang, 'common:seeAll', { count }) : say(lang, 'common:showMore')
}
