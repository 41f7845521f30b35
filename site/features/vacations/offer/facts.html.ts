import { html, type Html } from '#core/i18n/html.ts'
import { dayNumber } from '#core/domain/times/dates.ts'
import { dayRangeText } from '#core/text/values.ts'
import { MESSAGES } from '#core/i18n/messages.ts'
import { formatCount } from '#core/i18n/format.ts'
import { factList } from '#site/ui/blocks/fact-list.html.ts'
import { bdi } from '#site/ui/blocks/names.html.ts'
import type { PageContext } from '#site/ui/page/page-context.ts'

/** Days, and how many nights lie between them. */
function daysOf({ lang, input }: PageContext<'feature'>): Html | undefined {
  const { dates } = input.feature
  if (!dates) return undefined
  const nights = dayNumber(dates.to) - dayNumber(dates.from)
  const days = dayRangeText(lang, dates.from, dates.to)
  if (nights <= 0) return html`${days}`
  return html`<span>${days} ·</span> <span>${formatCount(lang, MESSAGES[lang].travel.feature, 'nights', nights)}</span>`
}

/** What a traveller asks first: when, which meals, who supervises them, who runs it. */
export function featureFacts(page: PageContext<'feature'>): Html {
  const { lang, input } = page
  const { board, supervision, organiser } = input.feature
  const { feature: words } = MESSAGES[lang].travel
  const facts: [string, Html][] = [[words.dates, daysOf(page) ?? html`${MESSAGES[lang].common.datesOnRequest}`]]
  if (board) facts.push([words.terms.board, html`${words.boards[board]}`])
  facts.push([words.terms.supervision, supervision ? bdi(lang, supervision) : html`${words.supervisionUnknown}`])
  if (organiser) facts.push([words.terms.organiser, bdi(lang, organiser)])
  return factList(facts)
}
