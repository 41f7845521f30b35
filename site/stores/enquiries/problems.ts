import type { FormProblem } from '#core/domain/validation/enquiries.ts'
import type { Problem } from '../forms/form.ts'
import { wordsNow } from '../page/words.ts'

/** What is wrong with a form, in the words of the page. */
export function inWords(problems: readonly FormProblem[]): Problem[] {
  const { said } = wordsNow()
  return problems.map(({ code, fields }) => ({ fields, text: said[code] }))
}
