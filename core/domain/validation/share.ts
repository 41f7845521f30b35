import { SHARE, type Typed } from '../../fields/forms.ts'
import { formProblems } from './form.ts'

export { isName } from './texts.ts'

/** Everything that is wrong with the form for recommending a page, as the codes of its messages. */
export const shareProblems = (form: Typed<typeof SHARE>) => formProblems(SHARE, form).map(({ code }) => code)
