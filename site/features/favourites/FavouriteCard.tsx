import type { Texts } from '#core/i18n/messages.ts'
import { useId, useState } from 'react'
import type { FeatureItem } from '#core/contract/content.ts'
import type { Entry } from '#core/contract/entries.ts'
import { markOf, type NamedLists } from '#site/features/favourites/named-lists.ts'
import { useStore } from '@nanostores/react'
import type { SavedItem } from '#site/features/favourites/saved.ts'
import type { FromPoint } from '#core/domain/reach.ts'
import type { CardText } from '#site/ui/cards/card.ts'
import { CardItem, Text } from '#site/ui/cards/CardItem.tsx'
import { Select } from '#site/ui/forms/Select.tsx'
import { Button } from '#site/ui/page/Button.tsx'
import { savedCard } from './saved-card.ts'
import { useWay } from './use-way.ts'
import { NOTE } from '#core/fields/forms.ts'
import { FormDialog } from '#site/ui/dialogs/FormDialog.tsx'
import { Field } from '#site/ui/forms/Field.tsx'

interface Props {
  shown: Entry | FeatureItem
  item: SavedItem
  named: NamedLists
  words: Texts<'accounts.saved'>
  isRemoved: boolean
  from: FromPoint | undefined
  /** Whether a heading above it names its town. */
  isUnderTown: boolean
  onToggle: (button: HTMLElement) => Promise<void>
}

/** A saved item. Removed ones stay, faded, so that they can be saved again. */
export function FavouriteCard({ shown, item, named, words, isRemoved, from, isUnderTown, onToggle }: Props) {
  const [isBusy, setBusy] = useState(false)
  const toggle = async (button: HTMLElement) => {
    if (isBusy) return
    setBusy(true)
    await onToggle(button).finally(() => setBusy(false))
  }
  const way = useWay(from)(shown)
  const card = savedCard(shown, words)
  return (
    <CardItem
      card={{ ...card, way, ...(isUnderTown && { town: undefined }) }}
      className={isRemoved ? 'is-removed' : ''}
    >
      <div className="cluster gap-3 small saved-foot">
        {isRemoved ? (
          <p className="strong">{words.removed}</p>
        ) : (
          <Marks {...{ item, named, words }} title={card.title} />
        )}
        <Button
          icon={isRemoved ? 'heart' : 'close'}
          aria-busy={isBusy}
          onClick={(event) => void toggle(event.currentTarget)}
        >
          {isRemoved ? words.saveAgain : words.remove}
          <span className="visually-hidden">
            : <Text shown={card.title} />
          </span>
        </Button>
      </div>
    </CardItem>
  )
}

interface MarksProps extends Pick<Props, 'item' | 'named' | 'words'> {
  title: CardText
}

/** The list that it is on, and the note. */
function Marks({ item, named, words, title }: MarksProps) {
  const id = useId()
  const now = useStore(named.$named)
  const { list, note } = markOf(now, item)
  const choices = now.lists.map((entry) => ({ value: entry.id, label: entry.name }))
  return (
    <>
      {choices.length > 0 && (
        <div className="cluster no-print saved-move">
          <label htmlFor={id}>
            {words.list}
            <span className="visually-hidden">
              : <Text shown={title} />
            </span>
          </label>
          <Select
            id={id}
            value={list ?? ''}
            choices={choices}
            none={words.noList}
            onValue={(value) => void named.moveTo(item, value ? Number(value) : null)}
          />
        </div>
      )}
      <SavedNote {...{ item, title, note, words, named }} />
    </>
  )
}

interface SavedNoteProps {
  item: SavedItem
  title: CardText
  note: string
  words: Texts<'accounts.saved'>
  named: NamedLists
}

/** The owner's note on a favourite. */
function SavedNote({ item, title, note, words, named }: SavedNoteProps) {
  const [isOpen, setOpen] = useState(false)
  const label = note ? words.editNote : words.addNote
  return (
    <>
      {note && (
        <p className="pre-line saved-note" dir="auto">
          {note}
        </p>
      )}
      <Button look="text" onClick={() => setOpen(true)}>
        {label}
        <span className="visually-hidden">
          : <Text shown={title} />
        </span>
      </Button>
      {isOpen && (
        <FormDialog
          title={label}
          id="saved-note"
          submit={words.save}
          fields={NOTE}
          send={(typed) => named.note(item, typed.note)}
          onClose={() => setOpen(false)}
        >
          <Field name="note" label={words.note} hint={words.noteHint} defaultValue={note} isFirst />
        </FormDialog>
      )}
    </>
  )
}
