import { t } from '#site/ui/page/messages.ts'
import { useState, type ReactNode } from 'react'
import type { ContributionKind } from '#core/contract/contributions-parts.ts'
import type { SessionState } from '#core/contract/session.ts'
import type { ContributionForm, Writer } from '#site/features/contributions/writing.ts'
import type { Intent } from '#site/ui/dialogs/intent.ts'
import type { Values } from '#site/ui/forms/form.ts'
import { Dialog, type DialogProps } from '#site/ui/dialogs/Dialog.tsx'
import { ForUsers } from '#site/ui/dialogs/ForUsers.tsx'
import { Checkbox } from '#site/ui/forms/Checkbox.tsx'
import { Form } from '#site/ui/forms/Form.tsx'
import { Icon } from '#site/ui/page/Icon.tsx'
import { hydrateContributions } from '../hydrate.tsx'

interface Props extends DialogProps {
  kind: ContributionKind
  title: string
  /** Introduces the subject. */
  head: ReactNode
  /** The subject, if it is not the page's listing. */
  about?: object
  create: (writer: Writer) => ContributionForm
  /** The terms that the writer agrees to. */
  agree: string
  /** Label of the submit button. */
  send: string
  /** The fields with their saved values. */
  children: (draft: Values) => ReactNode
}

/** A form for text that is published under the user's name. */
export function ContributionDialog(props: Props) {
  const { kind, about, onClose } = props
  // After the log-in redirect there is no opener.
  const [opener] = useState(() => props.opener ?? openerOf(kind))
  return (
    <ForUsers
      {...{ name: kind, about, opener, onClose }}
      unreached={(intent) => <Writing {...props} {...{ intent, opener }} />}
    >
      {(user, intent) => <Writing {...props} {...{ user, intent, opener }} />}
    </ForUsers>
  )
}

function openerOf(kind: ContributionKind): HTMLElement | undefined {
  const selector = `[data-dialog="${kind}"]`
  return document.querySelector<HTMLElement>(selector) ?? undefined
}

interface WritingProps extends Props {
  /** Undefined without a network. */
  user?: SessionState
  intent: Intent
}

function Writing({ user, intent, create, head, children, ...props }: WritingProps) {
  const { kind, title, opener, onClose } = props
  const [{ form, draft }] = useState(() =>
    create({ uid: user?.uid, intent, opener, onClose, hydrate: hydrateContributions }),
  )
  const [kept] = useState(() => draft.read() ?? {})
  const { forms } = t('contributions.posts')
  return (
    <Dialog title={title} opener={opener} onClose={onClose}>
      {head}
      {isBegun(kept) && (
        <p className="notice">
          <Icon name="info" />
          <span>{forms.restored}</span>
        </p>
      )}
      <Form id={kind} form={form} submit={props.send} end={<Author name={user?.name} />} onInput={draft.keep}>
        {children(kept)}
        <Checkbox name="agree" label={props.agree} />
      </Form>
    </Dialog>
  )
}

/** Under which name it will appear. */
function Author({ name }: { name: string | undefined }) {
  const { forms } = t('contributions.posts')
  if (name === undefined) return <p className="fine">{forms.unreached}</p>
  const [before, after] = forms.asName.split('{{name}}')
  return (
    <p className="fine">
      {before}
      <bdi>{name}</bdi>
      {after}
    </p>
  )
}

/** Values that must be entered again. */
const NOT_TYPED = ['agree']

/** Whether anything was typed or chosen before. */
function isBegun(draft: Values): boolean {
  return Object.entries(draft).some(([name, value]) => !NOT_TYPED.includes(name) && value.trim() !== '')
}
