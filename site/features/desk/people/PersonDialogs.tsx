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
import { textIn } from '#core/terms/localized.ts'
import type { Role } from '#core/terms/roles.ts'
import { GroupFrame } from '#site/ui/forms/GroupFrame.tsx'
import { PlaceField } from '#site/ui/forms/PlaceField.tsx'
import { IconButton } from '#site/ui/page/Button.tsx'

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
        const { role: chosen, area: ids = '' } = typed as { role: Chosen; area?: string }
        const places = ids.split(' ').filter(Boolean).map(Number)
        const act = chosen === 'none' ? 'revoke' : 'grant'
        return store.change(act, person, { role: chosen, ...(chosen === 'editor' && { area: places }) })
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
      {role === 'editor' && <Area area={area} onChange={setArea} />}
      <input type="hidden" name="area" value={area.map(({ id }) => id).join(' ')} />
    </FormDialog>
  )
}

/** The countries and cities that an editor is limited to. */
function Area({ area, onChange }: { area: readonly AreaPlace[]; onChange: (area: readonly AreaPlace[]) => void }) {
  const { people: words } = t('desk.page')
  const lang = pageLang()
  const [text, setText] = useState('')
  return (
    <GroupFrame name="places" label={words.area} hint={words.areaHint} className="stack gap-3">
      {area.length > 0 && (
        <ul className="cluster gap-2 desk-area">
          {area.map((place) => {
            const name = textIn(lang, place.name)
            return (
              <li key={place.id} className="badge">
                <bdi>{name}</bdi>
                <IconButton
                  icon="close"
                  label={formatIsolated(words.drop, { name })}
                  onClick={() => onChange(area.filter(({ id }) => id !== place.id))}
                />
              </li>
            )
          })}
        </ul>
      )}
      <PlaceField
        name="place"
        label={words.add}
        words={t('edit').places}
        text={text}
        isPicked={false}
        onType={setText}
        onPick={({ id, name }) => {
          if (!area.some((known) => known.id === id)) onChange([...area, { id, name: { en: name } }])
          setText('')
        }}
      />
    </GroupFrame>
  )
}
