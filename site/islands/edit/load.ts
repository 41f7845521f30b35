import { addStylesheet } from '#site/islands/page/stylesheet.ts'
import { loadEditWords } from '#site/stores/edit/words.ts'
import { pageLang } from '#site/stores/page/page-lang.ts'
import { loadTypeNames } from '#site/stores/page/type-names.ts'
import styles from '#site/styles/edit.css?url'

/** A form's messages and styles. */
const loadForm = () => Promise.all([loadEditWords(pageLang()), loadTypeNames(pageLang()), addStylesheet(styles)])

export async function loadEditPage() {
  const [{ EditPage }] = await Promise.all([import('./EditPage.tsx'), loadForm()])
  return EditPage
}

export async function loadAddPage() {
  const [{ AddPage }] = await Promise.all([import('./AddPage.tsx'), loadForm()])
  return AddPage
}
