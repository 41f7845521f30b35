import { loadMessages } from '#site/ui/page/messages.ts'
import { useStore } from '@nanostores/react'
import { Suspense, type ComponentType } from 'react'
import { $dialog, closeDialog, type DialogName } from '#site/ui/dialogs/dialogs.ts'
import { loadFromWords } from '#site/features/nearby/from-words.ts'
import { late } from '#site/ui/page/late.ts'
import { readyForDirect } from '#site/features/enquiries/ready.ts'
import type { DialogProps } from '#site/ui/dialogs/Dialog.tsx'

type Loaded = Promise<ComponentType<DialogProps>>

/** A dialog that is loaded on first use, together with its messages and styles. */
const dialog = (load: () => Loaded, need?: () => Promise<unknown>) =>
  late(async () => (await Promise.all([load(), need?.()]))[0])

const listing = (load: () => Loaded) => dialog(load, () => loadMessages('listing.dialogs'))
const direct = (load: () => Loaded) => dialog(load, readyForDirect)
const contribution = (load: () => Loaded) =>
  dialog(load, async () => (await import('#site/features/contributions/dialogs/ready.ts')).ready())

/** The dialogs that any page may open, by the value of `data-dialog`. */
const DIALOGS: Readonly<Record<DialogName, ComponentType<DialogProps>>> = {
  login: dialog(async () => (await import('#site/features/accounts/LoginDialog.tsx')).LoginDialog),
  register: dialog(async () => (await import('#site/features/accounts/LoginDialog.tsx')).RegisterDialog),
  share: dialog(async () => (await import('#site/features/share/ShareDialog.tsx')).ShareDialog),
  privacy: dialog(async () => (await import('#site/ui/consent/PrivacyDialog.tsx')).PrivacyDialog),
  from: dialog(
    async () => (await import('#site/features/nearby/FromDialog.tsx')).FromDialog,
    () => loadFromWords(),
  ),
  keepTrip: dialog(
    async () => (await import('#site/features/trip/KeepTripDialog.tsx')).KeepTripDialog,
    () => loadMessages('times.keptTrips'),
  ),
  offline: dialog(
    async () => (await import('#site/features/offline/OfflineDialog.tsx')).OfflineDialog,
    async () => (await import('#site/features/offline/ready.ts')).readyForOffline(),
  ),
  review: contribution(
    async () => (await import('#site/features/contributions/dialogs/ReviewDialog.tsx')).ReviewDialog,
  ),
  question: contribution(
    async () => (await import('#site/features/contributions/dialogs/QuestionDialog.tsx')).QuestionDialog,
  ),
  answer: contribution(
    async () => (await import('#site/features/contributions/dialogs/AnswerDialog.tsx')).AnswerDialog,
  ),
  thanks: contribution(
    async () => (await import('#site/features/contributions/dialogs/ThanksDialog.tsx')).ThanksDialog,
  ),
  ratings: contribution(
    async () => (await import('#site/features/contributions/dialogs/RatingsDialog.tsx')).RatingsDialog,
  ),
  report: listing(async () => (await import('#site/features/listing/ReportDialog.tsx')).ReportDialog),
  claim: listing(async () => (await import('#site/features/listing/ClaimDialog.tsx')).ClaimDialog),
  stillOpen: listing(async () => (await import('#site/features/listing/SightingDialog.tsx')).StillOpenDialog),
  closedForGood: listing(async () => (await import('#site/features/listing/SightingDialog.tsx')).ClosedForGoodDialog),
  certificate: listing(async () =>
    (await import('#site/features/listing/CertificateDialog.tsx')).loadCertificateDialog(),
  ),
  offer: listing(async () => (await import('#site/features/listing/OfferDialog.tsx')).OfferDialog),
  map: dialog(
    async () => (await import('#site/features/listing/MapDialog.tsx')).MapDialog,
    () => Promise.all([loadMessages('listing.dialogs'), loadMessages('places.nearby')]),
  ),
  supervision: listing(async () => (await import('#site/features/listing/SupervisionDialog.tsx')).SupervisionDialog),
  message: direct(async () => (await import('#site/features/enquiries/MessageDialog.tsx')).MessageDialog),
  job: direct(async () => (await import('#site/features/enquiries/JobDialog.tsx')).JobDialog),
  noJobs: direct(async () => (await import('#site/features/enquiries/NoJobsDialog.tsx')).NoJobsDialog),
  request: dialog(async () => (await import('#site/features/enquiries/RequestDialog.tsx')).loadRequestDialog()),
  videos: dialog(async () => (await import('#site/features/videos/load.ts')).loadVideosDialog()),
}

/** Renders the open dialog. */
export function DialogHost() {
  const asked = useStore($dialog)
  // The page may name others.
  if (!asked || !Object.hasOwn(DIALOGS, asked.name)) return null
  const Asked = DIALOGS[asked.name]
  return (
    <Suspense>
      <Asked opener={asked.opener} onClose={closeDialog} key={asked.name} />
    </Suspense>
  )
}
