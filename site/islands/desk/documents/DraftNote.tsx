import { useStore } from '@nanostores/react'
import { pageLang } from '#site/stores/page/page-lang.ts'
import { toasts } from '#site/stores/page/toasts.ts'
import { fill } from '#core/i18n/fill.ts'
import { Icon } from '../../page/Icon.tsx'
import { useDocument, useDocumentsWords } from './use-document.ts'

/** Says that the form began with a draft, and lets it be thrown away. */
export function DraftNote() {
  const { form } = useDocument()
  const { restored } = useStore(form.$state)
  const { draft: words } = useDocumentsWords()
  if (restored === undefined) return null
  const date = new Intl.DateTimeFormat(pageLang(), {
    dateStyle: 'medium',
    timeStyle: 'short',
  }).format(restored)
  return (
    <div className="notice doc-draft" role="status">
      <Icon name="info" />
      <div>
        <p>{fill(words.restored, { date })}</p>
        <button
          type="button"
          className="button is-quiet"
          onClick={() => {
            form.discard()
            toasts.add({ type: 'info', text: words.discarded })
            document.getElementById('document-title')?.focus()
          }}
        >
          {words.discard}
        </button>
      </div>
    </div>
  )
}
