import { t } from '#site/ui/page/messages.ts'
import { useStore } from '@nanostores/react'
import { useEffect, useRef } from 'react'
import type { ImportRun } from '#core/contract/desk-imports.ts'
import { format } from '#core/i18n/format.ts'
import { deskHref } from '#site/features/desk/address.ts'
import { lacksOf } from '#site/features/desk/imports/import-draft.ts'
import type { ImportsStore } from '#site/features/desk/imports/imports.ts'
import { LooseFields } from '#site/ui/forms/LooseFields.tsx'
import { numberOf, When } from '../parts.tsx'
import { focusIfLost } from '#site/ui/page/focus-if-lost.ts'
import { ImportColumns } from './ImportColumns.tsx'
import { ImportReport } from './ImportReport.tsx'
import { Button } from '#site/ui/page/Button.tsx'
import { MAX_MAPPING_NAME, TABLE_ENCODINGS } from '#core/terms/import-lacks.ts'
import { Checkbox } from '#site/ui/forms/Checkbox.tsx'
import { Field } from '#site/ui/forms/Field.tsx'

interface Props {
  imports: ImportsStore
  run: ImportRun
}

/** One file on its way: what its columns mean, the dry run, the import. */
export function ImportPage({ imports, run }: Props) {
  const words = t('desk.import')
  const { name, at, shape, step, state, report, problem } = run
  const heading = useRef<HTMLHeadingElement>(null)
  // The button that chose the file is gone.
  useEffect(() => focusIfLost(heading.current), [])
  const isRunning = state === 'running'
  const isOver = step === 'import' && (isRunning || state === 'done')
  return (
    <>
      <p>
        <a href={deskHref({ tab: 'import' })}>{words.back}</a>
      </p>
      <div className="stack gap-1">
        <h3 ref={heading} tabIndex={-1}>
          <bdi>{name}</bdi>
        </h3>
        <p className="quiet">
          <When at={at} />
          {shape && ` · ${format(words.file.count, { count: numberOf(shape.count) })}`}
        </p>
      </div>
      {step === 'read' && <ImportProgress {...{ imports, run }} />}
      {shape && !isOver && (
        <LooseFields id="import">
          {shape.columns && <ImportColumns {...{ imports, run }} />}
          {shape.columns && <ImportSource imports={imports} />}
          <Order {...{ imports, run }} />
        </LooseFields>
      )}
      {step !== 'read' && <ImportProgress {...{ imports, run }} />}
      {!isRunning && problem && <Failure problem={problem} />}
      {!isRunning && step !== 'import' && <Encodings {...{ imports, run }} />}
      {!isRunning && report && <ImportReport {...{ imports, run, report }} />}
      {!isRunning && step !== 'read' && report && !isOver && <Begin {...{ imports, run }} />}
      {!isRunning && (
        <p>
          <Button look="link" onClick={() => void imports.end()}>
            {words.remove}
          </Button>
        </p>
      )}
    </>
  )
}

/** What is still to be said, and the dry run. */
function Order({ imports, run }: Props) {
  const { lacks: words, check } = t('desk.import')
  const draft = useStore(imports.$draft)
  if (!draft || !run.shape) return null
  const lacks = lacksOf(draft, run.shape)
  const isDone = run.step !== 'read' && run.state !== 'running'
  return (
    <section className="stack gap-3">
      <h3>{check.title}</h3>
      <Whole imports={imports} />
      <div role="status">
        {lacks.length > 0 && (
          <>
            <p>{words.needed}</p>
            <ul className="bullets">
              {lacks.map((lack) => (
                <li key={lack}>{words[lack]}</li>
              ))}
            </ul>
          </>
        )}
      </div>
      <p>{check.text}</p>
      <p>
        <button
          type="button"
          className={isDone ? 'button is-quiet' : 'button'}
          aria-disabled={lacks.length > 0 || run.state === 'running' || undefined}
          onClick={() => run.state !== 'running' && void imports.order('check')}
        >
          {isDone ? check.again : check.start}
        </button>
      </p>
    </section>
  )
}

/** The import of what the dry run has shown; one that was stopped goes on. */
function Begin({ imports, run: { step, state } }: Props) {
  const { begin: words } = t('desk.import')
  if (step === 'check' && state !== 'done') return null
  return (
    <section className="stack gap-3">
      <p>{words.text}</p>
      <p>
        <Button look="main" onClick={() => void imports.order('import')}>
          {step === 'import' ? words.resume : words.start}
        </Button>
      </p>
    </section>
  )
}

function Failure({ problem: { text, reason } }: { problem: NonNullable<ImportRun['problem']> }) {
  const { problems } = t('desk.import')
  if (reason) return <p className="form-problem">{format(problems[reason.code], reason.values ?? {})}</p>
  if (text === 'unexpected') return <p className="form-problem">{problems.unexpected}</p>
  return (
    <p className="form-problem">
      <bdi lang="en">{text}</bdi>
    </p>
  )
}

/** The ways to read a table that is not UTF-8, the likelier one first; one that is chosen may be changed. */
function Encodings({ imports, run: { shape, problem } }: Props) {
  const { encodings: words } = t('desk.import')
  const guess = problem?.reason?.code === 'notUtf8' ? problem.reason.values?.guess : undefined
  const known = shape?.encoding
  if (!guess && !known) return null
  const offered = TABLE_ENCODINGS.filter((encoding) => encoding !== known).sort((encoding) =>
    encoding === guess ? -1 : 1,
  )
  return (
    <div className="stack gap-3">
      <p>{known ? format(words.known, { encoding: words[known] }) : words.text}</p>
      <p className="cluster gap-3">
        {offered.map((encoding) => (
          <Button key={encoding} onClick={() => void imports.readAs(encoding)}>
            {format(words.readAs, { encoding: words[encoding] })}
          </Button>
        ))}
      </p>
    </div>
  )
}

/** How far a step is, and its end. */
function ImportProgress({ imports, run: { step, state, done, total } }: { imports: ImportsStore; run: ImportRun }) {
  const words = t('desk.import')
  const line = useRef<HTMLParagraphElement>(null)
  const isRunning = state === 'running'
  const before = useRef(state)
  useEffect(() => {
    // The button that began or stopped it is gone.
    if (before.current !== state) focusIfLost(line.current)
    before.current = state
  }, [state])
  return (
    <div className="stack gap-3 import-progress">
      <p ref={line} role="status" tabIndex={-1} className={isRunning ? undefined : 'notice'}>
        {words.states[step][state]}
      </p>
      {isRunning && (
        <progress max={total || 1} value={total > 0 ? done : undefined} aria-label={words.states[step].running} />
      )}
      {isRunning && step !== 'read' && (
        <>
          <p className="quiet">{words.begin.leave}</p>
          <p>
            <Button onClick={() => void imports.end()}>{words.begin.stop}</Button>
          </p>
        </>
      )}
    </div>
  )
}

const MOST: Readonly<Record<'name' | 'source' | 'licence' | 'by', number>> = {
  name: 200,
  source: 40,
  licence: 200,
  by: 200,
}

/** Where the data comes from, and the name to save the mapping under. */
function ImportSource({ imports }: { imports: ImportsStore }) {
  const { source: words } = t('desk.import')
  const draft = useStore(imports.$draft)
  if (!draft) return null
  return (
    <section className="stack gap-3">
      <h3>{words.title}</h3>
      <div className="stack import-pairs">
        {(['name', 'source', 'licence', 'by'] as const).map((name) => (
          <Field
            key={name}
            name={name}
            kind={name === 'source' ? 'key' : 'line'}
            label={words[name]}
            hint={words[`${name}Hint`]}
            max={MOST[name]}
            isRequired
            value={draft[name]}
            onValue={(text) => imports.change({ [name]: text })}
          />
        ))}
        <Field
          name="save"
          kind="line"
          label={words.save}
          hint={words.saveHint}
          max={MAX_MAPPING_NAME}
          value={draft.save}
          onValue={(save) => imports.change({ save })}
        />
      </div>
    </section>
  )
}

/** Whether the file is all of its source: never assumed. */
function Whole({ imports }: { imports: ImportsStore }) {
  const { source: words } = t('desk.import')
  const draft = useStore(imports.$draft)
  return (
    <Checkbox
      name="whole"
      label={words.whole}
      hint={words.wholeHint}
      isChecked={draft?.isWhole ?? false}
      onChange={(isWhole) => imports.change({ isWhole })}
    />
  )
}
