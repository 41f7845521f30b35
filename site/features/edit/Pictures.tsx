import { t } from '#site/ui/page/messages.ts'
import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState } from 'react'
import { BYTES_PER_MEGABYTE, MAX_FILES, MAX_MEGABYTES, PICTURE_TYPES } from '#core/terms/limits.ts'
import { bytesOf, type EditFile } from '#site/features/edit/files.ts'
import { pageLang } from '#site/ui/page/page-lang.ts'
import { format } from '#core/i18n/format.ts'
import { Checkbox } from '#site/ui/forms/Checkbox.tsx'
import { classOf, Field, FieldNotes } from '#site/ui/forms/Field.tsx'
import { FilePick } from '#site/ui/forms/FilePick.tsx'
import { useField } from '#site/ui/forms/Form.tsx'
import { IconButton } from '#site/ui/page/Button.tsx'
import { Icon } from '#site/ui/page/Icon.tsx'
import { useEdit } from './use-edit.ts'

/** Pictures of the edit with their descriptions. */
export function Pictures() {
  const { edit } = useEdit()
  const { files, problem } = useStore(edit.$pictures)
  const { pictureTitle, ownsPictures } = useStore(edit.$typed)
  const { pictures: words, draft } = t('edit')
  const errors = t('errors')
  const limits = { files: String(MAX_FILES), megabytes: String(MAX_MEGABYTES) }
  return (
    <>
      <PictureInput hint={format(words.hint, limits)} problem={problem && errors[problem]} />
      {files.length > 0 && (
        <>
          <PictureList files={files} />
          <p className="field-hint">{draft.leave}</p>
          <div className="stack tops edit-fields">
            <Field
              name="imageTitle"
              label={words.title}
              max={200}
              dir="auto"
              isWide
              value={pictureTitle}
              onValue={(text) => edit.set({ pictureTitle: text })}
            />
          </div>
          <Checkbox
            name="imageOwnership"
            label={words.ownership}
            isChecked={ownsPictures}
            onChange={(isChecked) => edit.set({ ownsPictures: isChecked })}
          />
        </>
      )}
    </>
  )
}

interface InputProps {
  hint: string
  /** Why the last chosen files were rejected. */
  problem: string | undefined
}

function PictureInput({ hint, problem }: InputProps) {
  const { edit } = useEdit()
  const { add } = t('edit').pictures
  const sent = useField('files')
  const state = problem ? { ...sent, isWrong: true, problem, problemId: `${sent.id}-problem` } : sent
  return (
    <div className={classOf(state, {})}>
      <FilePick {...{ state, hint }} accept={PICTURE_TYPES.join()} isMany onChoose={edit.addFiles}>
        <Icon name="plus" />
        {add}
      </FilePick>
      <FieldNotes field={state} hint={hint} />
      <span className="visually-hidden" role="alert">
        {problem}
      </span>
    </div>
  )
}

function PictureList({ files }: { files: readonly EditFile[] }) {
  const { edit } = useEdit()
  const { pictures: words } = t('edit')
  const [status, setStatus] = useState('')
  const number = new Intl.NumberFormat(pageLang(), {
    maximumFractionDigits: 1,
  })
  const size = number.format(bytesOf(files) / BYTES_PER_MEGABYTE)
  function remove({ id, file }: EditFile) {
    edit.removeFile(id)
    setStatus(format(words.removed, { name: file.name }))
    document.getElementById('edit-files')?.focus()
  }
  return (
    <div className="stack gap-2 edit-pictures">
      <ul aria-label={words.list}>
        {files.map((entry) => (
          <li key={entry.id}>
            <Thumbnail file={entry.file} />
            <bdi className="small file-name">{entry.file.name}</bdi>
            <IconButton
              icon="close"
              label={format(words.remove, { name: entry.file.name })}
              onClick={() => remove(entry)}
            />
          </li>
        ))}
      </ul>
      <p className="field-hint">{format(words.total, { size, megabytes: String(MAX_MEGABYTES) })}</p>
      <span className="visually-hidden" role="status">
        {status}
      </span>
    </div>
  )
}

/** Drawn on a canvas: the content security policy blocks `blob:` images. */
function Thumbnail({ file }: { file: File }) {
  const ref = useRef<HTMLCanvasElement>(null)
  useEffect(() => void draw(ref.current, file), [file])
  return <canvas ref={ref} width={192} height={128} aria-hidden="true" />
}

async function draw(canvas: HTMLCanvasElement | null, file: File): Promise<void> {
  const bitmap = await createImageBitmap(file).catch(() => undefined)
  const context = canvas?.getContext('2d')
  if (!bitmap || !canvas || !context) return
  const { width, height } = bitmap
  const scale = Math.max(canvas.width / width, canvas.height / height)
  const [w, h] = [width * scale, height * scale]
  const [x, y] = [(canvas.width - w) / 2, (canvas.height - h) / 2]
  context.drawImage(bitmap, x, y, w, h)
  bitmap.close()
}
