import { t } from '#site/ui/page/messages.ts'
import { useStore } from '@nanostores/react'
import { useEffect, useState, type ReactNode } from 'react'
import type { EditableListing } from '#core/contract/listing-edit.ts'
import { createEditPage, listingAt } from '#site/features/edit/page.ts'
import { Button } from '#site/ui/page/Button.tsx'
import { LoginButton } from '#site/features/accounts/LoginButton.tsx'
import { Outcome } from '#site/ui/page/Outcome.tsx'
import { EditForm } from './EditForm.tsx'
import { BeforeForm, FindListing } from './FindListing.tsx'

/** The form for the listing that the address names, or why there is none. */
export function EditPage() {
  return <LoadedForm listingOf={listingAt(location.search)} />
}

interface LoadedProps {
  listingOf: Parameters<typeof createEditPage>[0]
  /** Of a place that is not listed yet. */
  isNew?: boolean
}

/** The form once its visitor has logged in and its listing has come, until it is sent; then its outcome. */
export function LoadedForm({ listingOf, isNew = false }: LoadedProps) {
  const [page] = useState(() => createEditPage(listingOf))
  const state = useStore(page.$state)
  const { state: words, add } = t('edit')
  const { common } = t('accounts.app')
  useEffect(() => void page.load(), [page])
  switch (state.status) {
    case 'loading':
      return <p role="status">{common.loading}</p>
    case 'ready':
      return <Editing {...state} />
    case 'needLogin':
      return isNew ? (
        <Card text={add.needLogin}>
          <LoginButton />
        </Card>
      ) : (
        <BeforeForm>
          <Card text={words.needLogin}>
            <LoginButton />
          </Card>
        </BeforeForm>
      )
    case 'failed':
      return (
        <Card text={words.failed} isProblem>
          <Button look="main" onClick={() => void page.load()}>
            {words.again}
          </Button>
        </Card>
      )
    case 'unknown':
      return (
        <div className="stack gap-5">
          <p className="notice" role="alert">
            {words.unknown}
          </p>
          <FindListing />
        </div>
      )
    case 'noListing':
      return <FindListing />
  }
}

interface CardProps {
  text: string
  isProblem?: boolean
  children: ReactNode
}

function Card({ text, isProblem = false, children }: CardProps) {
  return (
    <div className="stack box card-box edit-card">
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
  const { sent: words, head, add } = t('edit')
  const isNew = listing.tnid === 0
  if (!isSent) {
    return <EditForm uid={uid} listing={listing} onSent={() => setSent(true)} />
  }
  return (
    <div className="stack edit-card">
      <h2>{words.title}</h2>
      <Outcome text={isNew ? add.sent : words.text}>
        <p className="cluster gap-3 button-row">
          {!isNew && (
            <a className="button" href={listing.url}>
              {head.back}
            </a>
          )}
          <Button onClick={() => setSent(false)}>{isNew ? add.again : words.again}</Button>
        </p>
      </Outcome>
    </div>
  )
}
