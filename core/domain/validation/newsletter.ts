import { NEWSLETTER } from '../../fields/forms.ts'
import { formProblems } from './form.ts'

const { mail } = NEWSLETTER

/** What is wrong with a request for the newsletter, as the code of its message. */
export const newsletterProblem = (form: { mail: string }) => formProblems({ mail }, form)[0]?.code
