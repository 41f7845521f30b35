import { html, type Html } from '#core/i18n/html.ts'
import { numberText } from '#core/text/values.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { translator } from '#core/i18n/translate.ts'

const COUNT_WORDS = {
  places: 'texts:countPlaces',
  pages: 'texts:countPages',
  listings: 'texts:countListings',
  samples: 'texts:countSamples',
  features: 'texts:countFeatures',
  reviews: 'texts:countReviews',
  questions: 'texts:countQuestions',
} as const

export function creditCounts(lang: Lang, counts: Readonly<Record<string, number>>): Html {
  const t = translator(lang)
  const rows = Object.entries(COUNT_WORDS).flatMap(([name, key]) => {
    const count = counts[name]
    return count ? [[t(key), count] as const] : []
  })
  return html`
    <dl class="facts">
      ${rows.map(
        ([name, count]) => html`
          <div>
            <dt>${name}</dt>
            <dd>${numberText(lang, count)}</dd>
          </div>
        `,
      )}
    </dl>
  `
}
