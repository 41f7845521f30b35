import type { ReactNode } from 'react'
import { LabelText } from '../../../edit/Frame.tsx'
import { Icon } from '../../../page/Icon.tsx'
import { idOf, useProblem, type FieldProps } from '../use-document.ts'

/** Ties an input to its label and to what is said about it. */
export function useTies(path: string, hint?: string) {
  const problem = useProblem(path)
  const id = idOf(path)
  const by = [problem && `${id}-problem`, hint && `${id}-hint`]
  return {
    problem,
    ties: {
      id,
      'aria-describedby': by.filter(Boolean).join(' ') || undefined,
      'aria-invalid': problem ? true : undefined,
    },
  }
}

interface NotesProps {
  path: string
  problem: string | undefined
  hint?: string | undefined
}

/** The hint of a field, and what is wrong with it. */
export function Notes({ path, problem, hint }: NotesProps) {
  const id = idOf(path)
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

interface BoxProps extends Pick<FieldProps, 'field' | 'path'> {
  problem: string | undefined
  hint?: string | undefined
  isWide?: boolean
  children: ReactNode
}

/** A field with its label, its hint and what is wrong with it. In a list its label is only read out. */
export function FieldBox({ field, path, problem, hint, isWide = false, children }: BoxProps) {
  const classes = ['field', isWide && 'is-wide', problem && 'is-wrong']
  const isEntry = field.field === ''
  return (
    <div className={classes.filter(Boolean).join(' ')}>
      <label htmlFor={idOf(path)} className={isEntry ? 'visually-hidden' : undefined}>
        <LabelText label={field.label} isRequired={field.required} />
      </label>
      {children}
      <Notes {...{ path, problem, hint }} />
    </div>
  )
}

interface GroupBoxProps extends BoxProps {
  className?: string
}

/** Several inputs below one label. */
export function GroupBox({ field, path, problem, hint, className = '', children }: GroupBoxProps) {
  const id = idOf(path)
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      className={`doc-group ${className} ${problem ? 'is-wrong' : ''}`}
      aria-describedby={problem ? `${id}-problem` : undefined}
    >
      <legend className={field.field === '' ? 'visually-hidden' : undefined}>
        <LabelText label={field.label} isRequired={field.required} />
      </legend>
      {children}
      <Notes {...{ path, problem, hint }} />
    </fieldset>
  )
}
