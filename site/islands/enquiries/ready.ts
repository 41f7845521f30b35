import { addStylesheet } from '#site/islands/page/stylesheet.ts'
import { loadDirectWords } from '#site/stores/enquiries/direct-words.ts'
import { pageLang } from '#site/stores/page/page-lang.ts'
import styles from '#site/styles/direct-forms.css?url'

/** Loads messages and styles of enquiries. */
export const readyForDirect = () => Promise.all([loadDirectWords(pageLang()), addStylesheet(styles)])
