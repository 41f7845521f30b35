import { FieldNotes } from './Field.tsx'
import { useField } from './Form.tsx'

interface ChoicesProps {
  name: string
  label: string
  hint?: string
  choices: readonly { value: string; label: string }[]
  defaultValue?: string | undefined
  /** The first field of a dialog, which takes the focus as it opens. */
  isFirst?: boolean
}

/** One of a few, all of them in sight. */
export function Choices({ name, label, hint, choices, defaultValue, isFirst = false }: ChoicesProps) {
  const field = useField(name)
  const { id, isWrong, problemId } = field
  const by = [problemId, hint && `${id}-hint`].filter(Boolean).join(' ')
  return (
    <fieldset
      className={isWrong ? 'choices is-wrong' : 'choices'}
      role="radiogroup"
      aria-describedby={by || undefined}
      aria-invalid={isWrong || undefined}
    >
      <legend>{label}</legend>
      <div className="choice-row">
        {choices.map((choice, at) => (
          <label key={choice.value} className="choice">
            <input
              type="radio"
              name={name}
              value={choice.value}
              defaultChecked={choice.value === defaultValue}
              data-autofocus={(isFirst && at === 0) || undefined}
            />
            <span>{choice.label}</span>
          </label>
        ))}
      </div>
      <FieldNotes field={field} hint={hint} />
    </fieldset>
  )
}
