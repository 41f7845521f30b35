import type { Texts } from '#core/i18n/messages.ts'
import { t } from '#site/ui/page/messages.ts'
import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import type { FoundPlace } from '#core/contract/places.ts'
import { phoneText } from '#core/domain/validation/listing-edit.ts'
import { ruleOf, type EditField, type EditValue } from '#core/fields/edit.ts'
import type { OwnRow } from '#core/fields/own.ts'
import type { FieldRow } from '#core/fields/row.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { shownIn, type Localized } from '#core/terms/localized.ts'
import { isOneLine, type OneLineKind } from '#core/domain/listing/one-line.ts'
import { offeredOf, type OptionLists } from '#site/features/edit/options.ts'
import { Choices, type Look } from '#site/ui/forms/Choices.tsx'
import { Field, FieldNotes } from '#site/ui/forms/Field.tsx'
import { useField } from '#site/ui/forms/Form.tsx'
import { GroupFrame } from '#site/ui/forms/GroupFrame.tsx'
import { lineHint, LineInput } from './LineInput.tsx'
import { labelOf, lineSummary } from './summary.ts'
import { pageLang } from '#site/ui/page/page-lang.ts'
import { PlaceField } from '#site/ui/forms/PlaceField.tsx'
import { SelectField } from '#site/ui/forms/SelectField.tsx'

export interface PlaceText {
  /** The text of the input; the value may be an id. */
  text: string
  isPicked: boolean
  onPick: (place: FoundPlace) => void
  onType: (text: string) => void
}

interface ListingFieldProps {
  field: EditField
  value: EditValue
  onValue: (value: EditValue) => void
  lists: OptionLists
  /** The fields of editors. */
  own?: readonly OwnRow[]
  /** For cities and countries. */
  place?: PlaceText | undefined
  isChanged?: boolean
  /** Shows hints and required marks. */
  isGuided?: boolean
  /** Of checkboxes. */
  look?: Look
}

/** A field of a listing, by its row in `core/fields`. */
export function ListingField(props: ListingFieldProps) {
  const { field, value, onValue, place, isChanged, isGuided = false, own = [] } = props
  const { hints, places } = t('edit')
  const { kind, required, max, wide } = ruleOf(field, own)
  const isMarked = isGuided && required !== undefined
  const common = { name: field, ...labelOf(field, own), isChanged, isMarked }
  if (kind === 'choices' || kind === 'choice' || kind === 'answer') return <OptionsField {...props} {...common} />
  if (kind === 'city' || kind === 'country')
    return (
      place && (
        <PlaceField {...common} {...place} words={places} only={kind} hint={isGuided ? hints.place : undefined} />
      )
    )
  if (isOneLine(kind)) return <LineGroup {...{ ...common, kind, isGuided, onValue }} value={String(value)} />
  const isPhone = kind === 'phone'
  const isText = kind === 'text'
  return (
    <Field
      {...common}
      {...{ kind, max }}
      hint={isGuided ? hintOf(field, kind, hints) : undefined}
      dir={isText || kind === 'line' ? 'auto' : 'ltr'}
      autoComplete="off"
      isWide={isText || wide === true}
      isRequired={isMarked}
      value={String(value)}
      onBeforeInput={isPhone ? blockLetters : undefined}
      onValue={(text) => onValue(isPhone ? phoneText(text) : text)}
    />
  )
}

interface OptionsProps extends ListingFieldProps {
  name: string
  label: string
  labelLang?: Lang | undefined
  isMarked: boolean
}

interface LineGroupProps {
  kind: OneLineKind
  name: string
  label: string
  isChanged?: boolean | undefined
  isGuided: boolean
  value: string
  onValue: (value: string) => void
}

/** Opening hours by weekday, or prayer times by service. */
function LineGroup({ name, label, isChanged, isGuided, ...input }: LineGroupProps) {
  const hint = isGuided ? lineHint(input.kind) : undefined
  const parts = input.value === '' ? [] : [lineSummary(input.kind, input.value)]
  // At the desk's queue nothing folds.
  const fold = isGuided ? { parts, isOpen: isChanged === true } : undefined
  return (
    <GroupFrame {...{ name, label, isChanged, hint, fold }} className="field is-wide">
      <LineInput {...{ name, ...input }} />
    </GroupFrame>
  )
}

/** Options of a list, or yes and no. */
function OptionsField({ field, value, onValue, lists, own = [], look = 'grid', ...common }: OptionsProps) {
  const { name, label, labelLang, isChanged, isMarked } = common
  const frame = { name, label, isChanged, isMarked }
  const { items, hint } = useItems(ruleOf(field, own), lists, [value].flat())
  if (ruleOf(field, own).kind !== 'choices') {
    const { none } = t('edit').choice
    return (
      <SelectField {...frame} {...{ labelLang, hint, none }} value={String(value)} choices={items} onValue={onValue} />
    )
  }
  const chosen = typeof value === 'string' ? [] : value
  const toggle = (id: string) =>
    onValue(chosen.includes(id) ? chosen.filter((option) => option !== id) : [...chosen, id])
  return (
    <Choices {...frame} {...{ look, chosen }} isMany choices={items} onChoose={(id) => toggle(String(id))}>
      {hint && <Waiting {...{ name, hint }} />}
    </Choices>
  )
}

function Waiting({ name, hint }: { name: string; hint: string }) {
  return <FieldNotes field={{ ...useField(name), problem: undefined }} hint={hint} />
}

/** The options of a field, loaded on first render. */
function useItems(
  { kind, list, options: own }: ReturnType<typeof ruleOf>,
  lists: OptionLists,
  chosen: readonly string[],
) {
  const { choice, wrong } = t('edit')
  const options = useStore(lists.$options)
  useEffect(() => {
    if (list) lists.load(list)
  }, [lists, list])
  if (kind === 'answer') return { items: (['yes', 'no'] as const).map((value) => ({ value, label: choice[value] })) }
  if (own) return { items: offeredOf(own, chosen).map((option) => choiceOf(option)) }
  const items = list && options[list]
  if (Array.isArray(items)) {
    return { items: offeredOf(items, chosen).map(({ id, name, lang }) => ({ value: id, label: name, lang })) }
  }
  return { items: [], hint: items === 'failed' ? wrong.options : t('accounts.app').common.loading }
}

function choiceOf({ id, name }: { id: string; name: Localized }) {
  const { text, lang } = shownIn(pageLang(), name)
  return { value: id, label: text, lang }
}

function hintOf(field: EditField, kind: FieldRow['kind'], hints: Texts<'edit'>['hints']): string | undefined {
  if (field === 'phone1') return hints.phone
  if (kind === 'url') return hints.url
  return field === 'kosherStatus' || field === 'comments' ? hints[field] : undefined
}

/** Rejects typed letters; pasted and autofilled text is cleaned afterwards. */
function blockLetters(event: { nativeEvent: Event; preventDefault: () => void }): void {
  const { data } = event.nativeEvent as InputEvent
  const isTyped = typeof data === 'string' && data.length === 1
  if (isTyped && phoneText(data) === '') event.preventDefault()
}
