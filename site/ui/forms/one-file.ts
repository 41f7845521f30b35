import { atom, type ReadableAtom } from 'nanostores'
import { ApiError } from '#core/contract/client.ts'
import type { ErrorCode } from '#core/terms/errors.ts'

export interface ChosenFile<P extends string> {
  file?: File
  /** Why the file cannot be sent; it stays until another is chosen or it is removed. */
  problem?: P
}

/** What a field of a file shows and changes. */
export interface OneFile<P extends string> {
  $file: ReadableAtom<ChosenFile<P>>
  /** Takes the place of the one before. */
  choose(file: File): void
  remove(): void
}

interface FileRules<P extends ErrorCode> {
  /** Of its field. */
  name: string
  /** Refusals that have to do with it. */
  problems: readonly P[]
  problemOf: (file: File) => P | undefined
}

/** The only file of a form, checked at once. */
export function createOneFile<P extends ErrorCode>({ name, problems, problemOf }: FileRules<P>) {
  const $file = atom<ChosenFile<P>>({})
  const refuse = (problem: P) => $file.set({ ...$file.get(), problem })
  return {
    $file: $file as ReadableAtom<ChosenFile<P>>,
    choose(file: File) {
      const problem = problemOf(file)
      $file.set({ file, ...(problem && { problem }) })
    },
    remove: () => $file.set({}),
    refuse,
    /** The fields of its refusals. */
    fieldsOf: Object.fromEntries(problems.map((code) => [code, [name]])),
    /** Calls with a body and the file, and shows at its field what the server finds wrong with it. Throws ApiError. */
    async sendWith<T>(body: object, send: (options: { encode: () => FormData }) => Promise<T>): Promise<T> {
      try {
        return await send({ encode: () => formOf(body, name, $file.get().file) })
      } catch (error) {
        const code = error instanceof ApiError && problems.find((problem) => problem === error.code)
        if (code) refuse(code)
        throw error
      }
    },
  }
}

/** The parts of a form, the file last: who reads it knows all else by then. */
function formOf(body: object, name: string, file: File | undefined): FormData {
  const form = new FormData()
  for (const [key, value] of Object.entries(body)) form.append(key, String(value))
  if (file) form.append(name, file)
  return form
}
