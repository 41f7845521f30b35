import { useState } from 'react'
import { addStylesheet } from '#site/islands/page/stylesheet.ts'
import { enquiryWordsNow, loadEnquiryWords } from '#site/stores/enquiries/enquiry-words.ts'
import { requestWords } from '#site/stores/enquiries/request-words.ts'
import { pageFeature } from '#site/stores/page/page-feature.ts'
import { pageLang } from '#site/stores/page/page-lang.ts'
import { wordsNow } from '#site/stores/page/words.ts'
import styles from '#site/styles/request-dialog.css?url'
import { useSession } from '../accounts/use-session.ts'
import { Dialog, type DialogProps } from '../dialogs/Dialog.tsx'
import { RequestForm } from './request/RequestForm.tsx'

/** The dialog with its messages and styles. */
export async function loadRequestDialog(): Promise<typeof RequestDialog> {
  await Promise.all([loadEnquiryWords(pageLang()), addStylesheet(styles)])
  return RequestDialog
}

/** A request about the page's offer, if the form has no room beside it. */
function RequestDialog({ opener, onClose }: DialogProps) {
  const [words] = useState(() => requestWords(enquiryWordsNow(), wordsNow()))
  const [feature] = useState(pageFeature)
  useSession()
  return (
    <Dialog title={words.request.title} opener={opener} onClose={onClose}>
      <RequestForm
        id="request-dialog"
        lang={pageLang()}
        {...{ feature, words }}
        // The dialog host has loaded everything.
        ready={async () => {}}
        onDone={onClose}
        isFolded
      />
    </Dialog>
  )
}
