import {
  MAX_BYTES,
  MAX_FILES,
  PICTURE_TYPES,
} from '#core/contract/upload-limits.ts'

/** A picture that goes with the edit. */
export interface EditFile {
  id: number
  file: File
}

export type FileProblem = 'onlyImages' | 'tooManyFiles' | 'filesTooLarge'

let made = 0

/** Files with more of them; the problem where they may not be taken, and nothing is added. */
export function withFiles(
  files: readonly EditFile[],
  more: readonly File[],
): { files: readonly EditFile[]; problem?: FileProblem } {
  const all = [...files, ...more.map((file) => ({ id: ++made, file }))]
  const problem = problemOf(all)
  return problem ? { files, problem } : { files: all }
}

function problemOf(files: readonly EditFile[]): FileProblem | undefined {
  const isPicture = ({ file }: EditFile) =>
    PICTURE_TYPES.some((type) => type === file.type)
  if (!files.every(isPicture)) return 'onlyImages'
  if (files.length > MAX_FILES) return 'tooManyFiles'
  return bytesOf(files) > MAX_BYTES ? 'filesTooLarge' : undefined
}

export const bytesOf = (files: readonly EditFile[]): number =>
  files.reduce((sum, { file }) => sum + file.size, 0)
