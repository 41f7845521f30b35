import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState } from 'react'
import { LIST_NAME } from '#core/fields/forms.ts'
import { listAddress } from '#site/features/favourites/favourites.ts'
import { Button } from '#site/ui/page/Button.tsx'
import { plainClick } from '#site/ui/page/plain-click.ts'
import type { FavouritesProps } from './favourites-props.ts'
import { NameDialog } from './NameDialog.tsx'

/** The user's lists, of which one is shown, and a button for a new one. */
export function ListPicker({ words, store }: FavouritesProps) {
  const { lists } = useStore(store.named.$named)
  const { list: shown } = useStore(store.$view)
  const [isOpen, setOpen] = useState(false)
  const all = useRef<HTMLDivElement>(null)
  const count = useRef(lists.length)
  useEffect(() => {
    // The button that deleted a list has gone with it.
    if (lists.length < count.current) all.current?.querySelector<HTMLElement>('a, button')?.focus()
    count.current = lists.length
  }, [lists])
  return (
    <div className="cluster gap-3 no-print below-5" ref={all}>
      {lists.length > 0 && (
        <nav aria-label={words.lists}>
          <ul className="cluster chips">
            {[{ id: undefined, name: words.all }, ...lists].map(({ id, name }) => (
              <li key={id ?? 0}>
                <a
                  href={listAddress(id)}
                  aria-current={id === shown ? 'true' : undefined}
                  onClick={plainClick(() => store.showList(id))}
                >
                  <bdi>{name}</bdi>
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <Button icon="plus" onClick={() => setOpen(true)}>
        {words.newList}
      </Button>
      {isOpen && (
        <NameDialog
          title={words.newList}
          label={words.listName}
          submit={words.create}
          fields={LIST_NAME}
          send={async (name) => store.showList((await store.named.create(name)).id)}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  )
}
