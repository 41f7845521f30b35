import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import { numberOf, Refusal } from '#site/features/desk/parts.tsx'
import { formatIsolated } from '#site/features/desk/format-isolated.ts'
import { Field } from '#site/ui/forms/Field.tsx'
import { FilePick } from '#site/ui/forms/FilePick.tsx'
import { useField } from '#site/ui/forms/Form.tsx'
import { LooseFields } from '#site/ui/forms/LooseFields.tsx'
import { Button } from '#site/ui/page/Button.tsx'
import { t } from '#site/ui/page/messages.ts'
import type { PasteStore, Sent } from './paste.ts'

/** Problems that are shown. */
const MAX_PROBLEMS = 100

interface FormProps<R extends Sent> {
  /** Prefix of the field ids. */
  id: string
  paste: PasteStore<R>
  words: { label: string; choose: string; save: string; left: string }
  hint?: string
  summaryOf: (result: R) => string
  /** What is wrong with a line. */
  problemOf: (problem: R['problems'][number]) => ReactNode
  /** Before the text. */
  children?: ReactNode
}

/** A long text that is pasted or read from a file, the button that sends it, and what became of it. */
export function PasteForm<R extends Sent>({ id, paste, words, hint, children, ...rest }: FormProps<R>) {
  const result = useStore(paste.$result)
  return (
    <>
      <LooseFields id={id}>
        {children}
        <Pasted {...{ paste, words, hint }} />
      </LooseFields>
      <div role="status">{result && <Result {...rest} result={result} left={words.left} />}</div>
      <Refusal $problem={paste.$problem} />
    </>
  )
}

function Pasted<R extends Sent>({ paste, words, hint }: Pick<FormProps<R>, 'paste' | 'words' | 'hint'>) {
  const file = useField('file')
  const text = useStore(paste.$text)
  const isSending = useStore(paste.$isSending)
  return (
    <>
      <Field
        name="text"
        kind="text"
        dir="ltr"
        rows={8}
        label={words.label}
        hint={hint}
        value={text}
        onValue={paste.setText}
      />
      <div className="field">
        <p className="cluster gap-3">
          <FilePick
            state={file}
            accept=".txt,.csv,.tsv,text/plain,text/csv"
            onChoose={([chosen]) => void chosen.text().then(paste.setText)}
          >
            {words.choose}
          </FilePick>
          <Button look="main" aria-disabled={isSending || undefined} onClick={() => !isSending && void paste.save()}>
            {words.save}
          </Button>
        </p>
      </div>
    </>
  )
}

interface ResultProps<R extends Sent> extends Pick<FormProps<R>, 'summaryOf' | 'problemOf'> {
  result: R
  left: string
}

function Result<R extends Sent>({ result, left, summaryOf, problemOf }: ResultProps<R>) {
  const { line: words } = t('desk.import').former.redirects
  const problems: readonly R['problems'][number][] = result.problems
  return (
    <div className="stack gap-3">
      <p>{summaryOf(result)}</p>
      {problems.length > 0 && (
        <>
          <p className="form-problem">{left}</p>
          <ul className="stack gap-3 former-problems">
            {problems.slice(0, MAX_PROBLEMS).map((problem) => (
              <li key={problem.line}>
                {formatIsolated(words, { line: numberOf(problem.line) })} · {problemOf(problem)}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
