import { MESSAGES } from '#core/i18n/messages.ts'
import { textIn, type Localized } from '#core/domain/localized.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { translator } from '#core/i18n/translate.ts'
import { fill } from '#core/i18n/fill.ts'
import { attribute, html, type Html } from '#core/domain/html.ts'
import { icon } from '#site/components/icons/icon.ts'
import { picture, pictureSrc } from '#site/components/shared/pictures.ts'

const MAIN_SIZES = '(min-width: 64rem) 44rem, 92vw'
const THUMB_SIZES = '(min-width: 64rem) 14rem, 30vw'

export interface GalleryParts {
  name: string
  /** Empty for pictures. */
  kind?: 'offers'
  words: { roleDescription: string; previous: string; next: string }
  /** What stands in the strip: items with a link each. */
  slides: readonly Html[]
  /** One for each of them: items with a link to its `id`. */
  thumbs: readonly Html[]
}

/**
 * A strip with one thing in view, and thumbnails that follow it. Without a script the strips scroll and the
 * thumbnails are links into the first one.
 */
export function gallery({ name, kind, words, slides, thumbs }: GalleryParts): Html {
  const strip = html`
    <ul class="gallery-strip">
      ${slides}
    </ul>
  `
  const isMany = slides.length > 1
  const role = isMany && words.roleDescription
  const body = isMany
    ? html`
        <div class="gallery-main">${strip} ${turn(-1, words.previous)} ${turn(1, words.next)}</div>
        <ul class="gallery-thumbs">
          ${thumbs}
        </ul>
        <p class="visually-hidden" role="status"></p>
      `
    : strip
  // Offers stand in a section of their own name already.
  return kind
    ? html`
        <div
          role="group"
          class="gallery is-${kind}"
          data-gallery
          ${attribute('aria-roledescription', role)}
          aria-label="${name}"
        >
          ${body}
        </div>
      `
    : html`
        <section class="gallery" data-gallery ${attribute('aria-roledescription', role)} aria-label="${name}">
          ${body}
        </section>
      `
}

function turn(by: number, label: string): Html {
  return html`
    <button type="button" class="gallery-turn" data-turn="${by}" aria-label="${label}">${icon('chevron')}</button>
  `
}

/** What is known of pictures that are no drawings of ours. */
export interface Photographs {
  /** What all of them show. */
  title?: Localized
  captions?: readonly { picture: string; text: string }[]
}

/** What a photograph that a reader sent shows; undefined for a drawing. */
function shownBy(lang: Lang, key: string, { title, captions = [] }: Photographs): string | undefined {
  const caption = captions.find(({ picture: of }) => of === key)
  if (caption) return caption.text
  return title && key.startsWith('u-') ? textIn(lang, title) : undefined
}

/** The pictures with three thumbnails in view; each picture leads to the whole of it. */
export function pictureGallery(lang: Lang, pictures: readonly string[], photographs: Photographs = {}): Html {
  const t = translator(lang)
  const { gallery: words } = MESSAGES[lang].listing.dialogs
  const total = pictures.length
  const slides = pictures.map((key, at) => {
    const place = t('listing:listing.picture', { number: at + 1, total })
    const shown = shownBy(lang, key, photographs) ?? t('common:illustration')
    const alt = `${shown}. ${place}`
    return html`
      <li id="picture-${at + 1}">
        <a href="${pictureSrc(key)}">${picture(key, { sizes: MAIN_SIZES, alt, lead: at === 0 })}</a>
      </li>
    `
  })
  const thumbs = pictures.map((key, at) => {
    const values = { number: `${at + 1}`, total: `${total}` }
    return html`
      <li>
        <a
          href="#picture-${at + 1}"
          aria-label="${fill(words.show, values)}"
          ${attribute('aria-current', at === 0 && 'true')}
          >${picture(key, { sizes: THUMB_SIZES })}</a
        >
      </li>
    `
  })
  return gallery({ name: t('listing:listing.pictures'), words, slides, thumbs })
}
