import { MESSAGES } from '#core/i18n/messages.ts'
import type { Video } from '#core/contract/seed/parts.ts'
import { playersHost, type VideoProvider } from '#core/contract/videos.ts'
import { isSampleVideo, videoAddress } from '#core/domain/videos.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { format } from '#core/i18n/format.ts'
import { html, type Html } from '#core/i18n/html.ts'
import { icon } from '#site/ui/icons/icon.ts'
import { bdi } from '#site/ui/blocks/names.html.ts'
import { picture } from '#site/ui/blocks/pictures.ts'
import type { ShownVideos } from './shown-videos.page.ts'

const POSTER_SIZES = '(min-width: 64rem) 22rem, (min-width: 48rem) 45vw, 50vw'

export function posters(shown: ShownVideos): Html {
  return html`<ul class="videos-list">
    ${shown.list.map((video, at) => poster(video, at, shown))}
  </ul>`
}

function poster({ id, title }: Video, at: number, { lang, pictures, provider }: ShownVideos): Html {
  // The first picture is at the head of the page.
  const key = pictures[at + 1]
  const image = key === undefined ? html`` : picture(key, { sizes: POSTER_SIZES })
  const name = bdi(lang, title)
  const body = provider ? playButton(id, html`${image}${sign(id, name, { lang, provider })}`, { provider }) : image
  return html`<li class="video" data-video="${id}">
    <div class="video-frame">${body}</div>
    <p class="above-2 video-title" data-said>${name}</p>
  </li>`
}

/** Without JavaScript it links to the provider's page of the video. */
function playButton(id: string, body: Html, { provider }: { provider: VideoProvider }): Html {
  if (!provider.page || isSampleVideo(id))
    return html`<button type="button" class="video-play" data-play>${body}</button>`
  const href = videoAddress(provider.page, id)
  return html`<a class="video-play" href="${href}" rel="noopener noreferrer" data-play>${body}</a>`
}

function sign(id: string, name: Html, { lang, provider }: { lang: Lang; provider: VideoProvider }): Html {
  const words = MESSAGES[lang].listing.videos
  const whom = isSampleVideo(id) ? words.sample : format(words.asks, { host: playersHost(provider) })
  const said = html`<span class="visually-hidden">${words.play}: ${name}. </span
    ><span class="no-print video-whom">${whom}</span>`
  return html`<span class="no-print video-sign">${icon('play')}</span>${said}`
}
