import { atom, type ReadableAtom } from 'nanostores'
import { MAX_RESUME_BYTES } from '#core/contract/enquiry-limits.ts'
import type { ErrorCode } from '#core/contract/errors.ts'

/** Refusals that have to do with the file. */
export const RESUME_PROBLEMS = ['max5mb', 'onlyDocuments', 'protectedDocument'] as const satisfies readonly ErrorCode[]
export type ResumeProblem = (typeof RESUME_PROBLEMS)[number]

export const isResumeProblem = (code: ErrorCode): code is ResumeProblem =>
  RESUME_PROBLEMS.some((problem) => problem === code)

export interface ChosenResume {
  file?: File
  /** Why the file cannot be sent; it stays until another is chosen or it is removed. */
  problem?: ResumeProblem
}

export interface Resume {
  $resume: ReadableAtom<ChosenResume>
  /** Takes the place of the one before. */
  choose(file: File): void
  remove(): void
  /** Told what the server found. */
  refuse(problem: ResumeProblem): void
}

/** What the file dialog of the device offers. */
export const RESUME_TYPES =
  '.pdf,.doc,.docx,application/pdf,application/msword,' +
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

/** The résumé that somebody has chosen, checked at once. */
export function createResume(): Resume {
  const $resume = atom<ChosenResume>({})
  return {
    $resume,
    choose(file) {
      const problem = problemOf(file)
      $resume.set({ file, ...(problem && { problem }) })
    },
    remove: () => $resume.set({}),
    refuse: (problem) => $resume.set({ ...$resume.get(), problem }),
  }
}

function problemOf({ name, size }: File): ResumeProblem | undefined {
  if (size > MAX_RESUME_BYTES) return 'max5mb'
  // A device that knows no Word tells no type of its files: the name has to do, and the server looks inside.
  return /\.(pdf|docx?)$/i.test(name) ? undefined : 'onlyDocuments'
}
