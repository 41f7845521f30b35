import { useEffect, useRef, useState, type InputHTMLAttributes, type ReactNode } from 'react'
import { Icon } from '../page/Icon.tsx'
import { useField, type FieldState } from './Form.tsx'

interface FieldProps extends Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'autoComplete' | 'inputMode' | 'defaultValue' | 'maxLength' | 'dir' | 'placeholder'
> {
  name: string
  label: string
  hint?: string
  isRequired?: boolean
  /** The first field of a dialog, which takes the focus as it opens. */
  isFirst?: boolean
  /** What is known already, perhaps only after a while; what somebody has typed stays. */
  prefill?: string
}

/** A labelled input with its hint and what is wrong with it. */
export function Field({
  name,
  label,
  hint,
  isRequired = true,
  isFirst = false,
  prefill = '',
  type = 'text',
  ...rest
}: FieldProps) {
  const field = useField(name)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (prefill && input.current?.value === '') input.current.value = prefill
  }, [prefill])
  return (
    <FieldFrame {...{ field, label, hint }}>
      <input
        ref={input}
        name={name}
        type={type}
        required={isRequired}
        data-autofocus={isFirst || undefined}
        {...fieldProps(field, hint)}
        {...rest}
      />
    </FieldFrame>
  )
}

interface PasswordFieldProps extends Omit<FieldProps, 'type' | 'dir' | 'prefill'> {
  words: { show: string; hide: string }
}

/** A password, with a button that shows it. */
export function PasswordField({
  name,
  label,
  hint,
  isRequired = true,
  isFirst = false,
  words,
  ...rest
}: PasswordFieldProps) {
  const field = useField(name)
  const [isShown, setShown] = useState(false)
  return (
    <FieldFrame {...{ field, label, hint }}>
      <span className="password">
        <input
          name={name}
          type={isShown ? 'text' : 'password'}
          dir="ltr"
          spellCheck={false}
          autoCapitalize="none"
          required={isRequired}
          data-autofocus={isFirst || undefined}
          {...fieldProps(field, hint)}
          {...rest}
        />
        <button
          type="button"
          className="icon-button"
          aria-label={isShown ? words.hide : words.show}
          onClick={() => setShown(!isShown)}
        >
          <Eye isOpen={!isShown} />
        </button>
      </span>
    </FieldFrame>
  )
}

interface FrameProps {
  field: FieldState
  label: string
  hint: string | undefined
  children: ReactNode
}

/** A label above a field, and what is said about it below. */
export function FieldFrame({ field, label, hint, children }: FrameProps) {
  const { id, isWrong } = field
  return (
    <div className={isWrong ? 'field is-wrong' : 'field'}>
      <label htmlFor={id}>{label}</label>
      {children}
      <FieldNotes field={field} hint={hint} />
    </div>
  )
}

interface NotesProps {
  field: FieldState
  hint: string | undefined
}

/** The hint of a field, and what is wrong with it. */
export function FieldNotes({ field: { id, problem }, hint }: NotesProps) {
  return (
    <>
      {hint && (
        <p id={`${id}-hint`} className="field-hint">
          {hint}
        </p>
      )}
      {problem && (
        <p id={`${id}-problem`} className="field-problem">
          <Icon name="warning" />
          <span>{problem}</span>
        </p>
      )}
    </>
  )
}

/** Ties an input to its label and to what is said about it. */
export function fieldProps({ id, isWrong, problemId }: FieldState, hint: string | undefined) {
  const by = [problemId, hint && `${id}-hint`].filter(Boolean)
  return {
    id,
    'aria-describedby': by.join(' ') || undefined,
    'aria-invalid': isWrong || undefined,
  }
}

function Eye({ isOpen }: { isOpen: boolean }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Z" />
      <circle cx="12" cy="12" r="3" />
      {!isOpen && <path d="M4 20 20 4" />}
    </svg>
  )
}
