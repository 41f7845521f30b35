import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { formatCount } from '#core/i18n/format.ts'
import { t } from '#site/ui/page/messages.ts'
import { pageLang } from '#site/ui/page/page-lang.ts'
import { Icon } from '../page/Icon.tsx'
import { useForm } from './Form.tsx'

/** Whether a fold begins open, and what it says of its content while it is closed. */
export interface FoldState {
  /** What it holds, in short; none if it is empty. */
  parts: readonly string[]
  /** Whether it is open at first. */
  isOpen: boolean
}

interface Props extends FoldState {
  id: string
  title: string
  /** Names of its fields: an error at one of them opens it. */
  names: readonly string[]
  isSection?: boolean
  children: ReactNode
}

/** Fields of a form that fold below their title. */
export function Fold({ id, title, names, parts, isOpen, isSection = false, children }: Props) {
  const ref = useRef<HTMLDetailsElement>(null)
  const [isOpenAtFirst] = useState(isOpen)
  const { count, round } = useErrorCount(names)
  useEffect(() => {
    if (count > 0 && ref.current) ref.current.open = true
  }, [count, round])
  const Title = isSection ? 'h3' : 'span'
  return (
    <details ref={ref} id={id} open={isOpenAtFirst} className={isSection ? 'box form-fold is-section' : 'form-fold'}>
      <summary>
        <Title className="form-fold-title">{title}</Title>
        <FoldSummary parts={parts} />
        <ErrorCount count={count} />
        <Icon name="chevron" />
      </summary>
      {isSection ? (
        <fieldset className="stack form-fold-content">
          <legend className="visually-hidden">{title}</legend>
          {children}
        </fieldset>
      ) : (
        <div className="stack form-fold-content">{children}</div>
      )}
    </details>
  )
}

const MAX_PARTS = 4

function FoldSummary({ parts }: Pick<FoldState, 'parts'>) {
  const { empty } = t('accounts.app').folds
  const rest = parts.length - MAX_PARTS
  return (
    <span className="quiet small form-fold-summary">
      {parts.length === 0 && empty}
      {parts.slice(0, MAX_PARTS).map((part, at) => (
        <span key={part}>
          {at > 0 && ' · '}
          <bdi>{part}</bdi>
        </span>
      ))}
      {rest > 0 && ` · +${rest}`}
    </span>
  )
}

/** How many errors there are, in words; nothing for none. */
export function ErrorCount({ count }: { count: number }) {
  if (count === 0) return null
  return (
    <span className="field-problem">
      <Icon name="warning" />
      {formatCount(pageLang(), t('accounts.app').folds, 'wrong', count)}
    </span>
  )
}

/** How many errors stand at the fields of some names, and how often the form was refused. */
export function useErrorCount(names: readonly string[]) {
  const { form } = useForm()
  const { problems, round } = useStore(form.$state)
  const isIn = (path: string) =>
    names.some((name) => path === name || path.startsWith(`${name}.`) || path.startsWith(`${name}-`))
  return { count: problems.filter(({ fields }) => fields.some(isIn)).length, round }
}

/** Opens the folds around an element, which can have the focus then. */
export function openFoldsAround(element: Element): void {
  for (let at = element.closest('details'); at; at = at.parentElement?.closest('details') ?? null) at.open = true
}
