import { useState, type ReactNode } from 'react'
import type { ContributionKind } from '#core/contract/contributions-parts.ts'
import type { Values } from '#site/stores/forms/form.ts'
import type { Intent } from '#site/stores/dialogs/intent.ts'
import type { ContributionForm, Writer } from '#site/stores/contributions/form.ts'
import { Dialog } from '../../dialogs/Dialog.tsx'
import type { DialogProps } from '../../dialogs/dialog-props.ts'
import { Checkbox } from '../../forms/Checkbox.tsx'
import { Form } from '../../forms/Form.tsx'
import { SubmitButton } from '../../forms/SubmitButton.tsx'
import { Icon } from '../../page/Icon.tsx'
import { useWords } from '../../page/use-words.ts'
import { useContributionsWords } from '../use-contributions-words.ts'
import { wakeContributions } from '../wake.tsx'
import { useWriter } from './use-writer.ts'

interface Props extends DialogProps {
  kind: ContributionKind
  title: string
  /** Says what it is written about. */
  head: ReactNode
  /** What it is written about, where that is not the listing of the page. */
  about?: object
  create: (writer: Writer) => ContributionForm
  /** What the writer has to agree to. */
  agree: string
  /** On the button that sends it. */
  send: string
  /** The fields, with what was typed into them before. */
  children: (draft: Values) => ReactNode
}

/** A form for words that appear under one's name; a visitor is led to the log-in first. */
export function ContributionDialog(props: Props) {
  const { kind, about, onClose } = props
  // Who comes back from the log-in has pressed nothing on this page.
  const [opener] = useState(() => props.opener ?? openerOf(kind))
  const [intent] = useState({ kind: 'dialog', name: kind, about } as const)
  const session = useWriter(intent, { opener, onClose })
  if (!session) return null
  const { uid, name } = session
  return <Writing {...props} {...{ uid, name, intent, opener }} />
}

function openerOf(kind: ContributionKind): HTMLElement | undefined {
  const selector = `[data-dialog="${kind}"]`
  return document.querySelector<HTMLElement>(selector) ?? undefined
}

interface WritingProps extends Props {
  uid: number
  /** Of the writer. */
  name: string
  intent: Intent
}

function Writing({ uid, intent, create, head, children, ...props }: WritingProps) {
  const { kind, title, opener, onClose } = props
  const [{ form, draft }] = useState(() => create({ uid, intent, opener, onClose, wake: wakeContributions }))
  const { common } = useWords()
  const { forms } = useContributionsWords()
  const [before, after] = forms.asName.split('{{name}}')
  return (
    <Dialog title={title} opener={opener} onClose={onClose}>
      {head}
      {isBegun(draft.values) && (
        <p className="restored">
          <Icon name="info" />
          <span>{forms.restored}</span>
        </p>
      )}
      <Form id={kind} form={form} problemsTitle={common.problems} onInput={draft.keep}>
        {children(draft.values)}
        <Checkbox name="agree" label={props.agree} isRequired />
        <p className="fine">
          {before}
          <bdi>{props.name}</bdi>
          {after}
        </p>
        <SubmitButton label={props.send} sending={common.sending} />
      </Form>
    </Dialog>
  )
}

/** What stands in the form from the start, or has to be said anew. */
const NOT_TYPED = ['agree', 'reviewPriceRange']

/** Whether somebody had typed or marked anything before. */
function isBegun(draft: Values): boolean {
  return Object.entries(draft).some(([name, value]) => !NOT_TYPED.includes(name) && value.trim() !== '')
}
