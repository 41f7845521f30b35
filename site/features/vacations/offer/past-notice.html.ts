import { html, type Html } from '#core/i18n/html.ts'
import { format, isolate } from '#core/i18n/format.ts'
import { dayRangeText } from '#core/text/values.ts'
import { MESSAGES } from '#core/i18n/messages.ts'
import { icon } from '#site/ui/icons/icon.ts'
import type { PageContext } from '#site/ui/page/page-context.ts'
import { waysOn } from './past-ways.page.ts'

type Page = PageContext<'feature'>

/** Says that the dates have passed, when they were, and where current offers are. */
export function pastNotice({ lang, input }: Page): Html {
  const { title, text } = MESSAGES[lang].travel.pastOffers
  const { dates } = input.feature
  const when = dates && format(text, { dates: isolate(dayRangeText(lang, dates.from, dates.to)) })
  const links = waysOn(lang, input).map(
    ({ href, text }) => html`<a class="button" href="${href}">${text}${icon('arrow')}</a>`,
  )
  return html`
    <div class="notice is-past">
      <p>
        ${icon('calendar')}<span><strong>${title}</strong>${when && html` ${when}`}</span>
      </p>
      <p class="cluster gap-3 button-row">${links}</p>
    </div>
  `
}
