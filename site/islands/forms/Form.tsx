import { useStore } from '@nanostores/react'
import {
  createContext,
  useContext,
  useEffect,
  useRef,
  type ReactNode,
  type SubmitEvent,
  type SyntheticEvent,
} from 'react'
import { type Form as FormStore, type FormState, type Problem, type Values } from '#site/stores/forms/form.ts'
import { Icon } from '../page/Icon.tsx'
import { tooLongIn } from './too-long.ts'

interface FormContextValue {
  id: string
  state: FormState
}

const FormContext = createContext<FormContextValue | undefined>(undefined)

export interface FieldState {
  id: string
  isWrong: boolean
  /** What is wrong with this field alone; what several fields share is said once, above them. */
  problem: string | undefined
  /** Id of what says what is wrong. */
  problemId: string | undefined
}

/** Id and problem of a field of the form around it. */
export function useField(name: string): FieldState {
  const form = useContext(FormContext)
  if (!form) throw new Error(`the field ${name} stands in no form`)
  const id = `${form.id}-${name}`
  const { problems } = form.state
  const at = problems.findIndex(({ fields }) => fields.includes(name))
  const found = problems[at]
  if (!found) {
    return { id, isWrong: false, problem: undefined, problemId: undefined }
  }
  return isOwn(found)
    ? { id, isWrong: true, problem: found.text, problemId: `${id}-problem` }
    : {
        id,
        isWrong: true,
        problem: undefined,
        problemId: `${form.id}-problem-${at}`,
      }
}

/** Whether a problem is said at its field. */
const isOwn = ({ fields }: Problem): boolean => fields.length === 1

export function useIsSending(): boolean {
  return useContext(FormContext)?.state.status === 'sending'
}

interface FormProps {
  /** Ids of the fields begin with it. */
  id: string
  form: FormStore
  /** Stands before the list of problems. */
  problemsTitle: string
  className?: string
  /** Told what stands in the fields, whenever somebody changes it. */
  onInput?: (values: Values) => void
  children: ReactNode
}

/** Checks and sends; says what is wrong and moves to the first wrong field. What is mended is no longer marked. */
export function Form({ id, form, problemsTitle, className = 'form', onInput, children }: FormProps) {
  const state = useStore(form.$state)
  const ref = useRef<HTMLFormElement>(null)
  const { round, problems, told, status } = state
  useEffect(() => {
    if (round > 0) focusFirstWrong(ref.current)
  }, [round])

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const { currentTarget } = event
    void form.submit(valuesOf(currentTarget), tooLongIn(currentTarget))
  }

  function change({ currentTarget, target }: SyntheticEvent<HTMLFormElement>) {
    if (problems.length === 0) return
    const { name } = target as HTMLInputElement
    form.changed(name, valuesOf(currentTarget), tooLongIn(currentTarget))
  }

  return (
    <form
      ref={ref}
      className={className}
      aria-busy={status === 'sending' || undefined}
      // Without a script it goes nowhere: what is typed must not stand in an address.
      method="dialog"
      noValidate
      onSubmit={submit}
      onInput={(event) => {
        change(event)
        onInput?.(valuesOf(event.currentTarget))
      }}
      // Later: fields that keep in a store what is typed have done so by now.
      onChange={change}
    >
      <div className="visually-hidden" role="alert">
        {told.length > 0 && <p>{summaryOf(problemsTitle, told)}</p>}
      </div>
      <SharedProblems {...{ id, problems }} />
      <FormContext value={{ id, state }}>{children}</FormContext>
    </form>
  )
}

/** What several fields share, or the whole form. */
function SharedProblems({ id, problems }: Pick<FormState, 'problems'> & { id: string }) {
  return problems.map(
    (problem, at) =>
      !isOwn(problem) && (
        <p key={problem.text} id={`${id}-problem-${at}`} className="form-problem" tabIndex={-1}>
          <Icon name="warning" />
          <bdi>{problem.text}</bdi>
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

function summaryOf(title: string, problems: readonly { text: string }[]): string {
  const texts = new Set(problems.map(({ text }) => text))
  return `${title} ${[...texts].join(' ')}`
}

function focusFirstWrong(form: HTMLFormElement | null): void {
  // A button cannot be called invalid.
  const wrong = '[aria-invalid="true"], [data-wrong]'
  const field = form?.querySelector<HTMLElement>(wrong)
  const target = field ?? form?.querySelector<HTMLElement>('.form-problem')
  // Of a group of choices the one that the Tab key leads to.
  const choice = target?.matches('[role=radiogroup]')
    ? (target.querySelector<HTMLElement>('input:checked') ?? target.querySelector('input'))
    : undefined
  const focused = choice ?? target
  focused?.focus()
}
