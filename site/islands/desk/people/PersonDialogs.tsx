import type { DeskPerson, TrustChange } from '#core/contract/desk.ts'
import { TRUST_LEVELS } from '#core/domain/trust.ts'
import { BLOCK, TRUST_CHANGE } from '#core/fields/forms.ts'
import { counted } from '#core/i18n/plural.ts'
import { fill } from '#site/stores/desk/fill.ts'
import type { PeopleStore } from '#site/stores/desk/people.ts'
import { deskWordsNow } from '#site/stores/desk/words.ts'
import { pageLang } from '#site/stores/page/page-lang.ts'
import { wordsNow } from '#site/stores/page/words.ts'
import { FormDialog } from '../../dialogs/FormDialog.tsx'
import { Field } from '../../forms/Field.tsx'
import { SelectField } from '../../forms/SelectField.tsx'

export interface PersonProps {
  store: PeopleStore
  person: DeskPerson
}

export interface PersonDialogProps extends PersonProps {
  onClose: () => void
}

/** Blocks an account, with a reason and an end. */
export function BlockDialog({ store, person, onClose }: PersonDialogProps) {
  const { people: words } = deskWordsNow()
  return (
    <FormDialog
      title={fill(words.blockOf, { name: person.name })}
      id="block"
      submit={words.block}
      fields={BLOCK}
      fieldsOf={{ invalidField: ['until'], needRefusal: ['reason'] }}
      send={({ reason, until }) => store.block(person, { reason, ...(until && { until }) })}
      onClose={onClose}
    >
      <p>{words.blockText}</p>
      <Field name="reason" label={words.reason} rows={3} isFirst isRequired isMarked />
      <Field name="until" label={words.until} hint={words.untilHint} />
    </FormDialog>
  )
}

/** Removes all that an account contributed. */
export function CleanDialog({ store, person, onClose }: PersonDialogProps) {
  const { people: words } = deskWordsNow()
  return (
    <FormDialog
      title={fill(words.cleanOf, { name: person.name })}
      id="clean"
      submit={words.clean}
      send={() => store.clean(person)}
      onClose={onClose}
    >
      <p>
        <b>{counted(pageLang(), words, 'contributions', person.contributions)}</b>
      </p>
      <p>{words.cleanText}</p>
    </FormDialog>
  )
}

/** Takes the second factor of somebody who has lost it. */
export function FactorDialog({ store, person, onClose }: PersonDialogProps) {
  const { people: words } = deskWordsNow()
  return (
    <FormDialog
      title={fill(words.dropFactorOf, { name: person.name })}
      id="factor"
      submit={words.dropFactor}
      isDangerous
      send={() => store.dropFactor(person)}
      onClose={onClose}
    >
      <p>{words.dropFactorText}</p>
    </FormDialog>
  )
}

/** Gives an account a level of trust, or leaves it to its contributions. */
export function TrustDialog({ store, person, onClose }: PersonDialogProps) {
  const { people: words } = deskWordsNow()
  const { levels } = wordsNow().trust
  const choices = TRUST_LEVELS.map((value) => ({ value, label: levels[value] }))
  return (
    <FormDialog
      title={fill(words.changeTrustOf, { name: person.name })}
      id="trust"
      submit={words.saveTrust}
      fields={TRUST_CHANGE}
      fieldsOf={{ needRefusal: ['reason'] }}
      send={({ level, reason }) => store.changeTrust(person, { level: level as TrustChange['level'], reason })}
      onClose={onClose}
    >
      <SelectField
        name="level"
        label={words.level}
        hint={words.levelHint}
        defaultValue={person.trust.fixed ?? 'earned'}
        choices={[{ value: 'earned', label: words.earned }, ...choices]}
      />
      <Field name="reason" label={words.trustReason} rows={3} isRequired isMarked />
    </FormDialog>
  )
}
