import { useEffect, useState } from 'react'
import { pageFeature } from '#site/stores/page/page-feature.ts'
import { pageLang } from '#site/stores/page/page-lang.ts'
import { loadSession } from '#site/stores/accounts/session.ts'
import { requestWords } from '#site/stores/enquiries/request-words.ts'
import { enquiryWordsNow } from '#site/stores/enquiries/enquiry-words.ts'
import { Dialog } from '../dialogs/Dialog.tsx'
import type { DialogProps } from '../dialogs/dialog-props.ts'
import { useWords } from '../page/use-words.ts'
import { RequestForm } from './request/RequestForm.tsx'

/** The request about the feature of the page, where there is no room for the form beside it. */
export function RequestDialog({ opener, onClose }: DialogProps) {
  const people = useWords()
  const [words] = useState(() => requestWords(enquiryWordsNow(), people))
  const [feature] = useState(pageFeature)
  useEffect(() => {
    // Where it fails, sending the form tells why.
    loadSession().catch(() => {})
  }, [])
  return (
    <Dialog title={words.request.title} opener={opener} onClose={onClose}>
      <RequestForm
        id="request-dialog"
        lang={pageLang()}
        {...{ feature, words }}
        // The host of dialogs has brought all.
        ready={async () => {}}
        onDone={onClose}
        isFolded
      />
    </Dialog>
  )
}
