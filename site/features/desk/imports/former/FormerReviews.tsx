import { useStore } from '@nanostores/react'
import { useState } from 'react'
import type { AddedReviews, Imports } from '#core/contract/desk.ts'
import { numberOf, Refusal } from '#site/features/desk/parts.tsx'
import { formatIsolated } from '#site/features/desk/format-isolated.ts'
import { useDesk } from '#site/features/desk/use-desk.ts'
import { SelectField } from '#site/ui/forms/SelectField.tsx'
import { t } from '#site/ui/page/messages.ts'
import { createFormerReviews } from './former-reviews.ts'
import { PasteForm } from './PasteForm.tsx'

/** Problems that are shown of a table. */
const MAX_PROBLEMS = 100

/** Brings reviews of a former site along, of places that an import has brought. */
export function FormerReviews({ sources }: { sources: Imports['sources'] }) {
  const { acts } = useDesk()
  const { reviews: words } = t('desk.import').former
  const { otherKinds } = t('desk.page')
  const [reviews] = useState(() =>
    createFormerReviews((done) => acts.add(done, { act: 'create', name: otherKinds.former })),
  )
  const [source, setSource] = useState(sources[0]?.source ?? '')
  const table = useStore(reviews.$table)
  const isSending = useStore(reviews.$isSending)
  const result = useStore(reviews.$result)
  return (
    <section className="stack gap-3">
      <h3>{words.title}</h3>
      <p>{words.text}</p>
      {sources.length === 0 ? (
        <p className="is-muted">{words.noSources}</p>
      ) : (
        <PasteForm
          id="former-reviews"
          words={words}
          text={table}
          isSending={isSending}
          onText={reviews.setTable}
          onSave={() => void reviews.save(source)}
        >
          <SelectField
            name="source"
            label={words.source}
            choices={sources.map((each) => ({ value: each.source, label: each.name }))}
            value={source}
            onValue={setSource}
          />
        </PasteForm>
      )}
      <div role="status">{result && <Result result={result} />}</div>
      <Refusal $problem={reviews.$problem} />
    </section>
  )
}

function Result({ result: { added, same, problems } }: { result: AddedReviews }) {
  const { reviews: words, redirects } = t('desk.import').former
  const [all, known, left] = [added, same, problems.length].map(numberOf)
  return (
    <div className="stack gap-3">
      <p>{formatIsolated(words.result, { added: all!, same: known!, left: left! })}</p>
      {problems.length > 0 && (
        <>
          <p className="form-problem">{words.left}</p>
          <ul className="stack gap-3 former-problems">
            {problems.slice(0, MAX_PROBLEMS).map(({ line, code, value = '' }) => (
              <li key={line}>
                {formatIsolated(redirects.line, { line: numberOf(line) })} ·{' '}
                {formatIsolated(words.problems[code], { value })}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
