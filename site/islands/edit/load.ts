import { addStylesheet } from '#site/islands/page/stylesheet.ts'
import { loadEditWords } from '#site/stores/edit/words.ts'
import { pageLang } from '#site/stores/page/page-lang.ts'
import { loadTypeNames } from '#site/stores/page/type-names.ts'
import styles from '#site/styles/edit.css?url'

/** The edit form's page with its messages and styles. */
export async function loadEditPage() {
  const [{ EditPage }] = await Promise.all([
    import('./EditPage.tsx'),
    loadEditWords(pageLang()),
    loadTypeNames(pageLang()),
    addStylesheet(styles),
  ])
  return EditPage
}
