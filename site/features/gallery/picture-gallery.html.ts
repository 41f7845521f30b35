import { MESSAGES } from '#core/i18n/messages.ts'
import { textIn, type Localized } from '#core/terms/localized.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { translator } from '#core/i18n/translate.ts'
import { isPhotograph } from '#core/domain/pictures.ts'
import { format } from '#core/i18n/format.ts'
import { attribute, html, type Html } from '#core/i18n/html.ts'
import { picture, pictureSrc } from '#site/ui/blocks/pictures.ts'
import { sceneLabel } from '#site/ui/blocks/scene-label.html.ts'
import { currentAt } from '#site/ui/carousel/dots.html.ts'
import { gallery } from './gallery.html.ts'

const MAIN_SIZES = '(min-width: 64rem) 44rem, (min-width: 40rem) 92vw, 50vw'
const THUMB_SIZES = '(min-width: 48rem) 9rem, 30vw'

/** What is known about photographs; drawings of ours have none of it. */
export interface Photographs {
  /** The subject of all of them. */
  title?: Localized
  captions?: readonly { picture: string; text: string }[]
}

/** The caption of a photograph that a visitor sent; undefined for a drawing. */
function shownBy(lang: Lang, key: string, { title, captions = [] }: Photographs): string | undefined {
  const caption = captions.find(({ picture: of }) => of === key)
  if (caption) return caption.text
  return title && isPhotograph(key) ? textIn(lang, title) : undefined
}

/** Which of them it is, for the eye; its text says so too. A fraction without spaces reads alike in both directions. */
const pictureAt = (at: number, total: number): Html =>
  html`<span class="badge picture-at" aria-hidden="true">${at + 1}/${total}</span>`

/** Pictures with three thumbnails in view, on wide windows five; each links to its full size. */
export function pictureGallery(lang: Lang, pictures: readonly string[], photographs: Photographs = {}): Html {
  const t = translator(lang)
  const { gallery: words } = MESSAGES[lang].listing.dialogs
  const total = pictures.length
  const slides = pictures.map((key, at) => {
    const place = t('listing:listing.picture', { number: at + 1, total })
    const shown = shownBy(lang, key, photographs) ?? t('common:illustration')
    const alt = `${shown}. ${place}`
    return html`<li id="picture-${at + 1}">
      <a href="${pictureSrc(key)}">${picture(key, { sizes: MAIN_SIZES, alt, lead: at === 0 })}</a
      >${sceneLabel(lang, key)}${total > 1 && pictureAt(at, total)}
    </li>`
  })
  const thumbs = pictures.map((key, at) => {
    const values = { number: `${at + 1}`, total: `${total}` }
    const image = picture(key, { sizes: THUMB_SIZES, small: true })
    return html`<li>
      <a
        href="#picture-${at + 1}"
        data-at="${at}"
        aria-label="${format(words.show, values)}"
        ${attribute('aria-current', currentAt(at))}
        >${image}</a
      >
    </li>`
  })
  return gallery({ name: t('listing:listing.pictures'), words, slides, thumbs })
}
