import { t } from '#site/ui/page/messages.ts'
import { useState } from 'react'
import { MARKS } from '#core/contract/choices.ts'
import { overAllOf } from '#core/domain/rating.ts'
import { ratingText } from '#core/text/values.ts'
import type { Values } from '#site/ui/forms/form.ts'
import { pageListing } from '#site/ui/page/page-listing.ts'
import { pageLang } from '#site/ui/page/page-lang.ts'
import { createReviewForm, marksOf } from '#site/features/contributions/writing.ts'
import { format } from '#core/i18n/format.ts'
import type { DialogProps } from '#site/ui/dialogs/Dialog.tsx'
import { Choices } from '#site/ui/forms/Choices.tsx'
import { Field } from '#site/ui/forms/Field.tsx'
import { StarRow } from '../Stars.tsx'
import { ListingName } from './ListingName.tsx'
import { StarField } from './StarField.tsx'
import { ContributionDialog } from './ContributionDialog.tsx'

const PRICES = ['low', 'medium', 'high', 'luxury'] as const

export function ReviewDialog(props: DialogProps) {
  const { forms } = t('contributions.posts')
  return (
    <ContributionDialog
      {...props}
      kind="review"
      title={forms.review}
      head={<ListingName text={forms.reviewOf} />}
      create={createReviewForm}
      agree={forms.reviewAgree}
      send={forms.sendReview}
    >
      {(draft) => (
        <>
          {pageListing().isRatedOnce ? <OneRating draft={draft} /> : <Ratings draft={draft} />}
          <Texts draft={draft} />
          {!pageListing().isRatedOnce && <Prices draft={draft} />}
        </>
      )}
    </ContributionDialog>
  )
}

interface PartProps {
  draft: Values
}

/** Of a place as a whole. */
function OneRating({ draft }: PartProps) {
  const [stars, setStars] = useState(Number(draft['overAll'] ?? 0))
  const { reviews } = t('contributions.posts')
  return (
    <div className="star-fields">
      <StarField name="overAll" label={reviews.overall} isFirst value={stars} onChange={setStars} />
    </div>
  )
}

function Ratings({ draft }: PartProps) {
  const { reviews } = t('contributions.posts')
  const [marks, setMarks] = useState(() => marksOf(draft))
  const { food, service, value } = marks
  const isRated = food > 0 && service > 0 && value > 0
  return (
    <div className="star-fields">
      {MARKS.map((mark) => (
        <StarField
          key={mark}
          name={mark}
          label={reviews[mark]}
          isFirst={mark === 'food'}
          value={marks[mark]}
          onChange={(stars) => setMarks({ ...marks, [mark]: stars })}
        />
      ))}
      <Overall value={isRated ? overAllOf(food + service + value) : undefined} />
    </div>
  )
}

function Texts({ draft }: PartProps) {
  const { forms } = t('contributions.posts')
  return (
    <>
      <Field
        name="reviewTitle"
        label={forms.reviewTitle}
        hint={forms.reviewTitleHint}
        autoComplete="off"
        dir="auto"
        defaultValue={draft['reviewTitle']}
      />
      <Field
        name="reviewContent"
        label={forms.reviewContent}
        hint={forms.reviewContentHint}
        rows={5}
        defaultValue={draft['reviewContent']}
      />
    </>
  )
}

/** None is chosen until somebody chooses. */
function Prices({ draft }: PartProps) {
  const { reviews, forms } = t('contributions.posts')
  return (
    <Choices
      name="reviewPriceRange"
      label={forms.prices}
      look="row"
      choices={PRICES.map((price) => ({ value: price, label: reviews[price] }))}
      defaultValue={draft['reviewPriceRange']}
    />
  )
}

/** The mean of the three ratings, announced as it changes. */
function Overall({ value }: { value: number | undefined }) {
  const { reviews, forms } = t('contributions.posts')
  const mean = value === undefined ? '' : ratingText(pageLang(), value)
  return (
    <p className="overall">
      <b>{reviews.overall}</b>
      <output className="row" aria-live="polite">
        {value === undefined ? (
          <span className="is-muted">{forms.overallHint}</span>
        ) : (
          <>
            <StarRow value={value} label={format(reviews.stars, { mean })} />
            <span aria-hidden="true">{mean}</span>
          </>
        )}
      </output>
    </p>
  )
}
