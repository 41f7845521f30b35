import { t } from '#site/ui/page/messages.ts'
import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { $address, deskHref } from '#site/features/desk/address.ts'
import { viewOf, type FormView } from '#site/features/desk/documents/documents-address.ts'
import { DocumentsList } from './DocumentsList.tsx'
import { createDocumentPage } from '#site/features/desk/documents/documents-page.ts'
import { Failed } from '../parts.tsx'
import { DocumentForm } from './DocumentForm.tsx'

/** Documents that editors maintain: a list per kind, and a form. */
export function Documents() {
  const view = viewOf(useStore($address))
  return view.view === 'list' ? <DocumentsList view={view} /> : <DocumentPage view={view} />
}

/** The document that the address names, or the form of a new one. */
function DocumentPage({ view }: { view: FormView }) {
  const [page] = useState(createDocumentPage)
  const state = useStore(page.$state)
  const { form: words } = t('desk.documents')
  const { common } = t('accounts.app')
  const { kind, id, copied, named } = view
  const open = () => void page.open({ view: 'form', kind, id, copied, named })
  useEffect(() => void page.open({ view: 'form', kind, id, copied, named }), [page, kind, id, copied, named])
  useEffect(() => page.close, [page])
  switch (state.status) {
    case 'loading':
      return <p role="status">{common.loading}</p>
    case 'ready':
      return <DocumentForm key={keyOf(state.form)} form={state.form} />
    case 'failed':
      return <Failed text={words.failed} onAgain={open} />
    case 'missing':
      return (
        <div className="stack gap-3 start box card-box">
          <p role="alert">{words.missing}</p>
          <a className="button" href={deskHref({ tab: 'documents', rest: kind })}>
            {words.back}
          </a>
        </div>
      )
  }
}

let drawn = 0
const keys = new WeakMap<object, number>()

/** A key per form, so that each is mounted separately. */
function keyOf(form: object): number {
  const key = keys.get(form) ?? ++drawn
  keys.set(form, key)
  return key
}
