import type { Compass } from '#core/domain/distance.ts'
import { html, type Html } from '#core/i18n/html.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { translator } from '#core/i18n/translate.ts'
import { awayText } from '#site/ui/cards/away.html.ts'

/** '38 km away, to the south-west'. */
export const awayTowards = (lang: Lang, { km, towards }: { km: number; towards: Compass }): Html =>
  html`${awayText(lang, km)}${km > 0 && `, ${translator(lang)(`places:help.compass.${towards}`)}`}`
