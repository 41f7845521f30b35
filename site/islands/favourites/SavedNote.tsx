import { useState } from 'react'
import { NOTE } from '#core/fields/forms.ts'
import type { SavedWords } from '#core/i18n/words.ts'
import type { NamedLists } from '#site/stores/favourites/named-lists.ts'
import type { SavedItem } from '#site/stores/favourites/saved.ts'
import type { CardText } from '#site/components/cards/card.ts'
import { Text } from '../cards/CardItem.tsx'
import { FormDialog } from '../dialogs/FormDialog.tsx'
import { Field } from '../forms/Field.tsx'
import { Button } from '../page/Button.tsx'

interface Props {
  item: SavedItem
  title: CardText
  note: string
  words: SavedWords
  named: NamedLists
}

/** The owner's note on a favourite. */
export function SavedNote({ item, title, note, words, named }: Props) {
  const [isOpen, setOpen] = useState(false)
  const label = note ? words.editNote : words.addNote
  return (
    <>
      {note && (
        <p className="saved-note" dir="auto">
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
