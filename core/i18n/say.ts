import { escapeHtml, Html } from '#core/domain/html.ts'
import type { Lang } from './languages.ts'
import { translator, type TextKey, type Values } from './translate.ts'

const WAYS = {
  fixed: escapeHtml,
  shown: (value: string) => `<bdi>${escapeHtml(value)}</bdi>`,
}

/** A text as markup: each value that is filled in keeps its own direction. */
export function say(lang: Lang, key: TextKey, values?: Values): Html {
  return new Html(translator(lang).filled(key, WAYS, values))
}
