import { atom, type ReadableAtom } from 'nanostores'
import { ApiError } from '#core/contract/client.ts'
import type { ErrorCode } from '#core/contract/errors.ts'
import { formProblems } from '#core/domain/validation/form.ts'
import type { Code, FormFields, Typed } from '#core/fields/forms.ts'
import { createCaptcha, type Captcha, type CaptchaAnswer } from '../captcha/captcha.ts'
import { toasts } from '../page/toasts.ts'
import { wordsNow } from '../page/words.ts'

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

export interface FormOptions<F extends FormFields = FormFields> {
  /** Its fields: what is wrong with them, and where refusals are shown, follows. */
  fields?: F
  /** Texts of errors that no dictionary of the page has. */
  texts?: Partial<Record<Code, string>>
  /** What else is wrong before anything is sent. */
  check?: (values: Values) => readonly Problem[]
  /** Told, before that is shown, the fields in which something was wrong when it was sent. */
  onProblems?: (fields: readonly string[]) => void
  /**
   * Sends what is typed, as its fields say, with the answer of its captcha. An ApiError is shown, at the field
   * that it is about.
   */
  send: (typed: Sent<F>) => Promise<void>
  /** Whether visitors who have not logged in show to be a person. */
  captcha?: boolean | Captcha
  /** Further fields that refusals are about. */
  fieldsOf?: Partial<Record<ErrorCode, readonly string[]>>
  /** The text of a failure that the server did not explain; asked for when it is needed. */
  failed?: () => string
  /** Takes what has to do with no field, which is shown in the form otherwise; `toast` shows it as one. */
  tell?: 'toast' | ((text: string) => void)
}

/** Without fields, what stands in the form as it is. */
export type Sent<F extends FormFields> = (string extends keyof F ? Values : Typed<F>) & CaptchaAnswer

export interface Form {
  $state: ReadableAtom<FormState>
  fields: FormFields
  captcha: Captcha | undefined
  /** Checks and sends; does nothing while it is being sent. `found` is what its fields know to be wrong. */
  submit(values: Values, found?: readonly Problem[]): Promise<void>
  /**
   * After a change, of `field` if it has a name: problems that are mended go, others say what is
   * wrong now. New ones are found when it is sent. Without values those of the last time count.
   */
  changed(field?: string, values?: Values, found?: readonly Problem[]): void
}

const IDLE: FormState = { status: 'idle', problems: [], told: [], round: 0 }

/** The text of an error, in the words of the page. */
export const errorText = (code: Code, texts: FormOptions['texts'] = {}): string =>
  texts[code] ?? (wordsNow().said as Partial<Record<Code, string>>)[code] ?? code

export function createForm<const F extends FormFields = FormFields>(options: FormOptions<F>): Form {
  const { fields = {} as F, onProblems } = options
  const captcha = options.captcha === true ? createCaptcha() : options.captcha || undefined
  const $state = atom(IDLE)
  let last: Values = {}
  let isSent = false
  const check = (values: Values, found: readonly Problem[]) => [...problemsIn(options, values), ...found]
  const showProblems = (problems: readonly Problem[]) => {
    const before = $state.get().round
    onProblems?.(problems.flatMap((one) => one.fields))
    const round = problems.length > 0 ? before + 1 : before
    $state.set({ status: 'idle', problems, told: problems, round })
  }
  return {
    $state,
    fields,
    captcha,
    async submit(values, found = []) {
      const { status, round } = $state.get()
      if (status === 'sending') return
      last = values
      const problems = check(values, found)
      isSent = problems.length === 0
      if (!isSent) return showProblems(problems)
      $state.set({ ...IDLE, status: 'sending', round })
      try {
        const typed = typedIn(fields, values)
        await (captcha ? captcha.with((answer) => options.send({ ...typed, ...answer })) : options.send(typed))
        $state.set({ ...IDLE, round })
      } catch (error) {
        showProblems(problemsOfFailure(options, error))
        if (!(error instanceof ApiError)) throw error
      }
    },
    changed(field, values = last, found = []) {
      last = values
      const state = $state.get()
      if (state.problems.length === 0) return
      const problems = isSent
        ? state.problems.filter((one) => !one.fields.includes(field ?? ''))
        : stillWrong(state.problems, check(values, found))
      $state.set({ ...state, problems })
    },
  }
}

/** What holds of a form, but for what it sends. */
type Rules = Omit<FormOptions, 'send'>

/** All that is wrong, by the fields and by the form's own check. */
const problemsIn = ({ fields = {}, texts, check }: Rules, values: Values): readonly Problem[] => [
  ...formProblems(fields, values).map((one) => ({ fields: one.fields, text: errorText(one.code as Code, texts) })),
  ...(check?.(values) ?? []),
]

/** Says why it was not sent: at its field, or as a whole, where the form does not tell that elsewhere. */
function problemsOfFailure(options: Rules, error: unknown): readonly Problem[] {
  const { fields = {}, fieldsOf, tell, failed = () => wordsNow().said.internal } = options
  const refusal = error instanceof ApiError ? error : undefined
  const text = refusal?.text || failed()
  const names = refusal ? (fieldsOf?.[refusal.code] ?? fieldsAbout(refusal.code, fields)) : []
  if (tell === undefined || names.length > 0) return [{ fields: names, text }]
  if (tell === 'toast') toasts.add({ type: 'error', text })
  else tell(text)
  return []
}

/** What is sent of the fields that somebody sees; a password keeps its blanks. */
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

/** The fields that a refusal is about. */
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
