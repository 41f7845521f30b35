import type { Lang } from '#core/i18n/languages.ts'
import { translator } from '#core/i18n/translate.ts'
import { markup, type Html } from './html.ts'
import { picture, pictureSrc } from './pictures.ts'

const LEAD_SIZES = '(min-width: 64rem) 44rem, 92vw'
const THUMB_SIZES = '(min-width: 64rem) 14rem, 30vw'
const SHOWN = 4

/** The lead picture and the next three; each leads to the whole picture. */
export function pictureGallery(lang: Lang, pictures: readonly string[]): Html {
  const t = translator(lang)
  const total = pictures.length
  const shown = pictures.slice(0, SHOWN)
  const items = shown.map((key, at) => {
    const place = t('listing:picture', { number: at + 1, total })
    const alt = `${t('common:illustration')}. ${place}`
    const sizes = at === 0 ? LEAD_SIZES : THUMB_SIZES
    return markup`<li><a href="${pictureSrc(key)}">${picture(key, { sizes, alt, lead: at === 0 })}</a></li>`
  })
  return markup`<ul class="gallery has-${shown.length}" aria-label="${t('listing:pictures')}">${items}</ul>`
}
