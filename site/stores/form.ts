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
  problems: readonly Problem[]
  /** Grows with each time that problems were found, so that the first wrong field can be focused anew. */
  round: number
}

/** What stands in the fields by their names; a box that is not ticked is absent. */
export type Values = Readonly<Record<string, string>>

export interface FormOptions {
  /** What is wrong before anything is sent. */
  check?: (values: Values) => readonly Problem[]
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
  /** Checks and sends; does nothing while it is being sent. */
  submit(values: Values): Promise<void>
}

export function createForm({
  check = () => [],
  send,
  fieldsOf = {},
  failed,
  tell,
}: FormOptions): Form {
  const $state = atom<FormState>({ status: 'idle', problems: [], round: 0 })
  const showProblems = (problems: readonly Problem[]) => {
    const { round } = $state.get()
    $state.set({
      status: 'idle',
      problems,
      round: problems.length > 0 ? round + 1 : round,
    })
  }
  return {
    $state,
    async submit(values) {
      const { status, round } = $state.get()
      if (status === 'sending') return
      const problems = check(values)
      if (problems.length > 0) return showProblems(problems)
      $state.set({ status: 'sending', problems: [], round })
      try {
        await send(values)
        $state.set({ status: 'idle', problems: [], round })
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
  }
}
