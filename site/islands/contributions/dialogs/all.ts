import { addStylesheet } from '#site/islands/page/stylesheet.ts'
import { pageLang } from '#site/stores/page/page-lang.ts'
import { loadContributionsWords } from '#site/stores/contributions/words.ts'
import styles from '#site/styles/contributions-dialogs.css?url'

export { AnswerDialog } from './AnswerDialog.tsx'
export { QuestionDialog } from './QuestionDialog.tsx'
export { RatingsDialog } from './RatingsDialog.tsx'
export { ReviewDialog } from './ReviewDialog.tsx'
export { ThanksDialog } from './ThanksDialog.tsx'

/** Resolves when the dialogs have their words and their looks. */
export async function ready(): Promise<void> {
  await Promise.all([loadContributionsWords(pageLang()), addStylesheet(styles)])
}
