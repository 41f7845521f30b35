import { MAX_RESUME_BYTES } from '#core/terms/limits.ts'
import { createOneFile } from '#site/ui/forms/one-file.ts'

/** What the file dialog of the device offers. */
export const RESUME_TYPES =
  '.pdf,.doc,.docx,application/pdf,application/msword,' +
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

/** The résumé that somebody has chosen. */
export const createResume = () =>
  createOneFile({
    name: 'resumedoc',
    problems: ['max5mb', 'onlyDocuments', 'protectedDocument', 'activeDocument'],
    problemOf({ name, size }) {
      if (size > MAX_RESUME_BYTES) return 'max5mb'
      // A device that knows no Word tells no type of its files: the name has to do, and the server looks inside.
      return /\.(pdf|docx?)$/i.test(name) ? undefined : 'onlyDocuments'
    },
  })
