import { useState } from 'react'
import { KEY_LIMITS } from '#core/terms/limits.ts'
import type { AreaPlace, NewKey } from '#core/contract/desk.ts'
import { NEW_KEY, type Typed } from '#core/fields/forms.ts'
import { rolesWithin, type Role } from '#core/terms/roles.ts'
import { FormDialog } from '#site/ui/dialogs/FormDialog.tsx'
import { Field } from '#site/ui/forms/Field.tsx'
import { SelectField } from '#site/ui/forms/SelectField.tsx'
import { t } from '#site/ui/page/messages.ts'
import { $session } from '#site/ui/session/session.ts'
import { AreaField, placesOf } from '../AreaField.tsx'
import { numberOf } from '../parts.tsx'
import type { KeysStore } from './keys.ts'

interface NewProps {
  store: KeysStore
  onAdded: (key: string) => void
  onClose: () => void
}

/** Makes a key of one's own rights, or of a part of them. */
export function NewKeyDialog({ store, onAdded, onClose }: NewProps) {
  const { keys: words } = t('desk.api')
  const { roles } = t('desk.page')
  const { role: own = 'translator', hasArea = false } = $session.get() ?? {}
  const choices = rolesWithin(own, hasArea)
  const [role, setRole] = useState<Role>(own)
  const [area, setArea] = useState<readonly AreaPlace[]>([])
  return (
    <FormDialog
      title={words.add}
      id="new-key"
      submit={words.make}
      fields={NEW_KEY}
      fieldsOf={{ invalidField: ['until'] }}
      send={async (typed) => {
        onAdded(await store.add(keyOf(typed)))
        return false
      }}
      onClose={onClose}
    >
      <Field name="name" label={words.name} hint={words.nameHint} isFirst isRequired isMarked />
      <SelectField
        name="role"
        label={words.role}
        hint={roles.can[role]}
        value={role}
        choices={choices.map((value) => ({ value, label: roles[value] }))}
        onValue={(value) => setRole(value as Role)}
      />
      {role === 'editor' && <AreaField area={area} hint={words.areaHint} onChange={setArea} />}
      <Field name="until" label={words.until} hint={words.untilHint} />
      <SelectField
        name="perHour"
        label={words.perHour}
        defaultValue="1000"
        choices={KEY_LIMITS.map((count) => ({ value: String(count), label: numberOf(count) }))}
      />
    </FormDialog>
  )
}

/** What was typed, as the call takes it. */
function keyOf({ name, role, area, until, perHour }: Typed<typeof NEW_KEY>): NewKey {
  return {
    name,
    role: role as Role,
    ...(area && { area: placesOf(area) }),
    ...(until && { until }),
    perHour: Number(perHour) as (typeof KEY_LIMITS)[number],
  }
}
