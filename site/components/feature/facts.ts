import { html, type Html } from '#core/domain/html.ts'
import { categoryHref, placeHref } from '#core/domain/links.ts'
import { dayNumber } from '#core/domain/times/dates.ts'
import { dayRangeText } from '#core/i18n/formats.ts'
import { MESSAGES } from '#core/i18n/messages.ts'
import { counted } from '#core/i18n/plural.ts'
import { factList } from '#site/components/shared/fact-list.ts'
import { bdi } from '#site/components/shared/names.ts'
import type { PageContext } from '#site/render/page.ts'

/** Days, and how many nights lie between them. */
function daysOf({ lang, input }: PageContext<'feature'>): Html | undefined {
  const { dates } = input.feature
  if (!dates) return undefined
  const nights = dayNumber(dates.to) - dayNumber(dates.from)
  const days = dayRangeText(lang, dates.from, dates.to)
  return html`${days}${nights > 0 && ` · ${counted(lang, MESSAGES[lang].travel.feature, 'nights', nights)}`}`
}

/** What a traveller asks first: where, of what kind, when. */
export function featureFacts(page: PageContext<'feature'>): Html {
  const { lang, input } = page
  const { place, category } = input
  const { feature: words, categories } = MESSAGES[lang].travel
  const name = bdi(lang, place.names)
  const facts: [string, Html][] = [
    [words.place, place.hasPage ? html`<a href="${placeHref(lang, place)}">${name}</a>` : name],
  ]
  if (category) {
    const link = html`<a href="${categoryHref(lang, category)}">${bdi(lang, category.title)}</a>`
    facts.push([categories.kind, link])
  }
  return factList([...facts, [words.dates, daysOf(page) ?? html`${MESSAGES[lang].common.datesOnRequest}`]])
}
