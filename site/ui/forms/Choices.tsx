import type { ReactNode } from 'react'
import { needs, type FieldProps } from './Field.tsx'
import { useField } from './Form.tsx'
import { GroupFrame } from './GroupFrame.tsx'

export interface Choice {
  value: string | number
  label: string
  /** Of the label, if that is not the page's. */
  lang?: string | undefined
}

/** Class names of fieldset, container and option. */
const LOOKS = {
  row: ['choices', 'cluster', 'choice'],
  list: ['radio-list', undefined, undefined],
  grid: ['options', 'options-grid', 'option'],
  desk: ['desk-choices', undefined, 'tops desk-check'],
  document: ['stack gap-3 doc-group', 'stack gap-x doc-choices', undefined],
} as const

export type Look = keyof typeof LOOKS

interface ChoicesProps extends Pick<
  FieldProps,
  'name' | 'label' | 'hint' | 'isChanged' | 'isMarked' | 'isLabelHidden'
> {
  choices: readonly Choice[]
  look: Look
  /** Checkboxes instead of radio buttons. */
  isMany?: boolean
  defaultValue?: string | undefined
  /** For values that a store holds. */
  chosen?: readonly unknown[]
  onChoose?: (value: string | number) => void
  /** Gets the focus when its dialog opens. */
  isFirst?: boolean
  /** Shown instead of the options while they load. */
  children?: ReactNode
}

/** Radio buttons or checkboxes. */
export function Choices(props: ChoicesProps) {
  const { choices, look, isMany = false, defaultValue, chosen, onChoose, isFirst = false, children, ...frame } = props
  const { field } = useField(props.name)
  const [box, room, choice] = LOOKS[look]
  const options = choices.map(({ value, label, lang }, at) => (
    <label key={value} className={choice}>
      <input
        type={isMany ? 'checkbox' : 'radio'}
        name={props.name}
        value={value}
        checked={chosen?.includes(value)}
        defaultChecked={chosen ? undefined : value === defaultValue}
        onChange={onChoose && (() => onChoose(value))}
        data-autofocus={(isFirst && at === 0) || undefined}
      />
      <bdi lang={lang}>{label}</bdi>
    </label>
  ))
  return (
    <GroupFrame {...frame} className={box} isRadio={!isMany} isRequired={needs(field ?? {})}>
      {children ?? (room ? <div className={room}>{options}</div> : options)}
    </GroupFrame>
  )
}
