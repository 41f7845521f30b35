import { t } from '#site/ui/page/messages.ts'
import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState } from 'react'
import type { DocumentList } from '#core/contract/desk-documents.ts'
import { formatCount } from '#core/i18n/format.ts'
import { isWhole, selectionOf, type SelectionStore } from '#site/features/desk/documents/bulk.ts'
import type { ListView } from '#site/features/desk/documents/documents-address.ts'
import { pageLang } from '#site/ui/page/page-lang.ts'
import { focusIfLost } from '#site/ui/page/focus-if-lost.ts'
import { BulkDialog } from './BulkDialog.tsx'
import { Button } from '#site/ui/page/Button.tsx'

interface Props {
  view: ListView
  list: DocumentList
  selection: SelectionStore
}

/** Chooses listings of the list, and changes those that are chosen. */
export function BulkBar({ view, list, selection }: Props) {
  const { bulk: words } = t('desk.documents')
  const lang = pageLang()
  const chosen = useStore(selection.$chosen)
  const [isOpen, setOpen] = useState(false)
  const [made, setMade] = useState(0)
  const box = useRef<HTMLInputElement>(null)
  // The button that opened the dialog is gone.
  useEffect(() => {
    if (made > 0) focusIfLost(box.current)
  }, [made])
  const page = list.documents.map(({ id }) => id)
  const count = chosen.isAll ? list.total : chosen.ids.length
  if (list.total === 0 && count === 0) return null
  return (
    <div className="cluster gap-3 docs-bulk" role="group" aria-label={words.title}>
      <label className="row docs-choice">
        <input
          ref={box}
          type="checkbox"
          checked={isWhole(chosen, page)}
          disabled={chosen.isAll}
          onChange={() => selection.togglePage(page)}
        />
        {words.page}
      </label>
      {!chosen.isAll && list.total > page.length && (
        <Button look="link" onClick={selection.all}>
          {formatCount(lang, words, 'all', list.total)}
        </Button>
      )}
      <span role="status">{count > 0 && formatCount(lang, words, 'chosen', count)}</span>
      {count > 0 && (
        <>
          <Button look="link" onClick={selection.none}>
            {words.none}
          </Button>
          <Button className="far" onClick={() => setOpen(true)}>
            {words.open}
          </Button>
        </>
      )}
      {isOpen && (
        <BulkDialog
          selection={selectionOf(chosen, view)}
          onClose={() => setOpen(false)}
          onDone={() => {
            setOpen(false)
            selection.none()
            setMade(made + 1)
          }}
        />
      )}
    </div>
  )
}
