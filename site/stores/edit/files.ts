import { atom, type ReadableAtom } from 'nanostores'
import { MAX_BYTES, MAX_FILES, PICTURE_TYPES } from '#core/contract/upload-limits.ts'

/** A picture of the edit. */
export interface EditFile {
  id: number
  file: File
}

export type FileProblem = 'onlyImages' | 'tooManyFiles' | 'filesTooLarge'

export interface ChosenFiles {
  files: readonly EditFile[]
  /** Why the last selection was rejected. */
  problem?: FileProblem
}

export interface Pictures {
  $pictures: ReadableAtom<ChosenFiles>
  /** Adds all of them, or none with a problem. */
  addFiles(files: readonly File[]): void
  removeFile(id: number): void
  removeAll(): void
}

/** The selected pictures. */
export function createPictures(): Pictures {
  const $pictures = atom<ChosenFiles>({ files: [] })
  return {
    $pictures,
    addFiles: (more) => $pictures.set(withFiles($pictures.get().files, more)),
    removeFile(id) {
      const { files } = $pictures.get()
      $pictures.set({ files: files.filter((file) => file.id !== id) })
    },
    removeAll: () => $pictures.set({ files: [] }),
  }
}

let made = 0

/** The files with more added, or unchanged with a problem. */
function withFiles(files: readonly EditFile[], more: readonly File[]): ChosenFiles {
  const all = [...files, ...more.map((file) => ({ id: ++made, file }))]
  const problem = problemOf(all)
  return problem ? { files, problem } : { files: all }
}

function problemOf(files: readonly EditFile[]): FileProblem | undefined {
  const isPicture = ({ file }: EditFile) => PICTURE_TYPES.some((type) => type === file.type)
  if (!files.every(isPicture)) return 'onlyImages'
  if (files.length > MAX_FILES) return 'tooManyFiles'
  return bytesOf(files) > MAX_BYTES ? 'filesTooLarge' : undefined
}

export const bytesOf = (files: readonly EditFile[]): number => files.reduce((sum, { file }) => sum + file.size, 0)
