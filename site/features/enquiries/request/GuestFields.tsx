import { useState } from 'react'
import { MAX_GUESTS } from '#core/terms/limits.ts'
import { guestTotal, type GuestCounts } from '#core/domain/validation/enquiries.ts'
import { format } from '#core/i18n/format.ts'
import type { RequestWords } from '#site/features/enquiries/request-words.ts'
import { FieldNotes } from '#site/ui/forms/Field.tsx'
import { useField } from '#site/ui/forms/Form.tsx'
import { Icon } from '#site/ui/page/Icon.tsx'

const KINDS = ['adults', 'children', 'babies'] as const
type Kind = (typeof KINDS)[number]

interface Props {
  words: RequestWords['request']
  guests: GuestCounts
  onChange: (kind: Kind, by: 1 | -1) => void
  isRequired: boolean
}

/** Counters for adults, children and babies, with their sum. */
export function GuestFields({ words, guests, onChange, isRequired }: Props) {
  const field = useField('guests')
  const { id, isWrong, problemId } = field
  const [changed, setChanged] = useState<Kind>()
  const total = format(words.total, { count: guestTotal(guests) })
  const said = changed && format(words.count, { kind: words[changed], count: guests[changed] })
  return (
    <div className={isWrong ? 'field guests is-wrong' : 'field guests'} role="group" aria-labelledby={`${id}-label`}>
      <span id={`${id}-label`} className={isRequired ? 'field-label is-required' : 'field-label'}>
        {words.guests}
        {isRequired && <span className="visually-hidden"> ({words.required})</span>}
      </span>
      {KINDS.map((kind) => (
        <Counter
          key={kind}
          words={words}
          kind={kind}
          count={guests[kind]}
          onChange={(by) => {
            setChanged(kind)
            onChange(kind, by)
          }}
          // If guests are missing, the button that adds one is what must be fixed.
          problemId={isWrong && kind === 'adults' ? problemId : undefined}
        />
      ))}
      <p className="strong guest-total">{total}</p>
      <p className="visually-hidden" role="status">
        {said && `${said}. ${total}`}
      </p>
      <FieldNotes field={field} hint={undefined} />
    </div>
  )
}

interface CounterProps {
  words: RequestWords['request']
  kind: Kind
  count: number
  onChange: (by: 1 | -1) => void
  problemId: string | undefined
}

function Counter({ words, kind, count, onChange, problemId }: CounterProps) {
  const name = words[kind]
  const isLeast = count === 0
  const isMost = count === MAX_GUESTS
  return (
    <div className="counter">
      <span>{name}</span>
      <button
        type="button"
        className="step"
        aria-label={format(words.fewer, { kind: name })}
        // The button keeps the focus.
        aria-disabled={isLeast || undefined}
        onClick={() => !isLeast && onChange(-1)}
      >
        <Icon name="minus" />
      </button>
      <span className="counter-count">{count}</span>
      <button
        type="button"
        className="step"
        aria-label={format(words.more, { kind: name })}
        aria-disabled={isMost || undefined}
        data-wrong={problemId && ''}
        aria-describedby={problemId}
        onClick={() => !isMost && onChange(1)}
      >
        <Icon name="plus" />
      </button>
    </div>
  )
}
