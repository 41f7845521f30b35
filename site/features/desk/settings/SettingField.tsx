import { useStore } from '@nanostores/react'
import type { SettingState } from '#core/contract/desk.ts'
import { SETTING_EXAMPLES, settingRow, type SettingName, type SettingRow } from '#core/terms/settings.ts'
import { Field, FieldFrame, fieldProps } from '#site/ui/forms/Field.tsx'
import { useField } from '#site/ui/forms/Form.tsx'
import { SelectField } from '#site/ui/forms/SelectField.tsx'
import { Button } from '#site/ui/page/Button.tsx'
import { t } from '#site/ui/page/messages.ts'
import { formatIsolated } from '../format-isolated.ts'
import { ColourField } from './ColourField.tsx'
import { LogoField } from './LogoField.tsx'
import { valueText, type SettingProps } from './settings.ts'

/** The field of a setting, by its kind; one that the environment settles can only be read. */
export function SettingField({ store, state }: SettingProps) {
  const words = t('desk.settings')
  const { name, problem, variable } = state
  if (variable) return <FixedField {...{ state, variable }} />
  return (
    <>
      <OpenField {...{ store, state }} row={settingRow(name)} />
      {problem && <p className="form-problem">{formatIsolated(words.problem, { text: problem })}</p>}
    </>
  )
}

function FixedField({ state: { name, used = '', isSet }, variable }: { state: SettingState; variable: string }) {
  const words = t('desk.settings')
  const { kind } = settingRow(name)
  const value = kind === 'secret' ? (isSet ? '••••••' : '') : kind === 'picture' ? '' : valueText(name, used)
  return (
    <Field
      name={name}
      label={words.names[name]}
      hint={formatIsolated(words.fixed, { variable })}
      dir="auto"
      readOnly
      value={value || words.none}
      onValue={() => {}}
    />
  )
}

function OpenField({ row, ...props }: SettingProps & { row: SettingRow }) {
  switch (row.kind) {
    case 'choice':
      return <ChoiceField {...props} options={row.options} />
    case 'colour':
      return <ColourField {...props} />
    case 'picture':
      return <LogoField {...props} />
    case 'secret':
      return <SecretField {...props} />
    case 'number':
      return <LineField {...props} kind="integer" />
    case 'email':
      return <LineField {...props} kind="email" />
    case 'address':
      return <LineField {...props} kind="key" />
    case 'line':
      return <LineField {...props} kind="line" />
  }
}

function hintOf(name: SettingName): string | undefined {
  const hints: Readonly<Partial<Record<SettingName, string>>> = t('desk.settings').hints
  return hints[name] && formatIsolated(hints[name], { example: SETTING_EXAMPLES[name] ?? '', parts: '{z} {x} {y}' })
}

/** What is in force where nothing is set at the desk. */
function standardText({ name, value, used }: SettingState): string | undefined {
  const { standard } = settingRow(name)
  const text = value === '' ? (standard ?? used) : standard
  return text ? formatIsolated(t('desk.settings').standard, { value: valueText(name, text) }) : undefined
}

function ChoiceField({ store, state, options }: SettingProps & { options: readonly string[] }) {
  const { names } = t('desk.settings')
  const { name, value = '' } = state
  const draft = useStore(store.$draft)
  return (
    <SelectField
      name={name}
      label={names[name]}
      hint={hintOf(name)}
      isChanged={draft[name] !== undefined}
      value={draft[name] ?? value}
      none={standardText(state) ?? t('desk.settings').none}
      choices={options.map((option) => ({ value: option, label: valueText(name, option) }))}
      onValue={(text) => store.type(state, text)}
    />
  )
}

function LineField({ store, state, kind }: SettingProps & { kind: 'integer' | 'email' | 'key' | 'line' }) {
  const { names } = t('desk.settings')
  const { name, value = '' } = state
  const draft = useStore(store.$draft)
  const standard = standardText(state)
  return (
    <Field
      name={name}
      kind={kind}
      label={names[name]}
      hint={hintOf(name)}
      autoComplete="off"
      {...(kind === 'line' && { dir: 'auto' })}
      isChanged={draft[name] !== undefined}
      value={draft[name] ?? value}
      onValue={(text) => store.type(state, text)}
    >
      {standard && <p className="field-hint">{standard}</p>}
    </Field>
  )
}

/** A secret is never shown: it can be replaced or removed. */
function SecretField({ store, state }: SettingProps) {
  const words = t('desk.settings')
  const { name, isSet } = state
  const field = useField(name)
  const draft = useStore(store.$draft)
  const hint = hintOf(name)
  const isRemoved = draft[name] === ''
  return (
    <FieldFrame field={field} label={words.names[name]} hint={hint} isChanged={draft[name] !== undefined}>
      <input
        name={name}
        type="password"
        dir="ltr"
        maxLength={500}
        autoComplete="new-password"
        value={draft[name] ?? ''}
        onChange={({ currentTarget }) => store.type(state, currentTarget.value)}
        {...fieldProps(field, hint)}
      />
      {isSet && (
        <p className="cluster gap-2 field-hint">
          {words.isSet}
          <Button look="link" aria-pressed={isRemoved} onClick={() => store.remove(state, !isRemoved)}>
            {words.removeSecret}
          </Button>
        </p>
      )}
    </FieldFrame>
  )
}
