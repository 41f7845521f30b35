import { addStylesheet } from '#site/ui/page/stylesheet.ts'
import { loadContributionsWords } from '#site/features/contributions/words.ts'
import { pageLang } from '#site/ui/page/page-lang.ts'
import styles from '#site/features/contributions/dialogs/contributions-dialogs.sheet.css?url'

/** Loads the messages and styles of the dialogs. */
export const ready = () => Promise.all([loadContributionsWords(pageLang()), addStylesheet(styles)])
