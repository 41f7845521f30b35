import { hintQuestions } from '#core/domain/hints.ts'
import { html, type Html } from '#core/i18n/html.ts'
import { MESSAGES } from '#core/i18n/messages.ts'
import { icon } from '#site/ui/icons/icon.ts'
import type { PageContext } from '#site/ui/page/page-context.ts'
import { editHref } from './actions.html.ts'

/** What visitors are asked about a place. The questions come late; without script the form stands. */
export function hintsSection({ lang, input: { listing, confirmation } }: PageContext<'listing'>): Html {
  const questions = hintQuestions(listing, confirmation)
  if (questions.length === 0) return html``
  const { listing: words, owners } = MESSAGES[lang].listing
  const isPrayers = questions.includes('prayers')
  return html`
    <section class="box panel-box above-5" aria-labelledby="hints-title">
      <h2 id="hints-title">${icon('people')}${words.hints.title}</h2>
      <div data-hints="${questions.join(' ')}"></div>
      <p>
        <a href="${editHref(lang, listing.tnid)}" rel="nofollow"
          >${isPrayers ? words.hints.addTimes : owners.links.suggest}</a
        >
      </p>
    </section>
  `
}
