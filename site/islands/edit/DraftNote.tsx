import { useStore } from '@nanostores/react'
import { pageLang } from '#site/stores/page/page-lang.ts'
import { toasts } from '#site/stores/page/toasts.ts'
import { fill } from '#core/i18n/fill.ts'
import { Icon } from '../page/Icon.tsx'
import { useEdit } from './use-edit.ts'
import { useEditWords } from './use-edit-words.ts'

/** Says that the form began with a draft, and lets it be thrown away. */
export function DraftNote() {
  const { edit } = useEdit()
  const at = useStore(edit.$restored)
  const { draft: words } = useEditWords()
  if (at === undefined) return null
  const date = new Intl.DateTimeFormat(pageLang(), {
    dateStyle: 'long',
    timeStyle: 'short',
  }).format(at)
  function discard() {
    edit.discard()
    toasts.add({ type: 'info', text: words.discarded })
    document.getElementById('edit-title')?.focus()
  }
  return (
    <div className="notice edit-draft" role="status">
      <Icon name="info" />
      <div>
        <p>
          <strong>{fill(words.restored, { date })}</strong> {words.noPictures}
        </p>
        <button type="button" className="button is-quiet" onClick={discard}>
          {words.discard}
        </button>
      </div>
    </div>
  )
}
