import { t } from '#site/ui/page/messages.ts'
import { useStore } from '@nanostores/react'
import { useEffect, useRef, type InputHTMLAttributes, type ReactNode, type TextareaHTMLAttributes } from 'react'
import type { FieldRow } from '#core/fields/row.ts'
import type { Lang } from '#core/i18n/languages.ts'
import type { FormField } from '#core/fields/forms.ts'
import { $session } from '#site/ui/session/session.ts'
import { Icon } from '../page/Icon.tsx'
import { useField, useForm, type FieldState } from './Form.tsx'
import { dayProps, mostProps } from './input-problems.ts'

type Kind = FormField['kind'] | FieldRow['kind'] | 'key' | 'number' | 'integer'

/** Attributes by kind. */
const INPUTS: Partial<Record<Kind, InputHTMLAttributes<HTMLInputElement>>> = {
  name: { autoComplete: 'name' },
  email: { type: 'email', dir: 'ltr', autoComplete: 'email' },
  phone: { type: 'tel', dir: 'ltr' },
  url: { type: 'url', dir: 'ltr', inputMode: 'url' },
  key: { dir: 'ltr', spellCheck: false, autoCapitalize: 'none' },
  code: { dir: 'ltr', inputMode: 'numeric', autoComplete: 'one-time-code', spellCheck: false },
  day: { type: 'date' },
  number: { dir: 'ltr', inputMode: 'decimal' },
  integer: { dir: 'ltr', inputMode: 'numeric' },
}

type Attributes = Pick<
  InputHTMLAttributes<HTMLInputElement> & TextareaHTMLAttributes<HTMLTextAreaElement>,
  | 'autoComplete'
  | 'defaultValue'
  | 'dir'
  | 'maxLength'
  | 'rows'
  | 'lang'
  | 'readOnly'
  | 'onBlur'
  | 'onBeforeInput'
  | 'onKeyDown'
>

export interface FieldProps extends FrameLooks, Attributes {
  name: string
  label: string
  hint?: string | undefined
  /** By the form's row unless given. */
  kind?: Kind
  max?: number | undefined
  isRequired?: boolean | undefined
  /** Gets the focus when its dialog opens. */
  isFirst?: boolean
  /** For values that a store holds. */
  value?: string
  onValue?: (text: string) => void
  /** Below the input. */
  children?: ReactNode
}

/** A labelled input or text area with hint and error. */
export function Field({
  label,
  labelLang,
  isWide,
  isChanged,
  isMarked,
  isLabelHidden,
  children,
  ...control
}: FieldProps) {
  const state = useField(control.name)
  return (
    <FieldFrame {...{ field: state, label, labelLang, hint: control.hint, isWide, isChanged, isMarked, isLabelHidden }}>
      <Control state={state} {...control} />
      {children}
    </FieldFrame>
  )
}

interface ControlProps extends Omit<FieldProps, 'label' | 'children' | keyof FrameLooks> {
  state: FieldState
}

/** The input alone. */
export function Control({ state, name, hint, kind, max, isRequired, isFirst, value, onValue, ...rest }: ControlProps) {
  const { words } = useForm()
  const { field = { kind: 'line' as const } } = state
  const type = kind ?? field.kind
  const most = max ?? field.max
  const common = {
    ref: useOwn(field.own),
    name,
    required: isRequired ?? needs(field),
    'data-autofocus': isFirst || undefined,
    value,
    onChange: onValue && (({ currentTarget }: { currentTarget: { value: string } }) => onValue(currentTarget.value)),
    ...fieldProps(state, hint),
  }
  return type === 'text' ? (
    <textarea rows={4} dir="auto" {...common} {...mostProps(most, words.tooLong ?? '')} {...rest} />
  ) : (
    <input
      type="text"
      maxLength={type === 'day' ? undefined : most}
      {...common}
      {...INPUTS[type]}
      {...rest}
      {...(type === 'day' && dayProps(t('errors').noSuchDay, { value, onValue, onBlur: rest.onBlur }))}
    />
  )
}

/** Whether a field is required. */
export const needs = ({ empty, wrong }: Partial<FormField>): boolean => (empty ?? wrong) !== undefined

/** Prefills from the session once it is loaded; typed text stays. */
function useOwn(own: FormField['own']) {
  const input = useRef<HTMLInputElement & HTMLTextAreaElement>(null)
  const session = useStore($session)
  const known = own && session?.[own]
  useEffect(() => {
    if (known && input.current?.value === '') input.current.value = known
  }, [known])
  return input
}

interface FrameLooks {
  isWide?: boolean | undefined
  /** Differs from its original value. */
  isChanged?: boolean | undefined
  /** Shows the required mark. */
  isMarked?: boolean | undefined
  /** For screen readers only. */
  isLabelHidden?: boolean | undefined
  /** Of the label, if that is not the page's. */
  labelLang?: Lang | undefined
}

interface FrameProps extends FrameLooks {
  field: FieldState
  label: string
  hint?: string | undefined
  className?: string
  children: ReactNode
}

/** The class names of a field. */
export function classOf({ isWrong }: FieldState, { isWide, isChanged }: FrameLooks, name = 'field'): string {
  const classes = [name, isWide && 'is-wide', isChanged && 'is-changed', isWrong && 'is-wrong']
  return classes.filter(Boolean).join(' ')
}

/** A field between its label and its hint and error. */
export function FieldFrame({ field, label, hint, className, isMarked, isLabelHidden, children, ...looks }: FrameProps) {
  return (
    <div className={classOf(field, looks, className)}>
      <label htmlFor={field.id} className={isLabelHidden ? 'visually-hidden' : undefined}>
        <LabelText label={label} labelLang={looks.labelLang} isMarked={isMarked} />
      </label>
      {children}
      <FieldNotes field={field} hint={hint} />
    </div>
  )
}

interface LabelProps {
  label: string
  labelLang?: Lang | undefined
  isMarked?: boolean | undefined
}

/** A label with the required mark. */
export function LabelText({ label, labelLang, isMarked = false }: LabelProps) {
  return (
    <>
      {labelLang ? <bdi lang={labelLang}>{label}</bdi> : label}
      {isMarked && (
        <span className="required-mark" aria-hidden="true">
          {' *'}
        </span>
      )}
    </>
  )
}

interface NotesProps {
  field: Pick<FieldState, 'id' | 'problem'>
  hint?: string | undefined
}

/** Hint and error of a field. */
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

/** Connects an input with its label, hint and error. */
export function fieldProps({ id, isWrong, problemId }: Omit<FieldState, 'field'>, hint?: string) {
  const by = [problemId, hint && `${id}-hint`].filter(Boolean)
  return {
    id,
    'aria-describedby': by.join(' ') || undefined,
    'aria-invalid': isWrong || undefined,
  }
}
