import { MESSAGES } from '#core/i18n/messages.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { format } from '#core/i18n/format.ts'
import { html, raw, type Html } from '#core/i18n/html.ts'
import type { PageContext } from '#site/ui/page/page-context.ts'
import { dots } from '#site/ui/carousel/dots.html.ts'
import { turnButton } from '#site/ui/carousel/turn-button.html.ts'
import { posters } from './posters.html.ts'
import { videoSection } from './video-section.html.ts'

/** The videos of a listing: a row of posters, or a slider if only one fits. */
export function videoSlider({ lang, input, videos: provider }: PageContext<'listing'>): Html {
  const { videos: list = [] } = input.listing
  const shown = { lang, list, pictures: input.pictures, provider }
  if (list.length === 0) return raw('')
  return videoSection(
    shown,
    'slider',
    html`<div class="gallery-main strip">${posters(shown)}</div>
      ${provider && controls(lang, list.length)}`,
  )
}

function controls(lang: Lang, total: number): Html {
  const words = MESSAGES[lang].listing.videos
  const names = Array.from({ length: total }, (_, at) =>
    format(words.showOne, { number: `${at + 1}`, total: `${total}` }),
  )
  const moves =
    total > 1 &&
    html`${turnButton(-1, words.previous, { isOver: true })}${dots(words.thumbs, names)}${turnButton(1, words.next)}`
  return html`<div class="no-print videos-controls">
      ${moves}<button type="button" class="button is-quiet" data-pause hidden>${words.pause}</button>
    </div>
    <p class="visually-hidden" role="status" data-says></p>`
}
