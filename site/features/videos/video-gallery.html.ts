import { MESSAGES } from '#core/i18n/messages.ts'
import { html, raw, type Html } from '#core/i18n/html.ts'
import { icon } from '#site/ui/icons/icon.ts'
import type { PageContext } from '#site/ui/page/page-context.ts'
import { posters } from './posters.html.ts'
import { videoSection } from './video-section.html.ts'

/** The videos of an offer: posters that open a gallery, or on small screens play inline behind a button. */
export function videoGallery({ lang, input, videos: provider }: PageContext<'feature'>): Html {
  const { videos: list, pictures } = input.feature
  const shown = { lang, list, pictures, provider }
  if (list.length === 0) return raw('')
  const { show, hide, enlarge } = MESSAGES[lang].listing.videos
  const whole = html`<button type="button" class="button is-quiet videos-enlarge">${enlarge}</button>`
  const body =
    provider &&
    html`<button
        type="button"
        class="button is-quiet no-print videos-toggle"
        aria-expanded="false"
        aria-controls="videos-list"
      >
        ${icon('play')}<span class="is-more">${show} (${list.length})</span><span class="is-less">${hide}</span>
      </button>
      <div id="videos-list">${whole}${posters(shown)}</div>`
  return videoSection(shown, 'gallery', body || posters(shown))
}
