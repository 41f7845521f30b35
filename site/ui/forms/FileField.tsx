import type { Texts } from '#core/i18n/messages.ts'
import { t } from '#site/ui/page/messages.ts'
import { useStore } from '@nanostores/react'
import { useRef, useState, type DragEvent } from 'react'
import { sizeText } from '#core/text/size-text.ts'
import type { OneFile } from '#site/ui/forms/one-file.ts'
import { pageLang } from '#site/ui/page/page-lang.ts'
import { format } from '#core/i18n/format.ts'
import { IconButton } from '../page/Button.tsx'
import { Icon } from '../page/Icon.tsx'
import { FieldNotes, LabelText } from './Field.tsx'
import { FilePick } from './FilePick.tsx'
import { useField, type FieldState } from './Form.tsx'

interface FileWords {
  label: string
  hint: string
  choose: string
  replace: string
  drop: string
  /** With `{{name}}`, as the next two. */
  remove: string
  added: string
  removed: string
}

interface FileFieldProps {
  name: string
  words: FileWords
  /** The label of a button for the camera, where there is a touch screen. */
  camera?: string
  accept: string
  chosen: OneFile<keyof Texts<'errors'>>
  /** Shows the required mark. */
  isMarked?: boolean
}

/** One file: chosen or dropped, replaced, removed. Errors show at once. */
export function FileField({ name, words, camera, accept, chosen, isMarked }: FileFieldProps) {
  const { file, problem: code } = useStore(chosen.$file)
  const { id } = useField(name)
  const input = useRef<HTMLInputElement>(null)
  const [status, setStatus] = useState('')
  const { isOver, zone } = useDrop(choose)
  const problem = code && t('errors')[code]
  const isWrong = problem !== undefined
  const problemId = isWrong ? `${id}-problem` : undefined
  const state = { id, field: undefined, isWrong, problem, problemId }

  function choose(taken: File) {
    chosen.choose(taken)
    setStatus(format(words.added, { name: taken.name }))
  }
  function remove() {
    chosen.remove()
    setStatus(format(words.removed, { name: file?.name ?? '' }))
    input.current?.focus()
  }

  return (
    <div className={isWrong ? 'field is-wrong' : 'field'}>
      <span id={`${id}-label`} className="label">
        <LabelText label={words.label} isMarked={isMarked} />
      </span>
      <div className={isOver ? 'stack gap-3 file-zone is-over' : 'stack gap-3 file-zone'} {...zone}>
        {file && <FileRow {...{ file, words, isWrong }} onRemove={remove} />}
        <span className="cluster">
          {camera && <CameraPick {...{ camera, accept, state }} onChoose={choose} />}
          <FilePick
            {...{ input, state, accept }}
            hint={words.hint}
            labelledBy={`${id}-label`}
            onChoose={([taken]) => choose(taken)}
          >
            {file ? words.replace : words.choose}
          </FilePick>
          <span className="quiet file-drop">{words.drop}</span>
        </span>
      </div>
      <FieldNotes field={state} hint={words.hint} />
      <span className="visually-hidden" role="status">
        {isWrong ? '' : status}
      </span>
      <span className="visually-hidden" role="alert">
        {problem}
      </span>
    </div>
  )
}

interface CameraProps {
  camera: string
  accept: string
  state: FieldState
  onChoose: (taken: File) => void
}

/** Takes a photo, where there is a touch screen. */
function CameraPick({ camera, accept, state, onChoose }: CameraProps) {
  return (
    <FilePick
      className="file-camera"
      state={{ ...state, id: `${state.id}-camera` }}
      accept={accept}
      capture="environment"
      labelledBy={`${state.id}-label`}
      onChoose={([taken]) => onChoose(taken)}
    >
      {camera}
    </FilePick>
  )
}

interface RowProps {
  file: File
  words: FileWords
  isWrong: boolean
  onRemove: () => void
}

function FileRow({ file, words, isWrong, onRemove }: RowProps) {
  return (
    <span className="row gap-2 file-row">
      <Icon name={isWrong ? 'warning' : 'check'} />
      <bdi className="file-name">{file.name}</bdi>
      <bdi className="quiet file-size">{sizeText(pageLang(), file.size)}</bdi>
      <IconButton icon="close" label={format(words.remove, { name: file.name })} onClick={onRemove} />
    </span>
  )
}

/** Accepts dropped files; nested enter and leave events are counted to notice when the pointer leaves. */
function useDrop(take: (file: File) => void) {
  const [depth, setDepth] = useState(0)
  const zone = {
    onDragEnter: () => setDepth((before) => before + 1),
    onDragLeave: () => setDepth((before) => before - 1),
    onDragOver: (event: DragEvent) => event.preventDefault(),
    onDrop: (event: DragEvent) => {
      event.preventDefault()
      setDepth(0)
      const [dropped] = event.dataTransfer.files
      if (dropped) take(dropped)
    },
  }
  return { isOver: depth > 0, zone }
}
