import { html, type Html } from '#core/i18n/html.ts'
import { pageHref } from '#core/domain/links.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { MESSAGES } from '#core/i18n/messages.ts'
import { icon, type IconName } from '#site/ui/icons/icon.ts'

export interface WayOn {
  icon: IconName
  title: string
  text: string
  href: string
  /** The name of what it leads to. */
  link: string
}

/** What a visitor may do next, in boxes. */
export const waysOn = (ways: readonly WayOn[]): Html => html`
  <div class="stack gap-5 ways-on">
    ${ways.map(
      (way) => html`
        <div class="box">
          ${icon(way.icon)}
          <h3>${way.title}</h3>
          <p>${way.text}</p>
          <p><a class="more-link" href="${way.href}">${way.link}${icon('arrow')}</a></p>
        </div>
      `,
    )}
  </div>
`

export function tripWay(lang: Lang): WayOn {
  const { trip: text, tripLink: link } = MESSAGES[lang].places.homeRows.yours
  return { icon: 'map', title: MESSAGES[lang].times.trip.title, text, href: pageHref(lang, 'trip'), link }
}
