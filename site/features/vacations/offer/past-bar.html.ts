import { html, type Html } from '#core/i18n/html.ts'
import { MESSAGES } from '#core/i18n/messages.ts'
import { icon } from '#site/ui/icons/icon.ts'
import { bdi } from '#site/ui/blocks/names.html.ts'
import type { PageContext } from '#site/ui/page/page-context.ts'
import { waysOn } from './past-ways.page.ts'

type Page = PageContext<'feature'>

/** Keeps the link to current offers in view on narrow windows. */
export function pastBar({ lang, input }: Page): Html {
  const { badge, see } = MESSAGES[lang].travel.pastOffers
  const [way] = waysOn(lang, input)
  return html`
    <div class="no-print contact-bar">
      <p>${bdi(lang, input.feature.title)}<span>${badge}</span></p>
      <a class="button" href="${way!.href}">${see}${icon('arrow')}</a>
    </div>
  `
}
