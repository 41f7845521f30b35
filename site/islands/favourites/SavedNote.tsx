import { useState } from 'react'
import type { SavedWords } from '#core/i18n/words.ts'
import type { NamedLists } from '#site/stores/favourites/named-lists.ts'
import type { SavedItem } from '#site/stores/favourites/saved.ts'
import type { CardText } from '#site/components/cards/card.ts'
import { Text } from '../cards/CardItem.tsx'
import { Dialog } from '../dialogs/Dialog.tsx'
import { Field } from '../forms/Field.tsx'
import { Form } from '../forms/Form.tsx'
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
      {isOpen && <NoteDialog {...{ item, note, words, named, label }} onClose={() => setOpen(false)} />}
    </>
  )
}

function NoteDialog(props: Omit<Props, 'title'> & { label: string; onClose: () => void }) {
  const { item, note, words, named, label, onClose } = props
  const [form] = useState(() => named.noteForm(item, onClose))
  return (
    <Dialog title={label} onClose={onClose}>
      <Form id="saved-note" form={form} submit={words.save} onCancel={onClose}>
        <Field name="note" label={words.note} hint={words.noteHint} defaultValue={note} isFirst />
      </Form>
    </Dialog>
  )
}
