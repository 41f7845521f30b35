import type { Texts } from '#core/i18n/messages.ts'
import { t } from '#site/ui/page/messages.ts'
import { useStore } from '@nanostores/react'
import {
  createContext,
  useContext,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactNode,
  type SubmitEvent,
  type SyntheticEvent,
} from 'react'
import type { FormField } from '#core/fields/forms.ts'
import type { Form as FormStore, FormState, Problem, Values } from '#site/ui/forms/form.ts'
import { Captcha } from '../captcha/Captcha.tsx'
import { Button } from '../page/Button.tsx'
import { Icon } from '../page/Icon.tsx'
import { problemsIn } from './input-problems.ts'
import { labelsIn, namedText, type Labels } from './labels.ts'
import { useUnsent } from './use-unsent.ts'

/** Messages that every form needs; from the loaded messages unless the form is part of the static page. */
type Common = Texts<'accounts.app'>['common']
export type FormWords = Pick<Common, 'sending' | 'problems'> & Partial<Pick<Common, 'tooLong' | 'missing'>>

interface FormContextValue {
  /** Prefix of the field ids. */
  id: string
  form: Pick<FormStore, '$state' | 'fields'>
  words: FormWords
}

export const FormContext = createContext<FormContextValue | undefined>(undefined)

/** The form around a field. */
export function useForm(): FormContextValue {
  const context = useContext(FormContext)
  if (!context) throw new Error('the field stands in no form')
  return context
}

export interface FieldState {
  id: string
  /** Its row in the form's fields. */
  field: FormField | undefined
  isWrong: boolean
  /** An error of this field alone; errors shared by several fields are shown once, above them. */
  problem: string | undefined
  /** Id of the element that shows the error. */
  problemId: string | undefined
}

/** Id and error of a field; only their changes re-render it. */
export function useField(name: string): FieldState {
  const { id: formId, form } = useForm()
  const id = `${formId}-${name}`
  const at = useSyncExternalStore(
    (onChange) => form.$state.listen(onChange),
    () => placeOf(name, form.$state.get()),
    () => placeOf(name, form.$state.get()),
  )
  const field = form.fields[name]
  if (!at) return { id, field, isWrong: false, problem: undefined, problemId: undefined }
  const [place, text] = splitAt(at)
  const isOwn = text !== undefined
  return { id, field, isWrong: true, problem: text, problemId: isOwn ? `${id}-problem` : `${formId}-problem-${place}` }
}

/** The index of a field's error, followed by its text if it is shown at the field. */
function placeOf(name: string, { problems }: FormState): string | undefined {
  const at = problems.findIndex(({ fields }) => fields.includes(name))
  const found = problems[at]
  return found && (isOwn(found) ? `${at} ${found.text}` : `${at}`)
}

function splitAt(at: string): [place: string, text?: string] {
  const blank = at.indexOf(' ')
  return blank < 0 ? [at] : [at.slice(0, blank), at.slice(blank + 1)]
}

/** Whether an error is shown at its field. */
const isOwn = ({ fields }: Problem): boolean => fields.length === 1

interface FormProps {
  /** Prefix of the field ids. */
  id: string
  form: FormStore
  words?: FormWords
  className?: string
  /** Label of the submit button; absent if it is among the children. */
  submit?: string
  submitClass?: string
  /** Adds a cancel button. */
  onCancel?: () => void
  /** Shown above the button. */
  end?: ReactNode
  /** How often it was sent: empties it each time, and what has the focus keeps it. */
  sent?: number
  /** What was typed and not sent, as without a network, is there again after the page was reloaded. */
  keepsUnsent?: boolean
  /** Called with the values after each change. */
  onInput?: (values: Values) => void
  children?: ReactNode
}

/** Checks and sends; shows errors and focuses the first wrong field. Fixed fields are unmarked at once. */
export function Form(props: FormProps) {
  const { id, form, words = t('accounts.app').common, className = 'form', sent = 0, onInput, children } = props
  const { round, problems, submitted, status } = useStore(form.$state)
  const ref = useRef<HTMLFormElement>(null)
  const [labels, setLabels] = useState<Labels>({})
  const textOf = (problem: Problem) => namedText(problem, labels, words)
  const keepUnsent = useUnsent(ref, props)
  useEffect(() => {
    if (round > 0) focusFirstWrong(ref.current)
  }, [round])
  useEffect(() => {
    if (sent > 0) ref.current?.reset()
  }, [sent])

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const { currentTarget } = event
    setLabels(labelsIn(currentTarget))
    const values = valuesOf(currentTarget)
    keepUnsent(values)
    void form.submit(values, problemsIn(currentTarget)).then((isSent) => isSent && keepUnsent(undefined))
  }

  function change({ currentTarget, target }: SyntheticEvent<HTMLFormElement>) {
    if (problems.length === 0) return
    const { name } = target as HTMLInputElement
    form.changed(name, valuesOf(currentTarget), problemsIn(currentTarget))
  }

  return (
    <form
      ref={ref}
      className={className}
      aria-busy={status === 'sending' || undefined}
      // Without JavaScript nothing is submitted: input must not end up in a URL.
      method="dialog"
      noValidate
      onSubmit={submit}
      onInput={(event) => {
        change(event)
        onInput?.(valuesOf(event.currentTarget))
      }}
      // Deferred until fields have written their input to the store.
      onChange={change}
    >
      <div className="visually-hidden" role="alert">
        {submitted.length > 0 && <p>{summaryOf(words.problems, submitted.map(textOf))}</p>}
      </div>
      <SharedProblems {...{ id, problems, textOf }} />
      <FormContext value={{ id, form, words }}>
        {children}
        <FormEnd {...props} />
      </FormContext>
    </form>
  )
}

/** The buttons, and what is shown above them. */
function FormEnd({ form: { captcha }, submit, submitClass, onCancel, end }: FormProps) {
  const button = submit !== undefined && <SubmitButton label={submit} className={submitClass} />
  return (
    <>
      {captcha && <Captcha captcha={captcha} />}
      {end}
      {onCancel ? (
        <div className="cluster gap-3 button-row">
          <Button onClick={onCancel}>{t('accounts.app').common.cancel}</Button>
          {button}
        </div>
      ) : (
        button
      )}
    </>
  )
}

interface SubmitButtonProps {
  label: string
  className?: string | undefined
}

/** Stays focusable while busy: the form itself submits only once. */
export function SubmitButton({ label, className = 'button' }: SubmitButtonProps) {
  const { form, words } = useForm()
  const isSending = useStore(form.$state).status === 'sending'
  return (
    <button
      type="submit"
      className={isSending ? `${className} is-busy` : className}
      aria-disabled={isSending || undefined}
    >
      {isSending && <span className="spinner" aria-hidden="true" />}
      <span>{isSending ? words.sending : label}</span>
    </button>
  )
}

interface SharedProps extends Pick<FormState, 'problems'> {
  id: string
  textOf: (problem: Problem) => string
}

/** Errors of several fields, or of the whole form. */
function SharedProblems({ id, problems, textOf }: SharedProps) {
  return problems.map(
    (problem, at) =>
      !isOwn(problem) && (
        <p key={problem.text} id={`${id}-problem-${at}`} className="form-problem" tabIndex={-1}>
          <Icon name="warning" />
          <bdi>{textOf(problem)}</bdi>
        </p>
      ),
  )
}

function valuesOf(form: HTMLFormElement): Values {
  const values: Record<string, string> = {}
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string') values[name] = value
  }
  return values
}

const summaryOf = (title: string, texts: readonly string[]): string => `${title} ${[...new Set(texts)].join(' ')}`

function focusFirstWrong(form: HTMLFormElement | null): void {
  // Buttons cannot be marked invalid.
  const wrong = '[aria-invalid="true"], [data-wrong]'
  const field = form?.querySelector<HTMLElement>(wrong)
  const target = field ?? form?.querySelector<HTMLElement>('.form-problem')
  // The tab stop of a radio group.
  const choice = target?.matches('[role=radiogroup]')
    ? (target.querySelector<HTMLElement>('input:checked') ?? target.querySelector('input'))
    : undefined
  const focused = choice ?? target
  focused?.focus()
}
