import { useStore } from '@nanostores/react'
import type { Live } from '#site/stores/desk/documents-live.ts'
import { Icon } from '../../page/Icon.tsx'
import { useDocument } from './use-document.ts'
import { documentsWordsNow } from '#site/stores/desk/words.ts'

/** How far the saved change has been published. */
export function LiveLine() {
  const { form } = useDocument()
  const { live } = useStore(form.$state)
  const { save: words } = documentsWordsNow()
  return (
    <div className="doc-live" role="status">
      {live === 'noPages' && <p>{words.noPages}</p>}
      {typeof live === 'object' && <Following live={live} />}
    </div>
  )
}

function Following({ live }: { live: Live }) {
  const { form } = useDocument()
  const { known } = useStore(form.$state)
  const state = useStore(live.$state)
  const { save: words } = documentsWordsNow()
  const isWaiting = state === 'queued' || state === 'rendering'
  return (
    <p className={`cluster is-${state}`} data-live={state}>
      {isWaiting && <span className="spinner" aria-hidden="true" />}
      {state === 'live' && <Icon name="check" />}
      {state === 'partly' && <Icon name="warning" />}
      <span>{words[state]}</span>{' '}
      {state === 'live' && known?.url && !known.deleted && <a href={known.url}>{words.see}</a>}
    </p>
  )
}
