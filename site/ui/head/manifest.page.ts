import { pageHref } from '#core/domain/links.ts'
import { direction } from '#core/i18n/languages.ts'
import { siteName, tagline } from '#site/ui/page/site-words.page.ts'
import type { PageContext } from '#site/ui/page/page-context.ts'

export const THEME_COLOUR = '#1d3a63'
/** Behind the icon while the site starts: `--paper` of the light theme. */
const BACKGROUND_COLOUR = '#fbf7ee'

/** What a phone puts on its home screen: each language is an application of its own that starts at its home page. */
export function manifestText({ lang, frame, colours }: Pick<PageContext, 'lang' | 'frame' | 'colours'>): string {
  const name = siteName(lang, frame)
  const icon = { src: '/icon-512.png', sizes: '512x512', type: 'image/png' }
  return JSON.stringify({
    id: pageHref(lang, 'home'),
    name,
    short_name: name,
    description: tagline(lang, frame),
    lang,
    dir: direction(lang),
    start_url: pageHref(lang, 'home'),
    scope: '/',
    // With a way back: not every phone has a button for it.
    display: 'minimal-ui',
    theme_color: colours?.brand ?? THEME_COLOUR,
    background_color: BACKGROUND_COLOUR,
    // Its mark stands within the middle that launchers leave of a maskable one.
    icons: [
      { src: '/apple-touch-icon.png', sizes: '180x180', type: 'image/png' },
      icon,
      { ...icon, purpose: 'maskable' },
    ],
  })
}
