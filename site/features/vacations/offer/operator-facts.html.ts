import type { PesachFacts, SeedFeature } from '#core/contract/data-files.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { html, type Html } from '#core/i18n/html.ts'
import { MESSAGES } from '#core/i18n/messages.ts'
import { translator } from '#core/i18n/translate.ts'
import { textIn } from '#core/terms/localized.ts'
import { dayDateText } from '#core/text/values.ts'
import { bdi, paragraph } from '#site/ui/blocks/names.html.ts'

type Supervised = Pick<SeedFeature, 'dates' | 'supervision' | 'supervisionYear'>

/** Whether the supervision that is stated is that of an earlier year's programme. */
const isOfEarlierYear = ({ dates, supervisionYear }: Supervised): boolean =>
  supervisionYear !== undefined && dates !== undefined && `${supervisionYear}` < dates.from.slice(0, 4)

/** Whether somebody has stated who supervises this year's programme. */
export const isSupervisionKnown = (feature: Supervised): boolean =>
  feature.supervision !== undefined && !isOfEarlierYear(feature)

/** Who supervises this year's programme; an earlier year says nothing of this one. */
export function supervisionHtml(lang: Lang, feature: Supervised): Html {
  const { supervision, supervisionYear, dates } = feature
  const { feature: words } = MESSAGES[lang].travel
  if (!supervision) return html`${words.supervisionUnknown}`
  if (supervisionYear === undefined) return bdi(lang, supervision)
  if (!isOfEarlierYear(feature)) return html`${bdi(lang, supervision)} (${supervisionYear})`
  return translator(lang).html('travel:feature.supervisionBefore', {
    year: dates!.from.slice(0, 4),
    before: String(supervisionYear),
    supervision: textIn(lang, supervision),
  })
}

/** What holds for its Pesach; what nobody has stated is left out. */
export function pesachFact(
  lang: Lang,
  { year, kitniyot, gebrokts, chametzFreeSince: since }: PesachFacts,
): [string, Html] {
  const { kashrut } = MESSAGES[lang].listing.listing
  const { yes, no } = MESSAGES[lang].common
  const answer = (name: string, is: boolean | undefined) => (is === undefined ? [] : `${name}: ${is ? yes : no}`)
  const facts = [
    answer(kashrut.standards.kitniyot, kitniyot),
    answer(kashrut.standards.gebrokts, gebrokts),
    since === undefined ? [] : `${kashrut.chametzFreeSince} ${dayDateText(lang, since)}`,
  ].flat()
  const label = translator(lang)('listing:listing.kashrut.pesach', { year: String(year) })
  return [
    label,
    html`<ul>
      ${facts.map((fact) => html`<li>${fact}</li>`)}
    </ul>`,
  ]
}

/** Who runs it and since when, and on which terms. */
export function operatorFacts(lang: Lang, feature: SeedFeature): [string, Html][] {
  const { organiser, organiserSince, deposit, refund } = feature
  const { terms } = MESSAGES[lang].travel.feature
  const rows: [string, Html | undefined][] = [
    [terms.organiser, organiser && bdi(lang, organiser)],
    [terms.organiserSince, organiserSince === undefined ? undefined : html`${String(organiserSince)}`],
    [terms.deposit, deposit && paragraph(lang, deposit)],
    [terms.refund, refund && paragraph(lang, refund)],
  ]
  return rows.flatMap(([term, value]): [string, Html][] => (value ? [[term, value]] : []))
}
