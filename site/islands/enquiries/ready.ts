import { addStylesheet } from '#site/islands/page/stylesheet.ts'
import { loadDirectWords } from '#site/stores/enquiries/direct-words.ts'
import { pageLang } from '#site/stores/page/page-lang.ts'
import styles from '#site/styles/direct-forms.css?url'

/** Something that speaks to an owner, with the words and looks of such forms. */
export async function withDirectWords<T>(load: () => Promise<T>): Promise<T> {
  const [loaded] = await Promise.all([load(), loadDirectWords(pageLang()), addStylesheet(styles)])
  return loaded
}
