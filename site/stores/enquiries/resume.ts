import { MAX_RESUME_BYTES } from '#core/contract/enquiry-limits.ts'
import type { ErrorCode } from '#core/contract/errors.ts'
import { createOneFile, type OneFile } from '../forms/one-file.ts'

/** Refusals that have to do with the file. */
export const RESUME_PROBLEMS = ['max5mb', 'onlyDocuments', 'protectedDocument'] as const satisfies readonly ErrorCode[]
export type ResumeProblem = (typeof RESUME_PROBLEMS)[number]

export const isResumeProblem = (code: ErrorCode): code is ResumeProblem =>
  RESUME_PROBLEMS.some((problem) => problem === code)

export type Resume = OneFile<ResumeProblem>

/** What the file dialog of the device offers. */
export const RESUME_TYPES =
  '.pdf,.doc,.docx,application/pdf,application/msword,' +
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

/** The résumé that somebody has chosen. */
export const createResume = (): Resume => createOneFile(problemOf)

function problemOf({ name, size }: File): ResumeProblem | undefined {
  if (size > MAX_RESUME_BYTES) return 'max5mb'
  // A device that knows no Word tells no type of its files: the name has to do, and the server looks inside.
  return /\.(pdf|docx?)$/i.test(name) ? undefined : 'onlyDocuments'
}
