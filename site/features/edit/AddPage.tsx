import { t } from '#site/ui/page/messages.ts'
import { useState } from 'react'
import { DIRECTORY_TYPES, isDirectoryType, type DirectoryType } from '#core/terms/directory.ts'
import { newListing } from '#core/domain/new-listing.ts'
import { LoadedForm } from './EditPage.tsx'
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
  if (dtype === undefined) {
    return (
      <div className="stack gap-3 edit-card">
        <h2 tabIndex={-1} ref={focusIfReplaced}>
          {add.category}
        </h2>
        <ul className="cluster gap-3 add-types">
          {DIRECTORY_TYPES.map((type) => (
            <li key={type}>
              <Button onClick={() => setType(type)}>{t('common.typeNames')[type]}</Button>
            </li>
          ))}
        </ul>
      </div>
    )
  }
  return (
    <div className="stack gap-3">
      <p>
        <Button look="link" onClick={() => setType(undefined)}>
          {add.other}
        </Button>
      </p>
      <LoadedForm key={dtype} listingOf={async () => newListing(dtype)} isNew />
    </div>
  )
}
