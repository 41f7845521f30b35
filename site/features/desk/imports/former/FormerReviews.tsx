import { useStore } from '@nanostores/react'
import { useState } from 'react'
import type { AddedReviews, Imports } from '#core/contract/desk.ts'
import { numberOf } from '#site/features/desk/parts.tsx'
import { formatIsolated } from '#site/features/desk/format-isolated.ts'
import { useDesk } from '#site/features/desk/use-desk.ts'
import { SelectField } from '#site/ui/forms/SelectField.tsx'
import { t } from '#site/ui/page/messages.ts'
import { createFormerReviews } from './former-reviews.ts'
import { FormerPart } from './FormerPart.tsx'
import { PasteForm } from './PasteForm.tsx'

interface Props {
  sources: Imports['sources']
}

/** Brings reviews of a former site along, of places that an import has brought. */
export function FormerReviews({ sources }: Props) {
  const { reviews: words } = t('desk.import').former
  return (
    <FormerPart words={words}>
      {sources.length === 0 ? <p className="is-muted">{words.noSources}</p> : <ReviewsForm sources={sources} />}
    </FormerPart>
  )
}

function ReviewsForm({ sources }: Props) {
  const { acts } = useDesk()
  const { reviews: words } = t('desk.import').former
  const { otherKinds } = t('desk.page')
  const [reviews] = useState(() =>
    createFormerReviews(sources[0]?.source ?? '', (done) => acts.add(done, { act: 'create', name: otherKinds.former })),
  )
  const source = useStore(reviews.$source)
  return (
    <PasteForm
      id="former-reviews"
      paste={reviews}
      words={words}
      summaryOf={summaryOf}
      problemOf={({ code, value = '' }) => formatIsolated(words.problems[code], { value })}
    >
      <SelectField
        name="source"
        label={words.source}
        choices={sources.map((each) => ({ value: each.source, label: each.name }))}
        value={source}
        onValue={reviews.setSource}
      />
    </PasteForm>
  )
}

function summaryOf({ added, same, problems }: AddedReviews): string {
  const { result } = t('desk.import').former.reviews
  return formatIsolated(result, { added: numberOf(added), same: numberOf(same), left: numberOf(problems.length) })
}
