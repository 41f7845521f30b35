import type { Done } from '#core/contract/accounts.ts'
import type { ContributionKind } from '#core/contract/contributions-parts.ts'
import { openDialog } from '../dialogs/dialogs.ts'
import { createForm, type Form, type Problem, type Values } from '../forms/form.ts'
import { requireUser, type Intent } from '../dialogs/intent.ts'
import { pageListing } from '../page/page-listing.ts'
import { $session } from '../accounts/session.ts'
import { toasts } from '../page/toasts.ts'
import { draftOf, type Draft } from './drafts.ts'
import { thank } from './thanks.ts'

export interface ContributionForm {
  form: Form
  draft: Draft
}

/** Who writes, and where from. */
export interface Writer {
  uid: number
  /** What they mean to do, should they have to log in anew. */
  intent: Intent
  /** Takes the focus back in the end. */
  opener: HTMLElement | undefined
  /** Closes the form. */
  onClose: () => void
  /** Makes the lists of the page answer, so that they can show what was written. */
  wake: () => Promise<void>
}

interface Contribution {
  kind: ContributionKind
  /** Of what, where it is not of the listing. */
  about?: number
  check: (values: Values) => readonly Problem[]
  send: (values: Values) => Promise<Done>
  /** Loads the list anew. */
  reload: () => Promise<void>
  /** The ids of what the caller wrote, as far as it is shown. */
  ownIds: () => readonly number[]
  failed: () => string
}

/** A form that closes whatever comes of it: with thanks, or with a toast; then its draft stays. */
export function createContributionForm(
  { kind, about = pageListing().tnid, ...contribution }: Contribution,
  { uid, intent, opener, onClose, wake }: Writer,
): ContributionForm {
  const draft = draftOf(`${kind} ${about} ${uid}`)

  async function freshId(before: ReadonlySet<number>) {
    await wake()
    await contribution.reload()
    const id = contribution.ownIds().find((own) => !before.has(own))
    return id === undefined ? undefined : `${kind}-${id}`
  }

  async function send(values: Values): Promise<void> {
    const before = new Set(contribution.ownIds())
    const { message } = await contribution.send(values)
    draft.forget()
    const shown = freshId(before).catch(() => undefined)
    thank({ kind, text: message.text }, shown)
    openDialog('thanks', opener)
  }

  const form = createForm({
    check: contribution.check,
    async send(values) {
      try {
        await send(values)
      } catch (error) {
        // Their session may have ended: after the log-in they find their words again.
        const isStill = $session.get()?.uid === uid
        if (isStill || (await requireUser(intent, opener))) throw error
      }
    },
    failed: contribution.failed,
    tell(text) {
      toasts.add({ type: 'error', text })
      onClose()
    },
  })
  return { form, draft }
}
