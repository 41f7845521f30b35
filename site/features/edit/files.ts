import { atom, type ReadableAtom } from 'nanostores'
import { MAX_BYTES, MAX_FILES, PICTURE_TYPES } from '#core/terms/limits.ts'

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
  const problem = fileProblemOf(all.map(({ file }) => file))
  return problem ? { files, problem } : { files: all }
}

/** Why files cannot be sent together. */
export function fileProblemOf(files: readonly File[]): FileProblem | undefined {
  const isPicture = (file: File) => PICTURE_TYPES.some((type) => type === file.type)
  if (!files.every(isPicture)) return 'onlyImages'
  if (files.length > MAX_FILES) return 'tooManyFiles'
  return sizeOf(files) > MAX_BYTES ? 'filesTooLarge' : undefined
}

const sizeOf = (files: readonly File[]): number => files.reduce((sum, { size }) => sum + size, 0)

export const bytesOf = (files: readonly EditFile[]): number => sizeOf(files.map(({ file }) => file))
