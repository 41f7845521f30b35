import { t } from '#site/ui/page/messages.ts'
import type { DeskPerson, TrustChange, AreaPlace } from '#core/contract/desk.ts'
import { TRUST_LEVELS } from '#core/terms/trust.ts'
import { BLOCK, TRUST_CHANGE } from '#core/fields/forms.ts'
import { formatCount } from '#core/i18n/format.ts'
import { formatIsolated } from '#site/features/desk/format-isolated.ts'
import type { PeopleStore } from '#site/features/desk/people/people.ts'
import { pageLang } from '#site/ui/page/page-lang.ts'
import { FormDialog } from '#site/ui/dialogs/FormDialog.tsx'
import { Field } from '#site/ui/forms/Field.tsx'
import { SelectField } from '#site/ui/forms/SelectField.tsx'
import { useState } from 'react'
import type { Role } from '#core/terms/roles.ts'
import { AreaField, placesOf } from '../AreaField.tsx'

export interface PersonProps {
  store: PeopleStore
  person: DeskPerson
}

interface PersonDialogProps extends PersonProps {
  onClose: () => void
}

/** Blocks an account, with a reason and an end. */
export function BlockDialog({ store, person, onClose }: PersonDialogProps) {
  const { people: words } = t('desk.page')
  return (
    <FormDialog
      title={formatIsolated(words.blockOf, { name: person.name })}
      id="block"
      submit={words.block}
      fields={BLOCK}
      fieldsOf={{ invalidField: ['until'], needRefusal: ['reason'] }}
      send={({ reason, until }) => store.change('block', person, { reason, ...(until && { until }) })}
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
  const { people: words } = t('desk.page')
  return (
    <FormDialog
      title={formatIsolated(words.cleanOf, { name: person.name })}
      id="clean"
      submit={words.clean}
      send={() => store.change('clean', person, {})}
      onClose={onClose}
    >
      <p>
        <b>{formatCount(pageLang(), words, 'contributions', person.contributions)}</b>
      </p>
      <p>{words.cleanText}</p>
    </FormDialog>
  )
}

/** Takes the second factor of somebody who has lost it. */
export function FactorDialog({ store, person, onClose }: PersonDialogProps) {
  const { people: words } = t('desk.page')
  return (
    <FormDialog
      title={formatIsolated(words.dropFactorOf, { name: person.name })}
      id="factor"
      submit={words.dropFactor}
      isDangerous
      send={() => store.change('dropFactor', person, {})}
      onClose={onClose}
    >
      <p>{words.dropFactorText}</p>
    </FormDialog>
  )
}

/** Gives an account a level of trust, or leaves it to its contributions. */
export function TrustDialog({ store, person, onClose }: PersonDialogProps) {
  const { people: words } = t('desk.page')
  const { levels } = t('accounts.app').trust
  const choices = TRUST_LEVELS.map((value) => ({ value, label: levels[value] }))
  return (
    <FormDialog
      title={formatIsolated(words.changeTrustOf, { name: person.name })}
      id="trust"
      submit={words.saveTrust}
      fields={TRUST_CHANGE}
      fieldsOf={{ needRefusal: ['reason'] }}
      send={({ level, reason }) => store.change('trust', person, { level: level as TrustChange['level'], reason })}
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

type Chosen = Role | 'none'

// Listed here to keep the order that people read. A missing one does not compile.
const ORDER: Readonly<Record<Chosen, true>> = {
  none: true,
  translator: true,
  moderator: true,
  editor: true,
  admin: true,
}

/** Gives somebody a role, or takes it. */
export function RoleDialog({ store, person, onClose }: PersonDialogProps) {
  const { people: words, roles } = t('desk.page')
  const [role, setRole] = useState<Chosen>(person.role ?? 'none')
  const [area, setArea] = useState<readonly AreaPlace[]>(person.area)
  return (
    <FormDialog
      title={formatIsolated(words.changeOf, { name: person.name })}
      id="role"
      submit={words.save}
      send={(typed) => {
        const { role: chosen, area: ids } = typed as { role: Chosen; area?: string }
        const act = chosen === 'none' ? 'revoke' : 'grant'
        return store.change(act, person, { role: chosen, ...(chosen === 'editor' && { area: placesOf(ids) }) })
      }}
      onClose={onClose}
    >
      <SelectField
        name="role"
        label={words.role}
        hint={roles.can[role]}
        value={role}
        choices={(Object.keys(ORDER) as Chosen[]).map((value) => ({ value, label: roles[value] }))}
        onValue={(value) => setRole(value as Chosen)}
      />
      {role === 'editor' && <AreaField area={area} hint={words.areaHint} onChange={setArea} />}
    </FormDialog>
  )
}
