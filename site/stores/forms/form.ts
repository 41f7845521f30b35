import { atom, type ReadableAtom } from 'nanostores'
import { ApiError } from '#core/contract/client.ts'
import type { ErrorCode } from '#core/contract/errors.ts'

/** What is wrong, and with which fields; with none where the whole was refused. */
export interface Problem {
  fields: readonly string[]
  text: string
}

export interface FormState {
  status: 'idle' | 'sending'
  /** As they are now: mended ones are gone. */
  problems: readonly Problem[]
  /** As they were when it was last sent. */
  told: readonly Problem[]
  /** Grows with each time that problems were found, so that the first wrong field can be focused anew. */
  round: number
}

/** What stands in the fields by their names; a box that is not ticked is absent. */
export type Values = Readonly<Record<string, string>>

export interface FormOptions {
  /** What is wrong before anything is sent. */
  check?: (values: Values) => readonly Problem[]
  /** Told, before that is shown, the fields in which something was wrong when it was sent. */
  onProblems?: (fields: readonly string[]) => void
  /** Sends it. An ApiError is shown, at the field that `fieldsOf` names for its code. */
  send: (values: Values) => Promise<void>
  fieldsOf?: Partial<Record<ErrorCode, readonly string[]>>
  /** The text of a failure that the server did not explain; asked for when it is needed. */
  failed: () => string
  /** Takes what has to do with no field, which is shown in the form otherwise. */
  tell?: (text: string) => void
}

export interface Form {
  $state: ReadableAtom<FormState>
  /** Checks and sends; does nothing while it is being sent. `found` is what its fields know to be wrong. */
  submit(values: Values, found?: readonly Problem[]): Promise<void>
  /**
   * After a change, of `field` if it has a name: problems that are mended go, others say what is
   * wrong now. New ones are found when it is sent. Without values those of the last time count.
   */
  changed(field?: string, values?: Values, found?: readonly Problem[]): void
}

const IDLE: FormState = { status: 'idle', problems: [], told: [], round: 0 }

export function createForm({ check = () => [], onProblems, send, fieldsOf = {}, failed, tell }: FormOptions): Form {
  const $state = atom(IDLE)
  let last: Values = {}
  let isSent = false
  const showProblems = (problems: readonly Problem[]) => {
    const { round } = $state.get()
    onProblems?.(problems.flatMap(({ fields }) => fields))
    $state.set({
      status: 'idle',
      problems,
      told: problems,
      round: problems.length > 0 ? round + 1 : round,
    })
  }
  return {
    $state,
    async submit(values, found = []) {
      const { status, round } = $state.get()
      if (status === 'sending') return
      last = values
      const problems = [...check(values), ...found]
      isSent = problems.length === 0
      if (problems.length > 0) return showProblems(problems)
      $state.set({ ...IDLE, status: 'sending', round })
      try {
        await send(values)
        $state.set({ ...IDLE, round })
      } catch (error) {
        const isRefused = error instanceof ApiError
        const text = (isRefused && error.text) || failed()
        const fields = (isRefused && fieldsOf[error.code]) || []
        const isTold = tell !== undefined && fields.length === 0
        if (isTold) tell(text)
        showProblems(isTold ? [] : [{ fields, text }])
        if (!isRefused) throw error
      }
    },
    changed(field, values = last, found = []) {
      last = values
      const state = $state.get()
      if (state.problems.length === 0) return
      const problems = isSent
        ? state.problems.filter(({ fields }) => !fields.includes(field ?? ''))
        : stillWrong(state.problems, [...check(values), ...found])
      $state.set({ ...state, problems })
    },
  }
}

/** What is found now, as far as its fields were wrong before. */
function stillWrong(before: readonly Problem[], now: readonly Problem[]): readonly Problem[] {
  const wrong = new Set(before.flatMap(placesOf))
  return now.filter((problem) => placesOf(problem).every((place) => wrong.has(place)))
}

/** Its fields, or the form as a whole. */
const placesOf = ({ fields }: Problem): readonly string[] => (fields.length > 0 ? fields : [''])
