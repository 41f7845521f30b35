import { useState } from 'react'
import { isPhotograph } from '#core/domain/pictures.ts'
import { fill } from '#core/i18n/fill.ts'
import { pictureSrc } from '#site/components/shared/pictures.ts'
import { documentsWordsNow } from '#site/stores/desk/words.ts'
import { Control, FieldFrame } from '../../../forms/Field.tsx'
import { useField } from '../../../forms/Form.tsx'
import { idOf, type FieldProps } from '../use-document.ts'
import { Caption } from './Photographs.tsx'
import { useTyped } from './PlainFields.tsx'

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
  const { fields } = documentsWordsNow()
  return (
    <FieldFrame {...{ field: state, label, isMarked, isLabelHidden }}>
      <div className="cluster gap-3 doc-picture">
        <Look key={typed.value} picture={typed.value} alt={fill(fields.picture, { key: typed.value })} />
        <Control {...typed} kind="key" state={state} />
      </div>
    </FieldFrame>
  )
}

function Look({ picture, alt }: { picture: string; alt: string }) {
  const { fields } = documentsWordsNow()
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
