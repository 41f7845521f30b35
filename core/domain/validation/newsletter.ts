import { NEWSLETTER } from '../../fields/forms.ts'
import { formProblems } from './form.ts'

const { mail } = NEWSLETTER

/** The error code of a newsletter subscription. */
export const newsletterProblem = (form: { mail: string }) => formProblems({ mail }, form)[0]?.code
