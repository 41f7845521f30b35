import { useState, type ReactNode } from 'react'
import type { SessionState } from '#core/contract/session.ts'
import type { Values } from '#site/stores/form.ts'
import type { VoiceForm, Writer } from '#site/stores/voices/form.ts'
import type { VoiceKind } from '#site/stores/voices/thanks.ts'
import { Dialog } from '../../people/Dialog.tsx'
import type { DialogProps } from '../../people/DialogHost.tsx'
import { Checkbox } from '../../people/form/Checkbox.tsx'
import { Form } from '../../people/form/Form.tsx'
import { SubmitButton } from '../../people/form/SubmitButton.tsx'
import { Icon } from '../../people/Icon.tsx'
import { useWords } from '../../people/use-words.ts'
import { useVoicesWords } from '../use-voices-words.ts'
import { wakeVoices } from '../wake.tsx'
import { useWriter } from './use-writer.ts'

interface Props extends DialogProps {
  kind: VoiceKind
  title: string
  /** What it is written about. */
  about: ReactNode
  create: (writer: Writer) => VoiceForm
  /** What the writer has to agree to. */
  agree: string
  /** On the button that sends it. */
  send: string
  /** The fields, with what was typed into them before. */
  children: (draft: Values) => ReactNode
}

/** A form for words that appear under one's name; a visitor is led to the log-in first. */
export function VoiceDialog(props: Props) {
  const { kind, onClose } = props
  // Who comes back from the log-in has pressed nothing on this page.
  const [opener] = useState(() => props.opener ?? openerOf(kind))
  const session = useWriter(kind, { opener, onClose })
  return session && <Writing {...props} opener={opener} session={session} />
}

function openerOf(kind: VoiceKind): HTMLElement | undefined {
  const selector = `[data-dialog="${kind}"]`
  return document.querySelector<HTMLElement>(selector) ?? undefined
}

interface WritingProps extends Props {
  session: SessionState
}

function Writing({ session, create, about, children, ...props }: WritingProps) {
  const { kind, title, opener, onClose } = props
  const [{ form, draft }] = useState(() =>
    create({ uid: session.uid, opener, onClose, wake: wakeVoices }),
  )
  const { common } = useWords()
  const { forms } = useVoicesWords()
  const [before, after] = forms.asName.split('{{name}}')
  return (
    <Dialog title={title} opener={opener} onClose={onClose}>
      {about}
      {isBegun(draft.values) && (
        <p className="restored">
          <Icon name="info" />
          <span>{forms.restored}</span>
        </p>
      )}
      <Form
        id={kind}
        form={form}
        problemsTitle={common.problems}
        onInput={draft.keep}
      >
        {children(draft.values)}
        <Checkbox name="agree" label={props.agree} isRequired />
        <p className="fine">
          {before}
          <bdi>{session.name}</bdi>
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
  return Object.entries(draft).some(
    ([name, value]) => !NOT_TYPED.includes(name) && value.trim() !== '',
  )
}
