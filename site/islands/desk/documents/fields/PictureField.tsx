import { useState } from 'react'
import { pictureSrc } from '#site/components/shared/pictures.ts'
import { fill } from '#core/i18n/fill.ts'
import { emptied, useDocument, useDocumentsWords, type FieldProps } from '../use-document.ts'
import { FieldBox, useTies } from './FieldBox.tsx'
import { textOf } from './LineField.tsx'

/** A picture by its key, with a look at it. */
export function PictureField({ field, path, value }: FieldProps) {
  const { form } = useDocument()
  const { problem, ties } = useTies(path)
  const key = textOf(value)
  return (
    <FieldBox {...{ field, path, problem }}>
      <div className="doc-picture">
        <Look key={key} picture={key} />
        <input
          type="text"
          dir="ltr"
          spellCheck={false}
          autoCapitalize="none"
          autoComplete="off"
          {...ties}
          required={field.required}
          value={key}
          onBlur={() => form.touch(path)}
          onChange={({ currentTarget }) => form.set(path, currentTarget.value || emptied(field))}
        />
      </div>
    </FieldBox>
  )
}

function Look({ picture }: { picture: string }) {
  const { fields } = useDocumentsWords()
  const [isMissing, setMissing] = useState(false)
  if (!/^[a-z0-9-]+$/.test(picture)) return <span className="doc-look" />
  if (isMissing) return <span className="doc-look is-missing">{fields.noPicture}</span>
  return (
    <img
      className="doc-look"
      src={pictureSrc(picture, 400)}
      alt={fill(fields.picture, { key: picture })}
      width={400}
      height={267}
      loading="lazy"
      onError={() => setMissing(true)}
    />
  )
}
