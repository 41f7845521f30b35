import type { DialogProps } from './dialog-props.ts'
import { useStore } from '@nanostores/react'
import { lazy, Suspense, type ComponentType } from 'react'
import { $dialog, closeDialog, type DialogName } from '#site/stores/dialogs/dialogs.ts'
import { LISTING_DIALOGS } from '../listing/dialogs.tsx'
import { TRAVEL_DIALOGS } from '../enquiries/dialogs.tsx'

/** A dialog that is loaded when it is first asked for. */
function onDemand<P>(load: () => Promise<ComponentType<P>>) {
  return lazy(async () => ({ default: await load() }))
}

const Login = onDemand(async () => (await import('../accounts/LoginDialog.tsx')).LoginDialog)

/** Their words and looks come with them. */
async function contributions() {
  const dialogs = await import('../contributions/dialogs/all.ts')
  await dialogs.ready()
  return dialogs
}

const DIALOGS: Readonly<Record<DialogName, ComponentType<DialogProps>>> = {
  login: (props) => <Login {...props} first="login" />,
  register: (props) => <Login {...props} first="register" />,
  share: onDemand(async () => (await import('../share/ShareDialog.tsx')).ShareDialog),
  privacy: onDemand(async () => (await import('../consent/PrivacyDialog.tsx')).PrivacyDialog),
  review: onDemand(async () => (await contributions()).ReviewDialog),
  question: onDemand(async () => (await contributions()).QuestionDialog),
  answer: onDemand(async () => (await contributions()).AnswerDialog),
  thanks: onDemand(async () => (await contributions()).ThanksDialog),
  ratings: onDemand(async () => (await contributions()).RatingsDialog),
  ...LISTING_DIALOGS,
  ...TRAVEL_DIALOGS,
}

/** The dialog that the page has asked for. */
export function DialogHost() {
  const asked = useStore($dialog)
  if (!asked) return null
  const Asked = DIALOGS[asked.name]
  return (
    <Suspense>
      <Asked opener={asked.opener} onClose={closeDialog} key={asked.name} />
    </Suspense>
  )
}
