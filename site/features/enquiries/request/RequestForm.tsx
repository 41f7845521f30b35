import { useStore } from '@nanostores/react'
import { useRef, useState, useId, type RefObject, type ReactNode } from 'react'
import type { SessionState } from '#core/contract/session.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { format } from '#core/i18n/format.ts'
import type { Values } from '#site/ui/forms/form.ts'
import type { PageFeature } from '#site/ui/page/page-feature.ts'
import { $session } from '#site/ui/session/session.ts'
import { createRequestForm, type RequestStore } from '#site/features/enquiries/request.ts'
import type { RequestWords } from '#site/features/enquiries/request-words.ts'
import { Checkbox } from '#site/ui/forms/Checkbox.tsx'
import { Field } from '#site/ui/forms/Field.tsx'
import { Form, SubmitButton } from '#site/ui/forms/Form.tsx'
import { useIsHydrated } from '#site/ui/page/use-is-hydrated.ts'
import { Details, DETAILS } from './Details.tsx'
import { CaptchaNote, RestoreButton } from './RequestEnd.tsx'
import { Icon } from '#site/ui/page/Icon.tsx'

export interface RequestFormProps {
  /** Prefix of the field ids: a page may have the form twice. */
  id: string
  lang: Lang
  feature: PageFeature
  words: RequestWords
  /** Loads what sending and its messages need. */
  ready: () => Promise<unknown>
  /** Called after the form is reset. */
  onDone?: () => void
  /** In a dialog: phone, dates and guests are folded until needed. */
  isFolded?: boolean
}

type Box = RefObject<HTMLDivElement | null>

/** Asks the owner of an offer about dates and guests. */
export function RequestForm(props: RequestFormProps) {
  const { id, lang, feature, words, isFolded = false } = props
  const { request, common } = words
  const box: Box = useRef(null)
  const required = feature.fieldsRequired.map((name) => name.toLowerCase())
  const needs = (name: string) => required.includes(name)
  const [isOpen, setOpen] = useState(DETAILS.some(needs))
  const store = useRequest(props, box, () => setOpen(true))
  const session = useSession()
  const details = <Details {...{ id, lang, words, store, needs }} />
  return (
    <div ref={box} className="needs-script request-form">
      <Form id={id} keepsUnsent form={store.form} words={common}>
        <p className="fine">{request.requiredNote}</p>
        <div className="stack tops pair-row">
          {/* Defaults survive a reset. */}
          <Field name="name" label={request.name} defaultValue={session?.name} isFirst={isFolded} isRequired />
          <Field name="email" label={request.email} defaultValue={session?.email} isRequired />
        </div>
        {isFolded ? (
          <Fold label={request.details} isOpen={isOpen} onToggle={() => setOpen(!isOpen)}>
            {details}
          </Fold>
        ) : (
          details
        )}
        <Field
          name="message"
          label={request.message}
          defaultValue={format(request.prompt, { offer: feature.title })}
          isRequired={needs('message')}
        />
        <Checkbox name="copySend" label={request.copy} />
        <CaptchaNote {...{ store, session }} words={request} />
        <div className="cluster gap-3 button-row">
          <SubmitButton label={request.submit} />
          <RestoreButton
            words={request}
            onTake={() => {
              setOpen(true)
              fillIn(box, store.takeBack())
            }}
          />
        </div>
        <p className="fine">{request.privacy}</p>
      </Form>
    </div>
  )
}

/** Submitting the form, which resets whether it was sent or failed. */
function useRequest(
  { feature, words, ready, onDone }: RequestFormProps,
  box: Box,
  openDetails: () => void,
): RequestStore {
  const [store] = useState(() =>
    createRequestForm({
      feature,
      words,
      ready,
      onProblems(fields) {
        if (DETAILS.some((name) => fields.includes(name))) openDetails()
      },
      done() {
        box.current?.querySelector('form')?.reset()
        onDone?.()
      },
    }),
  )
  return store
}

/** The session, once hydrated and loaded. */
function useSession(): SessionState | undefined {
  const session = useStore($session)
  return useIsHydrated() ? session : undefined
}

const TYPED = ['name', 'email', 'prephone', 'phone', 'message'] as const

/** Restores earlier input. */
function fillIn(box: Box, values: Values): void {
  const form = box.current?.querySelector('form')
  const field = (name: string) => form?.querySelector<HTMLInputElement>(`[name=${name}]`)
  for (const name of TYPED) {
    const input = field(name)
    if (input) input.value = values[name] ?? ''
  }
  const copy = field('copySend')
  if (copy) copy.checked = 'copySend' in values
  field('message')?.focus()
}

interface FoldProps {
  label: string
  isOpen: boolean
  onToggle: () => void
  children: ReactNode
}

/** Further fields, which unfold over 600 ms. */
function Fold({ label, isOpen, onToggle, children }: FoldProps) {
  const id = useId()
  return (
    <div className="fold">
      <button
        type="button"
        className="row apart full strong fold-button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={onToggle}
      >
        <span>{label}</span>
        <Icon name="chevron" />
      </button>
      <div id={id} className="fold-room" inert={!isOpen}>
        <div className="fold-inner">{children}</div>
      </div>
    </div>
  )
}
