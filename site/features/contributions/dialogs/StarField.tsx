import { t } from '#site/ui/page/messages.ts'
import type { KeyboardEvent } from 'react'
import type { Mark } from '#core/contract/choices.ts'
import { FieldNotes } from '#site/ui/forms/Field.tsx'
import { useField } from '#site/ui/forms/Form.tsx'

const VALUES = [1, 2, 3, 4, 5] as const
type Value = (typeof VALUES)[number]

interface Props {
  name: Mark | 'overAll'
  label: string
  /** Whether it has the focus first. */
  isFirst?: boolean
  /** 0 if there is none yet. */
  value: number
  onChange: (value: number) => void
}

/** Rates one aspect with one to five stars: radio buttons styled as stars. */
export function StarField({ name, label, isFirst = false, value, onChange }: Props) {
  const field = useField(name)
  const { forms } = t('contributions.posts')
  const nameOf = (stars: Value) => forms[`mark${stars}`]
  return (
    <div
      className={field.isWrong ? 'star-field is-wrong' : 'star-field'}
      role="radiogroup"
      aria-labelledby={`${field.id}-label`}
      aria-invalid={field.isWrong || undefined}
      aria-describedby={field.problemId}
    >
      <b id={`${field.id}-label`}>{label}</b>
      <div className="star-row">
        {VALUES.map((stars) => (
          <label key={stars} className={stars <= value ? 'star is-on' : 'star'} title={nameOf(stars)}>
            <input
              type="radio"
              name={name}
              value={stars}
              checked={stars === value}
              onChange={() => onChange(stars)}
              onKeyDown={moveSideways}
              data-autofocus={(isFirst && stars === 1) || undefined}
              aria-label={`${stars}: ${nameOf(stars)}`}
            />
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="m12 2.6 2.9 6 6.5.9-4.7 4.6 1.1 6.5-5.8-3.1-5.8 3.1 1.1-6.5-4.7-4.6 6.5-.9Z" />
            </svg>
          </label>
        ))}
      </div>
      <span className="quiet star-name" aria-hidden="true">
        {nameOf(value as Value)}
      </span>
      <FieldNotes field={field} hint={undefined} />
    </div>
  )
}

/** The next star in reading direction, without wrapping around. */
function moveSideways(event: KeyboardEvent<HTMLInputElement>): void {
  const { key, currentTarget } = event
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return
  event.preventDefault()
  const group = currentTarget.closest('[role=radiogroup]')
  const stars = [...(group?.querySelectorAll('input') ?? [])]
  const isForward = (key === 'ArrowRight') === (document.documentElement.dir !== 'rtl')
  const next = stars[stars.indexOf(currentTarget) + (isForward ? 1 : -1)]
  next?.focus()
  next?.click()
}
