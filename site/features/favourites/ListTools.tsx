import type { Texts } from '#core/i18n/messages.ts'
import { t } from '#site/ui/page/messages.ts'
import { useEffect, useRef, useState, useId } from 'react'
import type { SavedList } from '#core/contract/saved-lists.ts'
import { LIST_NAME } from '#core/fields/forms.ts'
import { format } from '#core/i18n/format.ts'
import { Dialog } from '#site/ui/dialogs/Dialog.tsx'
import type { FavouritesProps } from './favourites-props.ts'
import { NameDialog } from './NameDialog.tsx'
import { Button } from '#site/ui/page/Button.tsx'
import { shareAddress } from '#site/features/favourites/named-lists.ts'
import { useCopy } from '#site/ui/page/use-copy.ts'

type Tool = 'name' | 'delete'

interface Props extends FavouritesProps {
  list: SavedList
}

/** What can be done with the list that is shown. */
export function ListTools({ list, words, store }: Props) {
  const { named } = store
  const [open, setOpen] = useState<Tool>()
  const tools = useRef<HTMLDivElement>(null)
  const before = useRef(list.share)
  useEffect(() => {
    // The button that made or took back the link has gone.
    if (before.current !== list.share)
      tools.current?.querySelector<HTMLElement>(list.share ? 'input' : 'button')?.focus()
    before.current = list.share
  }, [list.share])
  return (
    <div className="stack box card-box below-5 saved-tools" ref={tools}>
      <h2>
        <bdi>{list.name}</bdi>
      </h2>
      <div className="cluster gap-3 button-row">
        {list.share === null && (
          <Button look="main" onClick={() => void named.share(list, { share: true })}>
            {words.share}
          </Button>
        )}
        <Button onClick={() => print()}>{words.print}</Button>
        <Button onClick={() => setOpen('name')}>{words.rename}</Button>
        <Button onClick={() => setOpen('delete')}>{words.deleteList}</Button>
      </div>
      {list.share !== null && (
        <ShareLink share={list.share} words={words} onStop={() => void named.share(list, { share: false })} />
      )}
      <ToolDialog {...{ list, words, store, open }} onClose={() => setOpen(undefined)} />
    </div>
  )
}

function ToolDialog({ list, words, store, open, onClose }: Props & { open: Tool | undefined; onClose: () => void }) {
  const { named, showList } = store
  const remove = async () => {
    if (await named.remove(list)) showList(undefined)
  }
  if (open === 'name')
    return (
      <NameDialog
        title={words.rename}
        label={words.listName}
        submit={words.save}
        name={list.name}
        fields={LIST_NAME}
        send={(typed) => named.rename(list, typed)}
        onClose={onClose}
      />
    )
  return (
    open === 'delete' && (
      <Dialog title={words.deleteList} onClose={onClose}>
        <p>{format(words.deleteSure, { name: list.name })}</p>
        <div className="cluster gap-3 button-row">
          <Button data-autofocus onClick={onClose}>
            {t('accounts.app').common.cancel}
          </Button>
          <Button look="main" onClick={() => void remove()}>
            {words.deleteList}
          </Button>
        </div>
      </Dialog>
    )
  )
}

interface ShareLinkProps {
  /** The key of the link. */
  share: string
  words: Texts<'accounts.saved'>
  onStop: () => void
}

/** The link that shows a list to others, and what takes it back. */
function ShareLink({ share, words, onStop }: ShareLinkProps) {
  const id = useId()
  const { said, copy } = useCopy(words)
  const address = shareAddress(share)
  return (
    <div className="stack gap-2">
      <label htmlFor={id} className="strong">
        {words.link}
      </label>
      <input
        id={id}
        className="full"
        readOnly
        dir="ltr"
        value={address}
        aria-describedby={`${id}-hint`}
        onFocus={({ target }) => target.select()}
      />
      <p id={`${id}-hint`}>{words.shareHint}</p>
      <div className="cluster gap-3 button-row">
        <Button look="main" onClick={() => void copy(address)}>
          {words.copy}
        </Button>
        <Button onClick={onStop}>{words.stopSharing}</Button>
        <span role="status">{said}</span>
      </div>
    </div>
  )
}
