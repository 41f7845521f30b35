import { addStylesheet } from '#site/islands/page/stylesheet.ts'
import { loadContributionsWords } from '#site/stores/contributions/words.ts'
import { pageLang } from '#site/stores/page/page-lang.ts'
import styles from '#site/styles/contributions-dialogs.css?url'

/** Loads the messages and styles of the dialogs. */
export const ready = () => Promise.all([loadContributionsWords(pageLang()), addStylesheet(styles)])
