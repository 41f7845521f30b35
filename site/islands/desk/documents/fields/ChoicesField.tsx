import { repeatedOf } from '#site/stores/desk/documents-shape.ts'
import { toggled } from '#site/stores/desk/toggled.ts'
import { useDocument, type FieldProps } from '../use-document.ts'
import { GroupBox, useTies } from './FieldBox.tsx'
import { useChoices } from './use-options.ts'

/** Any number of several; what stands there and is none of them stays until it is taken out. */
export function ChoicesField({ field, path, value }: FieldProps) {
  const { form } = useDocument()
  const { problem } = useTies(path)
  const chosen: readonly unknown[] = Array.isArray(value) ? value : []
  const entry = repeatedOf(field)
  const listed = useChoices(field)
  const known = entry?.choices ?? listed
  const others = chosen.filter(
    (one): one is string | number =>
      (typeof one === 'string' || typeof one === 'number') && !known.some((choice) => choice.value === one),
  )
  const choices = [...known, ...others.map((one) => ({ value: one, label: String(one) }))]
  function toggle(one: string | number) {
    const next = toggled<unknown>(chosen, one)
    const isGone = next.length === 0 && !field.required
    form.set(path, isGone ? undefined : next)
    form.touch(path)
  }
  return (
    <GroupBox {...{ field, path, problem }}>
      <div className="doc-choices">
        {choices.map((choice) => (
          <label key={choice.value}>
            <input type="checkbox" checked={chosen.includes(choice.value)} onChange={() => toggle(choice.value)} />
            <bdi>{choice.label}</bdi>
          </label>
        ))}
      </div>
    </GroupBox>
  )
}
