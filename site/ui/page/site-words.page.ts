import { textIn } from '#core/terms/localized.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { translator } from '#core/i18n/translate.ts'
import type { Frame } from '#data/index/inputs.ts'

type Named = Pick<Frame, 'name' | 'tagline'>

/** The site's name: the editors', else that of the messages. */
export const siteName = (lang: Lang, { name }: Named): string =>
  name ? textIn(lang, name) : translator(lang)('common:siteName')

/** The line below it. */
export const tagline = (lang: Lang, { tagline: line }: Named): string =>
  line ? textIn(lang, line) : translator(lang)('common:tagline')
