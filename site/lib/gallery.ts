import type { Lang } from '#core/i18n/languages.ts'
import { LISTING_DIALOG_WORDS } from '#core/i18n/listing-dialogs/words.ts'
import { translator } from '#core/i18n/translate.ts'
import { fill } from '#site/stores/words.ts'
import { markup, type Html } from './html.ts'
import { icon } from './icon.ts'
import { picture, pictureSrc } from './pictures.ts'

const MAIN_SIZES = '(min-width: 64rem) 44rem, 92vw'
const THUMB_SIZES = '(min-width: 64rem) 14rem, 30vw'

/**
 * The pictures as a strip with one in view, and thumbnails with three; each picture leads to the whole of
 * it. Without a script the strips scroll and the thumbnails are links into the first one.
 */
export function pictureGallery(lang: Lang, pictures: readonly string[]): Html {
  const t = translator(lang)
  const { gallery: words } = LISTING_DIALOG_WORDS[lang]
  const total = pictures.length
  const slides = pictures.map((key, at) => {
    const place = t('listing:picture', { number: at + 1, total })
    const alt = `${t('common:illustration')}. ${place}`
    return markup`<li id="picture-${at + 1}"><a href="${pictureSrc(key)}">${picture(key, { sizes: MAIN_SIZES, alt, lead: at === 0 })}</a></li>`
  })
  const strip = markup`<ul class="gallery-strip">${slides}</ul>`
  if (total < 2)
    return markup`<section class="gallery" data-gallery aria-label="${t('listing:pictures')}">${strip}</section>`
  const thumbs = pictures.map((key, at) => {
    const values = { number: `${at + 1}`, total: `${total}` }
    const current = at === 0 && markup` aria-current="true"`
    return markup`<li><a href="#picture-${at + 1}" aria-label="${fill(words.show, values)}"${current}>${picture(key, { sizes: THUMB_SIZES })}</a></li>`
  })
  const turn = (by: number, name: string) =>
    markup`<button type="button" class="gallery-turn" data-turn="${by}" aria-label="${name}">${icon('chevron')}</button>`
  return markup`<section class="gallery" data-gallery aria-roledescription="${words.roleDescription}" aria-label="${t('listing:pictures')}"><div class="gallery-main">${strip}${turn(-1, words.previous)}${turn(1, words.next)}</div><ul class="gallery-thumbs">${thumbs}</ul><p class="visually-hidden" role="status"></p></section>`
}
