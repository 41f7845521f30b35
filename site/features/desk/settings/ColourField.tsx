import { useStore } from '@nanostores/react'
import { isColour } from '#core/domain/colours.ts'
import { settingRow } from '#core/terms/settings.ts'
import { Field } from '#site/ui/forms/Field.tsx'
import { t } from '#site/ui/page/messages.ts'
import { formatIsolated } from '../format-isolated.ts'
import { colourProblem, type SettingProps } from './settings.ts'

/** A colour as text and by the browser's own picker, with the text that stands on it. */
export function ColourField({ store, state }: SettingProps) {
  const words = t('desk.settings')
  const { name, value = '' } = state
  const { standard = '#000000' } = settingRow(name)
  const draft = useStore(store.$draft)
  const typed = draft[name] ?? value
  const problem = colourProblem(name, typed)
  const known = typed.trim().toLowerCase()
  const colour = isColour(known) ? known : standard
  return (
    <Field
      name={name}
      kind="key"
      label={words.names[name]}
      hint={words.hints[name as 'brandColour']}
      autoComplete="off"
      maxLength={7}
      isChanged={draft[name] !== undefined}
      value={typed}
      onValue={(text) => store.type(state, text)}
    >
      <span className="cluster gap-3 setting-colour">
        <input
          type="color"
          aria-label={formatIsolated(words.pickColour, { name: words.names[name] })}
          value={colour}
          onChange={({ currentTarget }) => store.type(state, currentTarget.value)}
        />
        {!problem && (
          <span
            className="setting-sample"
            style={{ background: colour, color: name === 'brandColour' ? '#fffaf0' : '#1b2638' }}
          >
            {words.tryColours}
          </span>
        )}
      </span>
      <p className="field-hint">{formatIsolated(words.standard, { value: standard })}</p>
      <p role="status" className={problem ? 'form-problem' : undefined}>
        {problem}
      </p>
    </Field>
  )
}
