import { html, type Html } from '#core/i18n/html.ts'
import { dayNumber } from '#core/domain/times/dates.ts'
import { placeHref } from '#core/domain/links.ts'
import { dayRangeText } from '#core/text/values.ts'
import { MESSAGES } from '#core/i18n/messages.ts'
import { formatCount } from '#core/i18n/format.ts'
import { factList } from '#site/ui/blocks/fact-list.html.ts'
import { bdi } from '#site/ui/blocks/names.html.ts'
import type { PageContext } from '#site/ui/page/page-context.ts'
import { hotelFacts } from './hotel-facts.html.ts'
import { isSupervisionKnown, operatorFacts, pesachFact, supervisionHtml } from './operator-facts.html.ts'

/** Days, and how many nights lie between them. */
function daysOf({ lang, input }: PageContext<'feature'>): Html | undefined {
  const { dates } = input.feature
  if (!dates) return undefined
  const nights = dayNumber(dates.to) - dayNumber(dates.from)
  const days = dayRangeText(lang, dates.from, dates.to)
  if (nights <= 0) return html`${days}`
  return html`${days}
    <span class="quiet nights">${formatCount(lang, MESSAGES[lang].travel.feature, 'nights', nights)}</span>`
}

/** The town with the way to its guide, and its country. */
function placeOf({ lang, input: { place } }: PageContext<'feature'>): Html {
  const { parent } = place
  const name = bdi(lang, place.names)
  return html`${place.hasPage ? html`<a href="${placeHref(lang, place)}">${name}</a>` : name}${
    parent && html`, ${bdi(lang, parent.names)}`
  }`
}

/** What a traveller asks first: when, where, which meals, who supervises them, who runs it on which terms. */
export function featureFacts(page: PageContext<'feature'>): Html {
  const { lang, input } = page
  const { board, pesach } = input.feature
  const { feature: words } = MESSAGES[lang].travel
  const facts: [string, Html][] = [[words.dates, daysOf(page) ?? html`${MESSAGES[lang].common.datesOnRequest}`]]
  facts.push([MESSAGES[lang].travel.vacations.form.destination, placeOf(page)], ...hotelFacts(page))
  if (board) facts.push([words.terms.board, html`${words.boards[board]}`])
  facts.push([words.terms.supervision, supervisionHtml(lang, input.feature)])
  if (pesach) facts.push(pesachFact(lang, pesach))
  const isKnown = isSupervisionKnown(input.feature)
  const ask = !isKnown && html`<p class="fine">${words.askSupervision}</p>`
  return html`${factList([...facts, ...operatorFacts(lang, input.feature)])}${ask}`
}
