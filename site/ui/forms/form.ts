import { $messages, t } from '#site/ui/page/messages.ts'
import { atom, type ReadableAtom } from 'nanostores'
import { ApiError } from '#core/contract/client.ts'
import type { ErrorCode } from '#core/terms/errors.ts'
import { formProblems } from '#core/domain/validation/form.ts'
import type { Code, FormFields, Typed } from '#core/fields/forms.ts'
import { createCaptcha, type Captcha, type CaptchaAnswer } from '../captcha/captcha.ts'
import { toasts } from '../page/toasts.ts'

/** An error with its fields; without fields it concerns the whole form. */
export interface Problem {
  fields: readonly string[]
  text: string
  /** The text leaves open which fields it is about: they are named. */
  isUnnamed?: boolean
}

export interface FormState {
  status: 'idle' | 'sending'
  /** Current errors; fixed ones are gone. */
  problems: readonly Problem[]
  /** The errors of the last submit. */
  submitted: readonly Problem[]
  /** Grows with each failed submit, so that the first wrong field is focused again. */
  round: number
}

/** The values by field name; unticked checkboxes are absent. */
export type Values = Readonly<Record<string, string>>

export interface FormOptions<F extends FormFields = FormFields, A = void> {
  /** Its fields, which give the checks and where API errors are shown. */
  fields?: F
  /** Texts of errors that the common messages do not have. */
  texts?: Partial<Record<Code, string>>
  /** The errors it starts with, of a submit on the previous page, which a toast announces. */
  problems?: readonly Problem[] | undefined
  /** Further checks before it is sent. */
  check?: (values: Values) => readonly Problem[]
  /** Called with the wrong fields of a submit, before they are shown. */
  onProblems?: (fields: readonly string[]) => void
  /** Sends the typed values with the captcha's answer. An ApiError is shown, at its field if it has one. */
  send: (typed: Sent<F>) => Promise<A>
  /** Whether anonymous visitors need a captcha. */
  captcha?: boolean | Captcha
  /** Fields of further API errors. */
  fieldsOf?: Partial<Record<ErrorCode, readonly string[]>>
  /** The text of a failure that the server did not explain; called when it is needed. */
  failed?: () => string
  /** Shows errors without a field; they appear in the form otherwise. */
  tell?: 'toast' | ((text: string) => void)
}

/** Without `fields`: the form's values as they are. */
export type Sent<F extends FormFields> = (string extends keyof F ? Values : Typed<F>) & CaptchaAnswer

export interface Form {
  $state: ReadableAtom<FormState>
  fields: FormFields
  captcha: Captcha | undefined
  /**
   * Checks and sends; says so without a network, and does nothing while it is being sent. `found` are errors that its
   * fields found. Resolves to whether it was sent.
   */
  submit(values: Values, found?: readonly Problem[]): Promise<boolean>
  /**
   * After a change, of `field` if it has a name: fixed errors go, others are updated. New ones appear on the next
   * submit. Without `values` the last ones count.
   */
  changed(field?: string, values?: Values, found?: readonly Problem[]): void
}

const IDLE: FormState = { status: 'idle', problems: [], submitted: [], round: 0 }

/** The message of an error. */
export function errorText(code: Code, texts: FormOptions['texts'] = {}): string {
  const errors: Partial<Record<Code, string>> = t('errors')
  const toasts: Partial<Record<Code, string>> = t('accounts.app').toasts
  return texts[code] ?? toasts[code] ?? errors[code] ?? code
}

export function createForm<const F extends FormFields = FormFields>(options: FormOptions<F>): Form {
  const { fields = {} as F, onProblems } = options
  const captcha = options.captcha === true ? createCaptcha() : options.captcha || undefined
  const { problems: first = [] } = options
  const $state = atom<FormState>({ ...IDLE, problems: first, round: first.length > 0 ? 1 : 0 })
  let last: Values = {}
  let isSent = first.length > 0
  const check = (values: Values, found: readonly Problem[]) => [...problemsIn(options, values), ...found]
  const showProblems = (problems: readonly Problem[]) => {
    const before = $state.get().round
    onProblems?.(problems.flatMap((problem) => problem.fields))
    const round = problems.length > 0 ? before + 1 : before
    $state.set({ status: 'idle', problems, submitted: problems, round })
    return false
  }
  return {
    $state,
    fields,
    captcha,
    async submit(values, found = []) {
      const { status, round } = $state.get()
      if (status === 'sending') return false
      last = values
      const problems = check(values, found)
      isSent = problems.length === 0
      if (!isSent) return showProblems(problems)
      if (!navigator.onLine) return showProblems(problemsOffline())
      $state.set({ ...IDLE, status: 'sending', round })
      try {
        const typed = typedIn(fields, values)
        await (captcha ? captcha.with((answer) => options.send({ ...typed, ...answer })) : options.send(typed))
        $state.set({ ...IDLE, round })
        return true
      } catch (error) {
        showProblems(problemsOfFailure(options, error))
        if (!(error instanceof ApiError)) throw error
        return false
      }
    },
    changed(field, values = last, found = []) {
      last = values
      const state = $state.get()
      if (state.problems.length === 0) return
      const problems = isSent
        ? state.problems.filter((problem) => !problem.fields.includes(field ?? ''))
        : stillWrong(state.problems, check(values, found))
      $state.set({ ...state, problems })
    },
  }
}

/** That there is no network; the page's own notice says so where the messages are not there yet. */
function problemsOffline(): readonly Problem[] {
  const text = $messages.get()['accounts.app']?.common.unsent
  if (text) return [problemOf(undefined, [], text)]
  dispatchEvent(new Event('unreached'))
  return []
}

/** The options of a form except `send`. */
type Rules = Omit<FormOptions, 'send'>

/** All errors, of the fields and of the form's own check. */
const problemsIn = ({ fields = {}, texts, check }: Rules, values: Values): readonly Problem[] => [
  ...formProblems(fields, values).map(({ code, fields: names }) =>
    problemOf(code as Code, names, errorText(code as Code, texts)),
  ),
  ...(check?.(values) ?? []),
]

const problemOf = (code: Code | undefined, fields: readonly string[], text: string): Problem => ({
  fields,
  text,
  ...(code === 'requiredFieldsMissing' && { isUnnamed: true }),
})

/** The error of a failed send, unless the form shows it elsewhere. */
function problemsOfFailure(options: Rules, error: unknown): readonly Problem[] {
  const { fields = {}, fieldsOf, tell, failed = () => t('errors').internal } = options
  const refusal = error instanceof ApiError ? error : undefined
  const text = refusal?.text || failed()
  const names = refusal ? (fieldsOf?.[refusal.code] ?? fieldsAbout(refusal.code, fields)) : []
  if (tell === undefined || names.length > 0) return [problemOf(refusal?.code, names, text)]
  if (tell === 'toast') toasts.add({ type: 'error', text })
  else tell(text)
  return []
}

/** The typed values, trimmed except passwords. */
function typedIn<F extends FormFields>(fields: F, values: Values): Sent<F> {
  const names = Object.keys(fields)
  if (names.length === 0) return values as Sent<F>
  const typed = names.map((name) => {
    const { kind } = fields[name]!
    const value = values[name]
    if (kind === 'box') return [name, value !== undefined]
    return [name, (/password/i.test(kind) ? value : value?.trim()) ?? '']
  })
  return Object.fromEntries(typed) as Sent<F>
}

/** The fields that an API error belongs to. */
const fieldsAbout = (code: ErrorCode, fields: FormFields): string[] =>
  Object.entries(fields)
    .filter(([, { wrong, refused }]) => wrong === code || refused?.includes(code))
    .map(([name]) => name)

/** What is found now, as far as its fields were wrong before. */
function stillWrong(before: readonly Problem[], now: readonly Problem[]): readonly Problem[] {
  const wrong = new Set(before.flatMap(placesOf))
  return now.filter((problem) => placesOf(problem).every((place) => wrong.has(place)))
}

/** Its fields, or the form as a whole. */
const placesOf = ({ fields }: Problem): readonly string[] => (fields.length > 0 ? fields : [''])
