import { SHARE, type Typed } from '../../fields/forms.ts'
import { formProblems } from './form.ts'

export { isName } from './texts.ts'

/** The error codes of the form for recommending a page. */
export const shareProblems = (form: Typed<typeof SHARE>) => formProblems(SHARE, form).map(({ code }) => code)
