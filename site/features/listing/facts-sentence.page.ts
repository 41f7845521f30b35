import { textIn } from '#core/terms/localized.ts'
import { isFromKnowledge } from '#core/domain/provenance.ts'
import { rowOf, type ChoiceField } from '#core/fields/listing.ts'
import { format } from '#core/i18n/format.ts'
import { dayDateText } from '#core/text/values.ts'
import { MESSAGES } from '#core/i18n/messages.ts'
import { sourceName } from '#core/text/own-sources.ts'
import { optionName } from '#site/ui/blocks/names.html.ts'
import type { PageContext } from '#site/ui/page/page-context.ts'

type Page = Pick<PageContext<'listing'>, 'lang' | 'options' | 'input'>

const KINDS = ['businessesType', 'heritageType', 'embassyType'] as const
const TRAITS = ['religion', 'originOfCommunity', 'foodType', 'cuisine'] as const

/** What is known of a listing, in sentences: its kind and place, its community or kitchen, and who says so. */
export function factsSentence(page: Page): string {
  const { lang, input } = page
  const { listing, place } = input
  const words = MESSAGES[lang].listing.listing
  const [kind = words.facts.kinds[`t${listing.dtype}`]] = KINDS.flatMap((field) => namesOf(page, field))
  const where = [place, ...(place.parent ? [place.parent] : [])].map(({ names }) => textIn(lang, names))
  const traits = TRAITS.map((field) => [words[field], namesOf(page, field).join(', ')] as const)
  const { provenance } = listing
  return [
    format(words.facts.where, { kind, place: where.join(', ') }),
    ...traits.flatMap(([label, value]) => (value ? format(words.facts.trait, { label, value }) : [])),
    ...(provenance && !isFromKnowledge(listing)
      ? [
          format(words.supervisionSource, {
            source: sourceName(lang, provenance.name),
            date: dayDateText(lang, provenance.checked),
          }),
        ]
      : []),
  ].join(' ')
}

function namesOf({ lang, options, input }: Page, field: ChoiceField): string[] {
  const { list } = rowOf(field)
  const ids = [(input.listing as Partial<Record<ChoiceField, string | string[]>>)[field] ?? []].flat()
  return list ? ids.map((id) => optionName(lang, options, list, id)) : []
}

/** Shorter descriptions leave room for the facts in search results. */
const SHORT = 80

/** A description in the page's language, for search engines. */
export function descriptionText(page: Page): string {
  const { sample, description } = page.input.listing
  const own = description?.[page.lang]
  if (own === undefined) return sample && description ? textIn(page.lang, description) : factsSentence(page)
  return own.length < SHORT && !sample ? `${own} ${factsSentence(page)}` : own
}
