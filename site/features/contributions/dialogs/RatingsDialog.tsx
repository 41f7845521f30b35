import { t } from '#site/ui/page/messages.ts'
import { format } from '#core/i18n/format.ts'
import { Dialog, type DialogProps } from '#site/ui/dialogs/Dialog.tsx'
import { StarRow } from '../Stars.tsx'

const SCALE = [5, 4, 3, 2, 1] as const

/** Explains how ratings are calculated. */
export function RatingsDialog({ opener, onClose }: DialogProps) {
  const { ratings, reviews, forms } = t('contributions.posts')
  return (
    <Dialog title={ratings.title} opener={opener} onClose={onClose}>
      <p>{ratings.marks}</p>
      <p>{ratings.place}</p>
      <h3>{ratings.scaleTitle}</h3>
      <ul className="stack gap-1">
        {SCALE.map((stars) => (
          <li key={stars} className="row">
            <StarRow value={stars} label={format(reviews.stars, { mean: String(stars) })} />
            <span>{forms[`mark${stars}`]}</span>
          </li>
        ))}
      </ul>
      <h3>{ratings.whoTitle}</h3>
      <p>{ratings.who}</p>
      <h3>{ratings.fairTitle}</h3>
      <p>{ratings.fair}</p>
      <p className="fine">{ratings.samples}</p>
    </Dialog>
  )
}
