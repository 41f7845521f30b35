import type { SeedListing, StayFact } from '#core/contract/data-files.ts'
import { STAY_ANSWERS, type StayAnswer } from '#core/fields/listing.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { html, type Html } from '#core/i18n/html.ts'
import { MESSAGES } from '#core/i18n/messages.ts'
import { translator } from '#core/i18n/translate.ts'
import { sourceName } from '#core/text/own-sources.ts'
import { dayDateText } from '#core/text/values.ts'
import { factList } from '#site/ui/blocks/fact-list.html.ts'
import { ticks } from './ticks.html.ts'
import { icon } from '#site/ui/icons/icon.ts'
import type { PageContext } from '#site/ui/page/page-context.ts'

/** What a place to stay has for Shabbat and festivals, and who says so. What nobody has answered is left out. */
export function staySection({ lang, input: { listing } }: PageContext<'listing'>): Html | undefined {
  const answered = STAY_ANSWERS.filter((answer) => listing[answer] !== undefined)
  if (answered.length === 0) return undefined
  const { common, listing: words } = MESSAGES[lang]
  const facts = answered
    .filter((answer) => !listing[answer])
    .map((answer): [string, Html] => [words.listing[answer], html`${common.no}`])
  const has = answered.filter((answer) => listing[answer]).map((answer) => words.listing[answer])
  const sources = (listing.stayFacts ?? []).flatMap((fact) => statedLine(lang, listing, fact) ?? [])
  return html`
    <section class="section" aria-labelledby="stay-title">
      <h2 id="stay-title">${icon('candle')}${MESSAGES[lang].places.filters.lists.forshabbat}</h2>
      <div class="stack gap-3">
        ${ticks(has)} ${factList(facts)} ${sources.map((source) => html`<p class="fine">${source}</p>`)}
      </div>
    </section>
  `
}

/** Who has answered, and when; which questions, where others have answered some. */
function statedLine(lang: Lang, listing: SeedListing, { of, source, confirmedAt }: StayFact): Html | undefined {
  const about = of.filter((answer) => listing[answer] !== undefined)
  const { name, checked } = listing.provenance ?? {}
  const isOfListing = source.kind === 'import' && source.name === name && confirmedAt === checked
  if (about.length === 0 || isOfListing) return undefined
  const t = translator(lang)
  const values = { date: dayDateText(lang, confirmedAt), source: sourceName(lang, source.name ?? '') }
  const isOfAll = STAY_ANSWERS.every((answer) => listing[answer] === undefined || about.includes(answer))
  if (isOfAll) return t.html(`listing:listing.stayStated.${source.kind}`, values)
  const stated = t(`listing:listing.stayStated.${source.kind}`, values)
  return t.html('listing:listing.stayStated.of', { stated, answers: namesOf(lang, about) })
}

const namesOf = (lang: Lang, answers: readonly StayAnswer[]): string =>
  answers.map((answer) => MESSAGES[lang].listing.listing[answer]).join(', ')
