import { t } from '#site/ui/page/messages.ts'
import { useState, type FormEvent } from 'react'
import { DIRECTORY_TYPES, isDirectoryType, type DirectoryType } from '#core/terms/directory.ts'
import { LoadedForm } from './EditPage.tsx'
import { NextSteps } from './NextSteps.tsx'
import { newPlaceOf } from './page.ts'
import { TYPE_ICONS } from '#site/ui/icons/icon.ts'
import { Icon } from '#site/ui/page/Icon.tsx'
import { Button } from '#site/ui/page/Button.tsx'
import { focusIfReplaced } from '#site/ui/page/keep-focus.ts'

/** The type in an address such as `?type=228`. */
function typeIn(query: string): DirectoryType | undefined {
  const type = Number(new URLSearchParams(query).get('type'))
  return isDirectoryType(type) ? type : undefined
}

/** Adds a place: first its category, then the form of an edit with nothing in it. */
export function AddPage() {
  const [dtype, setType] = useState(() => typeIn(location.search))
  const { add } = t('edit')
  if (dtype === undefined) return <TypeTiles onChoose={setType} />
  return (
    <div className="stack gap-3 add-form">
      <p>
        <Button look="link" onClick={() => setType(undefined)}>
          {add.other}
        </Button>
      </p>
      <LoadedForm key={dtype} listingOf={newPlaceOf(dtype)} isNew />
    </div>
  )
}

/** The types as tiles: a press goes on at once, the keys of a radio group choose first. */
function TypeTiles({ onChoose }: { onChoose: (type: DirectoryType) => void }) {
  const [chosen, setChosen] = useState<DirectoryType>(DIRECTORY_TYPES[0])
  const { add } = t('edit')
  const examples: Partial<Record<DirectoryType, string>> = add.examples
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onChoose(chosen)
  }
  return (
    <div className="stack gap-6">
      <form className="stack gap-5 start edit-card" onSubmit={submit}>
        <fieldset className="full">
          <legend>
            <h2 tabIndex={-1} ref={focusIfReplaced}>
              {add.category}
            </h2>
          </legend>
          <p className="quiet">{add.asked}</p>
          <div className="add-types">
            {DIRECTORY_TYPES.map((type) => (
              <label key={type} className="add-type">
                <input
                  type="radio"
                  name="type"
                  checked={type === chosen}
                  onChange={() => setChosen(type)}
                  // Keys press with no detail.
                  onClick={({ detail }) => detail > 0 && onChoose(type)}
                />
                <Icon name={TYPE_ICONS[type]} />
                <span className="add-type-name">{add.types[type]}</span>
                {examples[type] && <span className="quiet">{examples[type]}</span>}
                {type === chosen && <Icon name="check" />}
              </label>
            ))}
          </div>
        </fieldset>
        <Button look="main" type="submit">
          {add.continue}
        </Button>
      </form>
      <NextSteps end={t('edit').then.add} isRow />
    </div>
  )
}
