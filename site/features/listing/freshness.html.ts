import type { SeedListing } from '#core/contract/data-files.ts'
import { hintQuestions } from '#core/domain/hints.ts'
import { html, type Html } from '#core/i18n/html.ts'
import { pageHref } from '#core/domain/links.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { format } from '#core/i18n/format.ts'
import { dayDateText } from '#core/text/values.ts'
import { MESSAGES } from '#core/i18n/messages.ts'
import { translator } from '#core/i18n/translate.ts'
import { icon } from '#site/ui/icons/icon.ts'
import type { PageContext } from '#site/ui/page/page-context.ts'
import type { DialogName } from '#site/ui/dialogs/dialogs.ts'
import { isOfCommunity } from '#core/domain/business-kinds.ts'
import { actions, editHref } from './actions.html.ts'
import { isOldWord } from './notice.html.ts'

type Page = PageContext<'listing'>

/** When and how a listing was last confirmed, what visitors are asked, and what readers who know better can do. */
export function freshness({ lang, input }: Page): Html {
  const { listing, confirmation } = input
  const { listing: words, dialogs } = MESSAGES[lang].listing
  const questions = hintQuestions(listing, confirmation, input.prayerTimes?.day)
  const asks = questions.length > 0
  const closes = !listing.sample && mayClose(listing)
  const title = asks ? words.hints.title : closes ? words.freshness.title : dialogs.actions.title
  const addTimes =
    questions.includes('prayers') &&
    html`<p><a href="${editHref(lang, listing.tnid)}" rel="nofollow">${words.hints.addTimes}</a></p>`
  return html`
    <section class="box panel-box above-5${closes && ' freshness'}" aria-labelledby="freshness-title">
      <h2 id="freshness-title">${icon(asks ? 'people' : closes ? 'clock' : 'flag')}${title}</h2>
      ${!listing.sample && confirmation?.isOld && !isOldWord(input) && notConfirmedSince(lang, confirmation.day)}
      ${!listing.sample && lastConfirmed({ lang, input })}
      ${asks && html`<div data-hints="${questions.join(' ')}"></div>`} ${addTimes}
      ${closes && !questions.includes('there') && sightingButtons(lang)} ${actions(lang, listing.tnid)}
    </section>
  `
}

const notConfirmedSince = (lang: Lang, day: string): Html => html`
  <p class="row gap-2">
    ${icon('warning')}<strong>${format(MESSAGES[lang].common.notConfirmedSince, { year: day.slice(0, 4) })}</strong>
  </p>
`

/** Whether it is still there. */
function sightingButtons(lang: Lang): Html {
  const { sighting } = MESSAGES[lang].listing.dialogs
  const button = (name: DialogName, text: string) =>
    html`<a class="button is-quiet" href="${pageHref(lang, 'login')}" rel="nofollow" data-dialog="${name}">${text}</a>`
  return html`
    <p class="cluster gap-2 button-row">
      ${button('stillOpen', sighting.open)} ${button('closedForGood', sighting.closed)}
    </p>
  `
}

/** Of institutions, which seldom close, nobody is asked whether they are still there. */
const mayClose = (listing: SeedListing): boolean => !INSTITUTIONS.has(listing.dtype) && !isOfCommunity(listing)

const INSTITUTIONS: ReadonlySet<number> = new Set([231, 233, 237])

/** Who confirmed it and when; what was only compiled or imported says so in the line of its source. */
export function confirmedText({ lang, input: { confirmation } }: Pick<Page, 'lang' | 'input'>): Html | undefined {
  if (!confirmation || confirmation.by === 'source' || confirmation.by === 'compiled') return undefined
  return translator(lang).html(`listing:listing.freshness.${confirmation.by}`, {
    date: dayDateText(lang, confirmation.day),
  })
}

function lastConfirmed(page: Pick<Page, 'lang' | 'input'>): Html | undefined {
  const text = page.input.confirmation
    ? confirmedText(page)
    : html`${MESSAGES[page.lang].listing.listing.freshness.never}`
  return text && html`<p>${text}</p>`
}
