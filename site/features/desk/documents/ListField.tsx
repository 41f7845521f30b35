import { t } from '#site/ui/page/messages.ts'
import { useState } from 'react'
import { emptyOf, repeatedOf } from '#site/features/desk/documents/documents-shape.ts'
import { withCaption } from '#site/features/desk/documents/documents-pictures.ts'
import { format } from '#core/i18n/format.ts'
import { GroupFrame } from '#site/ui/forms/GroupFrame.tsx'
import { Button, IconButton } from '#site/ui/page/Button.tsx'
import { focusField, idOf, useDocument, type FieldProps } from './use-document.ts'
import { AddPhotographs } from './PictureField.tsx'
import { ChoicesField, commonOf } from './PlainFields.tsx'

/** Entries that can be added, reordered and removed. */
export function ListField(props: FieldProps) {
  const entry = repeatedOf(props.field)
  if (!entry) return null
  const isChosen = entry.type === 'choice' || props.field.list !== undefined
  return isChosen ? <ChoicesField {...props} /> : <Entries {...props} entry={entry} />
}

interface EntriesProps extends FieldProps {
  entry: FieldProps['field']
}

function Entries({ field, path, value, entry }: EntriesProps) {
  const { Field, form } = useDocument()
  const { fields: words } = t('desk.documents')
  const { entries, said, add, move, remove } = useEntries({
    field,
    path,
    value,
    entry,
  })
  const isListingsPictures = form.kind === 'listings' && path === 'pictures'
  const isFull = entries.length >= (field.most ?? Infinity)
  return (
    <GroupFrame {...commonOf({ field, path, value })} className="stack gap-3 doc-group doc-list">
      {entries.length === 0 && <p className="field-hint">{words.empty}</p>}
      <ol className="stack gap-3">
        {entries.map((item, at) => (
          <li key={at}>
            <span className="quiet doc-at" aria-hidden="true">
              {at + 1}
            </span>
            <Field field={{ ...entry, label: `${field.label} ${at + 1}` }} path={`${path}.${at}`} value={item} />
            <EntryButtons
              name={`${field.label} ${at + 1}`}
              id={idOf(`${path}.${at}`)}
              isFirst={at === 0}
              isLast={at === entries.length - 1}
              onMove={(step) => move(at, step)}
              onRemove={() => remove(at)}
            />
          </li>
        ))}
      </ol>
      {isListingsPictures && !isFull && <AddPhotographs path={path} />}
      {!isListingsPictures && !isFull && (
        <Button icon="plus" id={`${idOf(path)}-add`} className="fit" onClick={add}>
          {format(words.add, { name: field.label })}
        </Button>
      )}
      <p className="visually-hidden" role="status">
        {said}
      </p>
    </GroupFrame>
  )
}

/** The entries of a list and their actions; the focus follows. */
function useEntries({ field, path, value, entry }: EntriesProps) {
  const context = useDocument()
  const { fields: words } = t('desk.documents')
  const [said, setSaid] = useState('')
  const entries: readonly unknown[] = Array.isArray(value) ? value : []
  const put = (next: readonly unknown[]) => {
    const isGone = next.length === 0 && !field.required && field.field !== ''
    context.form.set(path, isGone ? undefined : next)
  }
  const focusLater = (id: string, other: string) =>
    requestAnimationFrame(() => {
      const wanted = document.getElementById(id)
      const isUsable = wanted && !wanted.matches(':disabled')
      const element = isUsable ? wanted : document.getElementById(other)
      element?.focus()
    })
  return {
    entries,
    said,
    add() {
      put([...entries, emptyOf(entry)])
      focusField(`${path}.${entries.length}`, context)
    },
    move(at: number, step: 1 | -1) {
      const next = [...entries]
      const [moved] = next.splice(at, 1)
      next.splice(at + step, 0, moved)
      put(next)
      const name = `${field.label} ${at + 1}`
      const places = { at: String(at + step + 1), count: String(next.length) }
      setSaid(format(words.moved, { name, ...places }))
      const id = idOf(`${path}.${at + step}`)
      const [same, other] = step === 1 ? ['down', 'up'] : ['up', 'down']
      focusLater(`${id}-${same}`, `${id}-${other}`)
    },
    remove(at: number) {
      const { form } = context
      const gone = entries[at]
      if (field.field === 'pictures' && typeof gone === 'string')
        form.set('captions', withCaption(form.$state.get().body, gone, ''))
      put(entries.filter((_, other) => other !== at))
      setSaid(format(words.removed, { name: `${field.label} ${at + 1}` }))
      const last = Math.min(at, entries.length - 2)
      focusLater(`${idOf(`${path}.${last}`)}-remove`, `${idOf(path)}-add`)
    },
  }
}

interface ButtonsProps {
  name: string
  id: string
  isFirst: boolean
  isLast: boolean
  onMove: (step: 1 | -1) => void
  onRemove: () => void
}

function EntryButtons({ name, id, isFirst, isLast, ...on }: ButtonsProps) {
  const { fields: words } = t('desk.documents')
  return (
    <span className="doc-entry-buttons">
      <IconButton
        icon="up"
        id={`${id}-up`}

        disabled={isFirst}
        label={format(words.up, { name })}
        onClick={() => on.onMove(-1)}
      />
      <IconButton
        icon="up"
        id={`${id}-down`}
        className="is-down"
        disabled={isLast}
        label={format(words.down, { name })}
        onClick={() => on.onMove(1)}
      />
      <IconButton
        icon="close"
        id={`${id}-remove`}

        label={format(words.remove, { name })}
        onClick={on.onRemove}
      />
    </span>
  )
}
