import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { MAX_FILES, MAX_MEGABYTES, PICTURE_TYPES } from '#core/contract/limits.ts'
import { fill } from '#core/i18n/fill.ts'
import { captionOf, createDocumentPictures, withCaption } from '#site/stores/desk/documents-pictures.ts'
import { documentsWordsNow } from '#site/stores/desk/words.ts'
import { editWordsNow } from '#site/stores/edit/words.ts'
import { classOf, Field, FieldNotes } from '../../../forms/Field.tsx'
import { FilePick } from '../../../forms/FilePick.tsx'
import { useField } from '../../../forms/Form.tsx'
import { Icon } from '../../../page/Icon.tsx'
import { useDocument } from '../use-document.ts'

const CAPTION_LETTERS = 300

/** Sends photographs to the listing's pictures. */
export function AddPhotographs({ path }: { path: string }) {
  const { form } = useDocument()
  const [pictures] = useState(() => createDocumentPictures(form))
  const { sending, problem, added } = useStore(pictures.$state)
  const { fields: words } = documentsWordsNow()
  const { pictures: said } = editWordsNow()
  const own = useField(`${path}-files`)
  const state = problem ? { ...own, isWrong: true, problem, problemId: `${own.id}-problem` } : own
  const limits = { files: String(MAX_FILES), megabytes: String(MAX_MEGABYTES) }
  const hint = `${fill(said.hint, limits)} ${words.picturesLater}`
  return (
    <div className={classOf(state, {})}>
      <FilePick
        {...{ state, hint }}
        accept={PICTURE_TYPES.join()}
        isMany
        onChoose={(files) => void pictures.add(files)}
      >
        <Icon name="plus" />
        {said.add}
      </FilePick>
      <FieldNotes field={state} hint={hint} />
      <p className="fine" role="status">
        {sending !== undefined && fill(words.sending, { name: sending })}
        {added !== undefined && fill(words.added, { name: added })}
      </p>
    </div>
  )
}

/** What a photograph shows. */
export function Caption({ picture, name }: { picture: string; name: string }) {
  const { form } = useDocument()
  const { body } = useStore(form.$state)
  const { fields: words } = documentsWordsNow()
  const { text, path } = captionOf(body, picture)
  return (
    <Field
      name={path}
      label={fill(words.caption, { name })}
      kind="line"
      dir="auto"
      max={CAPTION_LETTERS}
      autoComplete="off"
      value={text}
      onBlur={() => form.touch(path)}
      onValue={(next) => form.set('captions', withCaption(body, picture, next))}
    />
  )
}
