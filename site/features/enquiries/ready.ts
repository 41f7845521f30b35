import { addStylesheet } from '#site/ui/page/stylesheet.ts'
import { loadDirectWords } from '#site/features/enquiries/direct-words.ts'
import { pageLang } from '#site/ui/page/page-lang.ts'
import styles from '#site/features/enquiries/direct-forms.sheet.css?url'

/** Loads messages and styles of enquiries. */
export const readyForDirect = () => Promise.all([loadDirectWords(pageLang()), addStylesheet(styles)])
