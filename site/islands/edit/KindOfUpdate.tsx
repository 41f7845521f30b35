import { useStore } from '@nanostores/react'
import type { UpdateType } from '#core/contract/listing-edit.ts'
import { openDialog } from '#site/stores/dialogs/dialogs.ts'
import { $reportSubject } from '#site/stores/listing/report.ts'
import { pageListing } from '#site/stores/page/page-listing.ts'
import { Ownership } from './Sender.tsx'
import { useEdit } from './use-edit.ts'
import { editWordsNow } from '#site/stores/edit/words.ts'
import { Button } from '../page/Button.tsx'

const KINDS = ['regular', 'critical'] as const satisfies readonly Exclude<UpdateType, 'new'>[]

/** Opens the report of a critical change. */
function reportChange(opener: HTMLElement) {
  $reportSubject.set({ ...pageListing(), type: 'critical' })
  openDialog('report', opener)
}

/** Regular or critical: a critical update is also reported to the editors. */
export function KindOfUpdate() {
  const { edit } = useEdit()
  const { kind } = useStore(edit.$typed)
  const { kind: words } = editWordsNow()
  function choose(next: UpdateType, input: HTMLElement) {
    edit.set({ kind: next })
    if (next === 'critical') reportChange(input)
  }
  return (
    <fieldset className="edit-group">
      <legend>{words.legend}</legend>
      <div className="stack kinds">
        {KINDS.map((one) => (
          <div key={one} className="checkbox">
            <input
              type="radio"
              name="updateType"
              id={`edit-kind-${one}`}
              value={one}
              checked={kind === one}
              aria-describedby={`edit-kind-${one}-hint`}
              onChange={({ currentTarget }) => choose(one, currentTarget)}
            />
            <label htmlFor={`edit-kind-${one}`}>{words[one]}</label>
            <p id={`edit-kind-${one}-hint`} className="field-hint">
              {words[`${one}Hint`]}
            </p>
          </div>
        ))}
      </div>
      {kind === 'critical' && (
        <Button onClick={({ currentTarget }) => reportChange(currentTarget)}>{words.report}</Button>
      )}
      <Ownership />
    </fieldset>
  )
}
