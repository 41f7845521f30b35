import { t } from '#site/ui/page/messages.ts'
import { useState } from 'react'
import { isPhotograph } from '#core/domain/pictures.ts'
import { format } from '#core/i18n/format.ts'
import { pictureSrc } from '#site/ui/blocks/pictures.ts'
import { Control, FieldFrame, classOf, Field, FieldNotes } from '#site/ui/forms/Field.tsx'
import { useField } from '#site/ui/forms/Form.tsx'
import { idOf, type FieldProps, useDocument } from './use-document.ts'
import { useTyped } from './PlainFields.tsx'
import { useStore } from '@nanostores/react'
import { MAX_FILES, MAX_MEGABYTES, PICTURE_TYPES } from '#core/terms/limits.ts'
import { captionOf, createDocumentPictures, withCaption } from '#site/features/desk/documents/documents-pictures.ts'
import { FilePick } from '#site/ui/forms/FilePick.tsx'
import { Icon } from '#site/ui/page/Icon.tsx'

/** A picture: a photograph with its caption, or a drawing by its key. */
export function PictureField(props: FieldProps) {
  const { field, value } = props
  if (typeof value !== 'string' || !isPhotograph(value)) return <DrawingField {...props} />
  return (
    <div
      className="cluster gap-3 doc-picture"
      id={idOf(props.path)}
      tabIndex={-1}
      role="group"
      aria-label={field.label}
    >
      <Look key={value} picture={value} alt={field.label} />
      <Caption picture={value} name={field.label} />
    </div>
  )
}

function DrawingField(props: FieldProps) {
  const { isMarked, isLabelHidden, label, ...typed } = useTyped(props)
  const state = useField(props.path)
  const { fields } = t('desk.documents')
  return (
    <FieldFrame {...{ field: state, label, isMarked, isLabelHidden }}>
      <div className="cluster gap-3 doc-picture">
        <Look key={typed.value} picture={typed.value} alt={format(fields.picture, { key: typed.value })} />
        <Control {...typed} kind="key" state={state} />
      </div>
    </FieldFrame>
  )
}

function Look({ picture, alt }: { picture: string; alt: string }) {
  const { fields } = t('desk.documents')
  const [isMissing, setMissing] = useState(false)
  if (!/^[a-z0-9-]+$/.test(picture)) return <span className="doc-look" />
  if (isMissing) return <span className="doc-look is-missing">{fields.noPicture}</span>
  return (
    <img
      className="doc-look"
      // Photographs are on the site only once the listing is saved.
      src={isPhotograph(picture) ? `/rest/tjt/desk/upload/${picture}` : pictureSrc(picture, 400)}
      alt={alt}
      width={400}
      height={267}
      loading="lazy"
      onError={() => setMissing(true)}
    />
  )
}

const CAPTION_LETTERS = 300

/** Sends photographs to the listing's pictures. */
export function AddPhotographs({ path }: { path: string }) {
  const { form } = useDocument()
  const [pictures] = useState(() => createDocumentPictures(form))
  const { sending, problem, added } = useStore(pictures.$state)
  const { fields: words } = t('desk.documents')
  const { pictures: said } = t('edit')
  const own = useField(`${path}-files`)
  const state = problem ? { ...own, isWrong: true, problem, problemId: `${own.id}-problem` } : own
  const limits = { files: String(MAX_FILES), megabytes: String(MAX_MEGABYTES) }
  const hint = `${format(said.hint, limits)} ${words.picturesLater}`
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
        {sending !== undefined && format(words.sending, { name: sending })}
        {added !== undefined && format(words.added, { name: added })}
      </p>
    </div>
  )
}

/** What a photograph shows. */
function Caption({ picture, name }: { picture: string; name: string }) {
  const { form } = useDocument()
  const { body } = useStore(form.$state)
  const { fields: words } = t('desk.documents')
  const { text, path } = captionOf(body, picture)
  return (
    <Field
      name={path}
      label={format(words.caption, { name })}
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
