import { attribute, html, type Html } from '#core/i18n/html.ts'
import type { OwnFact } from '#core/fields/own.ts'
import type { OwnKind } from '#core/fields/own-kinds.ts'
import { ownValueText } from '#core/text/own-text.ts'
import type { Localized } from '#core/terms/localized.ts'
import {
  cardOptions,
  DOCUMENT_FIELDS,
  rowOf,
  STAY_ANSWERS,
  type DocumentField,
  type Field,
} from '#core/fields/listing.ts'
import { translator, type TextKey } from '#core/i18n/translate.ts'
import type { ListingInput } from '#data/index/inputs.ts'
import { factList } from '#site/ui/blocks/fact-list.html.ts'
import { bdi, optionsHtml, paragraph } from '#site/ui/blocks/names.html.ts'
import { ticks } from './ticks.html.ts'
import { outside, pressCount } from './contact-links.html.ts'
import type { PageContext } from '#site/ui/page/page-context.ts'

type Page = PageContext<'listing'>

type Listing = ListingInput['listing']

function label(page: Page, name: string): string {
  return translator(page.lang)(`listing:listing.${name}` as TextKey & 'listing:listing.rabbi')
}

/** The facts of a listing, by the fields of its type; nothing where the summary has named them all. */
export function details(page: Page): Html {
  const t = translator(page.lang)
  const {
    choices = [],
    texts = [],
    answers = [],
  } = Object.groupBy(
    DOCUMENT_FIELDS.filter((field) => rowOf(field).detail && !isInTable(page.input, field)),
    (field) => sortOf(rowOf(field)),
  )
  const { own = [], listing } = page.input
  const factsOf = (fields: readonly DocumentField[], kinds: readonly OwnKind[]): [string | Html, Html][] => [
    ...fields.flatMap((field): [string, Html][] => {
      const value = listing[field]
      if (value === undefined || value === true) return []
      return [[label(page, field), valueHtml(page, field, value)]]
    }),
    ...own
      .filter(({ kind, value }) => kinds.includes(kind) && value !== true)
      .map((fact): [Html, Html] => [bdi(page.lang, fact.name), ownHtml(page, fact)]),
  ]
  const has = [
    ...answers.filter((field) => listing[field] === true).map((field) => label(page, field)),
    ...own.filter(({ value }) => value === true).map(({ name }) => bdi(page.lang, name)),
  ]
  const others = [...factsOf(texts, OWN_TEXTS), ...factsOf(answers, ['answer'])]
  // The summary has options of editors without the name of their field.
  const isSaid = own.length === 0 && choices.every((field) => isInSummary(listing, field))
  if (others.length + has.length === 0 && isSaid) return html``
  return html`
    <section class="section" aria-labelledby="details-title">
      <h2 id="details-title">${t('listing:listing.details')}</h2>
      <div class="stack gap-3">${factList([...factsOf(choices, ['choice']), ...others])} ${ticks(has)}</div>
    </section>
  `
}

const OWN_TEXTS: readonly OwnKind[] = ['text', 'number', 'day', 'link']

/** What a listing has in a field of editors. */
function ownHtml(page: Page, fact: OwnFact): Html {
  const { text, lang } = ownValueText(page.lang, fact)
  if (fact.kind !== 'link') return html`<bdi ${attribute('lang', lang)}>${text}</bdi>`
  return page.input.listing.sample ? html`<bdi dir="ltr">${text}</bdi>` : outside(text, pressCount(page, 'site'))
}

/** Hours by day, services and answers for Shabbat have tables of their own; a note about prayer times is with them. */
const isInTable = ({ hours, listing: { prayerTimes } }: ListingInput, field: DocumentField): boolean =>
  isStayAnswer(field) ||
  (field === 'openingHours' && hours !== undefined) ||
  (field === 'prayers' && prayerTimes?.raw !== undefined)

function isInSummary(listing: Listing, field: DocumentField): boolean {
  const { list } = rowOf(field)
  const named = cardOptions(listing).flatMap(([of, id]): unknown[] => (of === list ? [id] : []))
  return [listing[field] ?? []].flat().every((id) => named.includes(id))
}

const isStayAnswer = (field: DocumentField): boolean => (STAY_ANSWERS as readonly string[]).includes(field)

/** Choices come first, answers last. */
function sortOf({ list, kind }: Field): 'choices' | 'texts' | 'answers' {
  if (list) return 'choices'
  return kind === 'answer' ? 'answers' : 'texts'
}

function valueHtml({ lang, options }: Page, field: DocumentField, value: NonNullable<Listing[DocumentField]>): Html {
  const { list, detail } = rowOf(field)
  if (typeof value === 'boolean') return html`${translator(lang)('common:no')}`
  if (list) {
    return optionsHtml(lang, options, list, [value as string | string[]].flat())
  }
  const text = (typeof value === 'string' ? { en: value, [lang]: value } : value) as Localized
  return detail === 'long' ? paragraph(lang, text, 'is-long') : bdi(lang, text)
}
