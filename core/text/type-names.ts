import type { DirectoryType } from '#core/terms/directory.ts'
import { Html } from '#core/i18n/html.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { translator } from '#core/i18n/translate.ts'

export function typeName(lang: Lang, dtype: DirectoryType): string {
  return translator(lang)(`common:types.t${dtype}`)
}

export function typeLongName(lang: Lang, dtype: DirectoryType): string {
  return translator(lang)(`common:typesLong.t${dtype}`)
}

/** The way to all of a list, with how many there are; samples are not counted. */
export function seeAll(lang: Lang, count: number): Html {
  return count > 0
    ? translator(lang).html('common:search.groups.seeAll', { count })
    : translator(lang).html('common:showMore')
}
