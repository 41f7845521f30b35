import { MESSAGES } from '#core/i18n/messages.ts'
import { describe, expect, test } from 'vitest'
import type { Video } from '#core/contract/seed/parts.ts'
import { YOUTUBE, type VideoProvider } from '#core/contract/videos.ts'
import { LANGS } from '#core/i18n/languages.ts'
import type { PageContext } from '#site/ui/page/page-context.ts'
import { readMore } from '#site/ui/blocks/read-more.html.ts'
import { videoGallery } from '#site/features/videos/video-gallery.html.ts'
import { videoSlider } from '#site/features/videos/video-slider.html.ts'
import { listingInput } from '../samples.ts'

const real: Video = { id: 'dQw4w9WgXcQ', title: { en: 'A <b>walk</b>' } }
const sample: Video = { id: 'sample00012', title: { en: 'A sample' } }

interface Given {
  lang?: (typeof LANGS)[number]
  list: readonly Video[]
  provider?: VideoProvider | undefined
}

function offer({ lang = 'en', list, provider }: Given): string {
  const feature = { videos: list, pictures: ['travel-1', 'travel-2'] }
  const page = { lang, input: { feature }, videos: provider }
  return videoGallery(page as unknown as PageContext<'feature'>).html
}

function slider({ lang = 'en', list, provider }: Given): string {
  const input = listingInput({ videos: [...list] })
  const page = { lang, input, videos: provider }
  return videoSlider(page as unknown as PageContext<'listing'>).html
}

describe.each([
  ['an offer', offer],
  ['a listing', slider],
] as const)('%s', (_, draw) => {
  test('shows nothing where it has no videos', () => {
    expect(draw({ list: [], provider: YOUTUBE })).toBe('')
  })

  test('holds its own pictures and no address that a browser would load', () => {
    const html = draw({ list: [real, sample], provider: YOUTUBE })
    expect(html).not.toMatch(/<(iframe|script|link)/)
    for (const [, src] of html.matchAll(/ (?:src|srcset)="([^"]+)"/g)) expect(src).toMatch(/^\/pictures\//)
  })

  test('repeats neither the picture at the head of the page nor any other', () => {
    const html = draw({ list: [real, sample, real], provider: YOUTUBE })
    const shown = [...html.matchAll(/<img[^>]* src="([^"]+)"/g)].map(([, src]) => src)
    expect(shown).toHaveLength(1)
    expect(shown[0]).toContain('-2')
  })

  test('a real video is a link to its page, whose name says whom it asks', () => {
    const html = draw({ list: [real], provider: YOUTUBE })
    expect(html).toContain(
      '<a class="video-play" href="https://www.youtube.com/watch?v=dQw4w9WgXcQ" rel="noopener noreferrer" data-play>',
    )
    expect(html).toContain('Plays from youtube-nocookie.com')
    expect(html).toContain('A &lt;b&gt;walk&lt;/b&gt;')
    expect(html).toContain('data-dialog="privacy"')
  })

  test('a sample is a button that says so, and leads nowhere', () => {
    const html = draw({ list: [sample], provider: YOUTUBE })
    expect(html).toContain('<button type="button" class="video-play" data-play>')
    expect(html).toContain(MESSAGES.en.listing.videos.sample)
    expect(html).not.toContain('href="https://')
    expect(html).toContain('no third party is contacted')
  })

  test('a provider without pages of its own has buttons', () => {
    const embed = 'https://v.test/{id}'
    const html = draw({ list: [real], provider: { embed } })
    expect(html).not.toContain('<a ')
    expect(html).toContain(`data-embed="${embed}"`)
  })

  test('where videos are off, titles and pictures are all', () => {
    const html = draw({ list: [real], provider: undefined })
    expect(html).not.toMatch(/<button|data-videos|data-play|<a /)
    expect(html).toContain('A &lt;b&gt;walk&lt;/b&gt;')
  })

  test('refuses what is no id', () => {
    const list = [{ id: '../../evil/', title: { en: 'x' } }]
    expect(() => draw({ list, provider: YOUTUBE })).toThrow(RangeError)
  })

  test.each(LANGS)('has its words in %s', (lang) => {
    const html = draw({ lang, list: [real, sample], provider: YOUTUBE })
    expect(html).not.toContain('{{')
    expect(html).toContain(MESSAGES[lang].listing.videos.sample)
  })
})

test('a slider has its buttons only where there is something to slide', () => {
  const one = slider({ list: [real], provider: YOUTUBE })
  expect(one).not.toContain('data-turn')
  const two = slider({ list: [real, sample], provider: YOUTUBE })
  expect(two.match(/data-at/g)).toHaveLength(2)
  expect(two).toContain(`aria-roledescription="${MESSAGES.en.listing.videos.slider}"`)
})

describe('a text', () => {
  const long = 'word '.repeat(200)

  test('is cut short by its looks only where it is long', () => {
    expect(readMore('en', { en: 'Short.' }, 'lead').html).toBe('<p class="lead">Short.</p>')
    const html = readMore('en', { en: long }, 'lead').html
    expect(html).toContain(`<p class="lead">${long}</p>`)
    expect(html).toContain('data-more aria-expanded="false"')
  })

  test.each(LANGS)('has its button in %s', (lang) => {
    const html = readMore(lang, { en: long }).html
    for (const word of Object.values(MESSAGES[lang].common.readMore)) expect(html).toContain(word)
  })
})
