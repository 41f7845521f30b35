import type { Texts } from '#core/i18n/messages.ts'
import { t } from '#site/ui/page/messages.ts'
import type { FeatureItem } from '#core/contract/content.ts'
import type { Entry } from '#core/contract/entries.ts'
import { format } from '#core/i18n/format.ts'
import { ratingText } from '#core/text/values.ts'
import type { Card } from '#site/ui/cards/card.ts'
import { placeCard } from '#site/ui/cards/listing-card.ts'
import { offerCard } from '#site/ui/cards/offer-card.ts'
import { pageLang } from '#site/ui/page/page-lang.ts'

/** The card of a favourite. */
export const savedCard = (shown: Entry | FeatureItem, words: Texts<'accounts.saved'>): Card =>
  'nid' in shown ? offerCard(shown, { lang: pageLang(), words }) : savedPlace(shown, words)

/** The content of a listing's card without the option lists. */
function savedPlace(entry: Entry, words: Texts<'accounts.saved'>): Card {
  const { rating, dtype } = entry
  const shown = rating && ratingText(pageLang(), rating.mean)
  return {
    ...placeCard(entry, words, { town: 'first' }),
    rating: rating && {
      mean: rating.mean,
      shown: shown!,
      label: format(words.rating, { mean: shown!, count: rating.count }),
      reviews: `(${rating.count})`,
    },
    facts: t('common.typeNames')[dtype],
  }
}
