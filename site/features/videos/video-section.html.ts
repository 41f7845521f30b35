import { MESSAGES } from '#core/i18n/messages.ts'
import { playersHost } from '#core/contract/videos.ts'
import { isSampleVideo } from '#core/domain/videos.ts'
import { translator } from '#core/i18n/translate.ts'
import { format } from '#core/i18n/format.ts'
import { attribute, html, raw, type Html } from '#core/i18n/html.ts'
import type { ShownVideos } from './shown-videos.page.ts'

export function videoSection(shown: ShownVideos, kind: 'gallery' | 'slider', body: Html): Html {
  const { lang, list, provider } = shown
  const words = MESSAGES[lang].listing.videos
  const isReal = list.some(({ id }) => !isSampleVideo(id))
  const isSlider = kind === 'slider' && list.length > 1
  const title = translator(lang)('travel:feature.videos')
  return html`<section
    class="section videos is-${kind}${!isReal && ' is-sample'}"
    ${attribute('data-videos', provider && kind)}
    ${attribute('data-embed', provider?.embed)}
    ${attribute('aria-roledescription', isSlider && provider && words.slider)}
    aria-labelledby="videos-title"
  >
    <h2 id="videos-title">${title}</h2>
    ${note(shown, isReal)}${body}
  </section>`
}

/** Names the third party that videos contact, and when. */
function note({ lang, provider }: ShownVideos, isReal: boolean): Html {
  const words = MESSAGES[lang].listing.videos
  if (!isReal) return html`<p class="fine below-4">${words.sampleNote}</p>`
  if (!provider) return raw('')
  const text = format(words.note, { host: playersHost(provider) })
  const { title } = MESSAGES[lang].accounts.app.privacy
  return html`<p class="fine below-4">
    ${text} <button type="button" class="link-button" data-dialog="privacy">${title}</button>
  </p>`
}
