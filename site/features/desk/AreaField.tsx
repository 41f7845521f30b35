import { useState } from 'react'
import type { AreaPlace } from '#core/contract/desk.ts'
import { textIn } from '#core/terms/localized.ts'
import { formatIsolated } from '#site/features/desk/format-isolated.ts'
import { GroupFrame } from '#site/ui/forms/GroupFrame.tsx'
import { PlaceField } from '#site/ui/forms/PlaceField.tsx'
import { IconButton } from '#site/ui/page/Button.tsx'
import { t } from '#site/ui/page/messages.ts'
import { pageLang } from '#site/ui/page/page-lang.ts'

/** The ids of places, as the field sends them. */
export const placesOf = (ids = ''): number[] => ids.split(' ').filter(Boolean).map(Number)

interface Props {
  area: readonly AreaPlace[]
  hint: string
  onChange: (area: readonly AreaPlace[]) => void
}

/** The countries and cities that somebody, or a key, is limited to; sent as `area`. */
export function AreaField({ area, hint, onChange }: Props) {
  const { people: words } = t('desk.page')
  const lang = pageLang()
  const [text, setText] = useState('')
  return (
    <GroupFrame name="places" label={words.area} hint={hint} className="stack gap-3">
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
      <input type="hidden" name="area" value={area.map(({ id }) => id).join(' ')} />
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
