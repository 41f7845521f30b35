import { PEOPLE_MESSAGES } from '#core/i18n/people-words.ts'
import { MESSAGES } from '#core/i18n/messages.ts'
import { playersHost } from '#core/contract/videos.ts'
import { isSampleVideo } from '#core/domain/videos.ts'
import { translator } from '#core/i18n/translate.ts'
import { fill } from '#core/i18n/fill.ts'
import { markup, raw, type Html } from '#site/lib/html.ts'
import type { ShownVideos } from './shown-videos.ts'

export function videoSection(shown: ShownVideos, kind: 'gallery' | 'slider', body: Html): Html {
  const { lang, list, provider } = shown
  const words = MESSAGES[lang].listing.videos
  const isSlider = kind === 'slider' && list.length > 1
  const role = isSlider && provider && markup` aria-roledescription="${words.slider}"`
  const embed = provider && markup` data-videos="${kind}" data-embed="${provider.embed}"`
  const title = translator(lang)('travel:feature.videos')
  return markup`<section class="section videos is-${kind}"${embed}${role} aria-labelledby="videos-title">
    <h2 id="videos-title">${title}</h2>
    ${note(shown)}${body}
  </section>`
}

/** Whom the videos ask, and when. */
function note({ lang, list, provider }: ShownVideos): Html {
  const words = MESSAGES[lang].listing.videos
  const isReal = list.some(({ id }) => !isSampleVideo(id))
  if (!isReal) return markup`<p class="fine">${words.sampleNote}</p>`
  if (!provider) return raw('')
  const text = fill(words.note, { host: playersHost(provider) })
  const { title } = PEOPLE_MESSAGES[lang].privacy
  return markup`<p class="fine">
    ${text} <button type="button" class="link-button" data-dialog="privacy">${title}</button>
  </p>`
}
