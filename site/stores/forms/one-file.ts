import { atom, type ReadableAtom } from 'nanostores'

export interface ChosenFile<P extends string> {
  file?: File
  /** Why the file cannot be sent; it stays until another is chosen or it is removed. */
  problem?: P
}

export interface OneFile<P extends string> {
  $file: ReadableAtom<ChosenFile<P>>
  /** Takes the place of the one before. */
  choose(file: File): void
  remove(): void
  /** Told what the server found. */
  refuse(problem: P): void
}

/** The only file of a form, checked at once. */
export function createOneFile<P extends string>(problemOf: (file: File) => P | undefined): OneFile<P> {
  const $file = atom<ChosenFile<P>>({})
  return {
    $file,
    choose(file) {
      const problem = problemOf(file)
      $file.set({ file, ...(problem && { problem }) })
    },
    remove: () => $file.set({}),
    refuse: (problem) => $file.set({ ...$file.get(), problem }),
  }
}
