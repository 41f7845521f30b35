import { loadMessages, t } from '#site/ui/page/messages.ts'
import { useState } from 'react'
import { addStylesheet } from '#site/ui/page/stylesheet.ts'
import { requestWords } from '#site/features/enquiries/request-words.ts'
import { pageFeature } from '#site/ui/page/page-feature.ts'
import { pageLang } from '#site/ui/page/page-lang.ts'
import styles from '#site/features/enquiries/request/request-dialog.sheet.css?url'
import { useSession } from '#site/ui/session/use-session.ts'
import { Dialog, type DialogProps } from '#site/ui/dialogs/Dialog.tsx'
import { RequestForm } from './request/RequestForm.tsx'

/** The dialog with its messages and styles. */
export async function loadRequestDialog(): Promise<typeof RequestDialog> {
  await Promise.all([loadMessages('travel.enquiries'), addStylesheet(styles)])
  return RequestDialog
}

/** A request about the page's offer, if the form has no room beside it. */
function RequestDialog({ opener, onClose }: DialogProps) {
  const [words] = useState(() => requestWords(t('travel.enquiries'), t('accounts.app'), t('errors')))
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
