import { useState } from 'react'
import type { AreaPlace } from '#core/contract/desk.ts'
import { textIn } from '#core/domain/localized.ts'
import type { Role } from '#core/domain/roles.ts'
import { fill } from '#site/stores/desk/fill.ts'
import { deskWordsNow } from '#site/stores/desk/words.ts'
import { editWordsNow } from '#site/stores/edit/words.ts'
import { pageLang } from '#site/stores/page/page-lang.ts'
import { FormDialog } from '../../dialogs/FormDialog.tsx'
import { GroupFrame } from '../../forms/GroupFrame.tsx'
import { PlaceField } from '../../forms/PlaceField.tsx'
import { SelectField } from '../../forms/SelectField.tsx'
import { IconButton } from '../../page/Button.tsx'
import type { PersonDialogProps } from './PersonDialogs.tsx'

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
  const { people: words, roles } = deskWordsNow()
  const [role, setRole] = useState<Chosen>(person.role ?? 'none')
  const [area, setArea] = useState<readonly AreaPlace[]>(person.area)
  return (
    <FormDialog
      title={fill(words.changeOf, { name: person.name })}
      id="role"
      submit={words.save}
      send={(typed) => {
        const { role: chosen, area: ids = '' } = typed as { role: Chosen; area?: string }
        const places = ids.split(' ').filter(Boolean).map(Number)
        return store.changeRole(person, { role: chosen, ...(chosen === 'editor' && { area: places }) })
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

interface AreaProps {
  area: readonly AreaPlace[]
  onChange: (area: readonly AreaPlace[]) => void
}

/** The countries and cities that an editor is limited to. */
function Area({ area, onChange }: AreaProps) {
  const { people: words } = deskWordsNow()
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
                  label={fill(words.drop, { name })}
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
        words={editWordsNow().places}
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
