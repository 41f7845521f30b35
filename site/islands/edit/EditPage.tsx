import { useStore } from '@nanostores/react'
import { useEffect, useState, type ReactNode } from 'react'
import type { EditableListing } from '#core/contract/listing-edit.ts'
import { hrefOf } from '#core/domain/routes.ts'
import { createEditPage } from '#site/stores/edit/page.ts'
import { pageLang } from '#site/stores/page/page-lang.ts'
import { Icon } from '../page/Icon.tsx'
import { LoginButton } from '../accounts/LoginButton.tsx'
import { Outcome } from '../page/Outcome.tsx'
import { wordsNow } from '#site/stores/page/words.ts'
import { EditForm } from './EditForm.tsx'
import { editWordsNow } from '#site/stores/edit/words.ts'

/** The form for the listing that the address names, or why there is none. */
export function EditPage() {
  const [page] = useState(() => createEditPage(location.search))
  const state = useStore(page.$state)
  const { state: words } = editWordsNow()
  const { common } = wordsNow()
  useEffect(() => void page.load(), [page])
  switch (state.status) {
    case 'loading':
      return <p role="status">{common.loading}</p>
    case 'ready':
      return <Editing {...state} />
    case 'needLogin':
      return (
        <Card text={words.needLogin}>
          <LoginButton />
        </Card>
      )
    case 'failed':
      return (
        <Card text={words.failed} isProblem>
          <button type="button" className="button" onClick={() => void page.load()}>
            {words.again}
          </button>
        </Card>
      )
    default:
      return (
        <Card text={words[state.status]} isProblem={state.status === 'unknown'}>
          <a className="button" href={hrefOf(pageLang(), { kind: 'search' })}>
            <Icon name="search" />
            {words.search}
          </a>
        </Card>
      )
  }
}

interface CardProps {
  text: string
  isProblem?: boolean
  children: ReactNode
}

function Card({ text, isProblem = false, children }: CardProps) {
  return (
    <div className="stack card-box edit-card">
      <p role={isProblem ? 'alert' : undefined}>{text}</p>
      {children}
    </div>
  )
}

interface EditingProps {
  uid: number
  listing: EditableListing
}

/** The form until it is sent, then its outcome. */
function Editing({ uid, listing }: EditingProps) {
  const [isSent, setSent] = useState(false)
  const { sent: words, head } = editWordsNow()
  if (!isSent) {
    return <EditForm uid={uid} listing={listing} onSent={() => setSent(true)} />
  }
  return (
    <div className="stack edit-card">
      <h2>{words.title}</h2>
      <Outcome text={words.text}>
        <p className="cluster gap-3 button-row">
          <a className="button" href={listing.url}>
            {head.back}
          </a>
          <button type="button" className="button is-quiet" onClick={() => setSent(false)}>
            {words.again}
          </button>
        </p>
      </Outcome>
    </div>
  )
}
