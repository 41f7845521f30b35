import { PEOPLE_MESSAGES } from '#core/i18n/people-words.ts'
import { MESSAGES } from '#core/i18n/messages.ts'
import type { Video } from '#core/contract/seed/parts.ts'
import { playersHost, type VideoProvider } from '#core/contract/videos.ts'
import { isSampleVideo, videoAddress } from '#core/domain/videos.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { translator } from '#core/i18n/translate.ts'
import { fill } from '#core/i18n/fill.ts'
import { attribute, html, raw, type Html } from '#core/domain/html.ts'
import { icon } from '#site/components/icons/icon.ts'
import { bdi } from '#site/components/shared/names.ts'
import type { PageContext } from '#site/render/page.ts'
import { picture } from '#site/components/shared/pictures.ts'

const POSTER_SIZES = '(min-width: 64rem) 22rem, (min-width: 48rem) 45vw, 92vw'

interface Shown {
  lang: Lang
  list: readonly Video[]
  /** Of the page: posters are our own. */
  pictures: readonly string[]
  provider: VideoProvider | undefined
}

/** The videos of an offer: posters that open a gallery, or on small screens play where they stand, behind a button. */
export function videoGallery({ lang, input, videos: provider }: PageContext<'feature'>): Html {
  const { videos: list, pictures } = input.feature
  const shown = { lang, list, pictures, provider }
  if (list.length === 0) return raw('')
  const { show, hide, enlarge } = MESSAGES[lang].listing.videos
  const toggle = html`
    <button type="button" class="button is-quiet videos-toggle" aria-expanded="false" aria-controls="videos-list">
      ${icon('play')}<span class="is-more">${show} (${list.length})</span><span class="is-less">${hide}</span>
    </button>
  `
  const whole = html`<button type="button" class="button is-quiet videos-enlarge">${enlarge}</button>`
  return section(
    shown,
    'gallery',
    provider
      ? html`
          ${toggle}
          <div id="videos-list">${whole}${posters(shown)}</div>
        `
      : posters(shown),
  )
}

/** The videos of a listing: a row of posters, which becomes a slider where there is room for one only. */
export function videoSlider({ lang, input, videos: provider }: PageContext<'listing'>): Html {
  const { videos: list = [] } = input.listing
  const shown = { lang, list, pictures: input.pictures, provider }
  if (list.length === 0) return raw('')
  return section(
    shown,
    'slider',
    html`
      <div class="videos-view">${posters(shown)}</div>
      ${provider && controls(lang, list.length)}
    `,
  )
}

function section(shown: Shown, kind: 'gallery' | 'slider', body: Html): Html {
  const { lang, list, provider } = shown
  const words = MESSAGES[lang].listing.videos
  const isSlider = kind === 'slider' && list.length > 1
  const role = isSlider && provider && words.slider
  return html`
    <section
      class="section videos is-${kind}"
      ${attribute('data-videos', provider && kind)}
      ${attribute('data-embed', provider?.embed)}
      ${attribute('aria-roledescription', role)}
      aria-labelledby="videos-title"
    >
      <h2 id="videos-title">${translator(lang)('travel:feature.videos')}</h2>
      ${note(shown)} ${body}
    </section>
  `
}

/** Whom the videos ask, and when. */
function note({ lang, list, provider }: Shown): Html {
  const words = MESSAGES[lang].listing.videos
  const isReal = list.some(({ id }) => !isSampleVideo(id))
  if (!isReal) return html`<p class="fine">${words.sampleNote}</p>`
  if (!provider) return raw('')
  const host = playersHost(provider)
  return html`
    <p class="fine">
      ${fill(words.note, { host })}
      <button type="button" class="link-button" data-dialog="privacy">${PEOPLE_MESSAGES[lang].privacy.title}</button>
    </p>
  `
}

function posters(shown: Shown): Html {
  return html`
    <ul class="videos-list">
      ${shown.list.map((video, at) => poster(video, at, shown))}
    </ul>
  `
}

function poster({ id, title }: Video, at: number, shown: Shown): Html {
  const { lang, pictures, provider } = shown
  const key = pictures[(at + 1) % pictures.length] ?? ''
  const image = picture(key, { sizes: POSTER_SIZES })
  const name = bdi(lang, title)
  const body = provider
    ? playButton(id, html`${image}${sign(id, name, { lang, provider })}`, {
        provider,
      })
    : image
  return html`
    <li class="video" data-video="${id}">
      <div class="video-frame">${body}</div>
      <p class="video-title">${name}</p>
    </li>
  `
}

/** Without a script a press leads to the provider's own page of the video. */
function playButton(id: string, body: Html, { provider }: { provider: VideoProvider }): Html {
  return provider.page && !isSampleVideo(id)
    ? html`
        <a class="video-play" href="${videoAddress(provider.page, id)}" rel="noopener noreferrer" data-play>${body}</a>
      `
    : html`<button type="button" class="video-play" data-play>${body}</button>`
}

function sign(id: string, name: Html, { lang, provider }: { lang: Lang; provider: VideoProvider }): Html {
  const words = MESSAGES[lang].listing.videos
  const whom = isSampleVideo(id) ? words.sample : fill(words.asks, { host: playersHost(provider) })
  return html`
    <span class="video-sign">${icon('play')}</span><span class="visually-hidden">${words.play}: ${name}. </span
    ><span class="video-whom">${whom}</span>
  `
}

/** The buttons below the slider. */
function controls(lang: Lang, total: number): Html {
  const words = MESSAGES[lang].listing.videos
  const turn = (by: number, name: string) => html`
    <button type="button" class="video-turn" data-turn="${by}" aria-label="${name}">${icon('chevron')}</button>
  `
  const dots = Array.from({ length: total }, (_, at) => {
    const values = { number: `${at + 1}`, total: `${total}` }
    return html`
      <li>
        <button
          type="button"
          data-go="${at}"
          aria-label="${fill(words.showOne, values)}"
          ${attribute('aria-current', at === 0 && 'true')}
        ></button>
      </li>
    `
  })
  const moves =
    total > 1 &&
    html`
      ${turn(-1, words.previous)}
      <ul class="video-dots">
        ${dots}
      </ul>
      ${turn(1, words.next)}
    `
  return html`
    <div class="videos-controls">
      ${moves}<button type="button" class="button is-quiet" data-pause hidden>${words.pause}</button>
    </div>
    <p class="visually-hidden" role="status"></p>
  `
}
