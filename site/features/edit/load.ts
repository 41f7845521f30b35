import { addStylesheet } from '#site/ui/page/stylesheet.ts'
import { loadEditWords } from '#site/features/edit/words.ts'
import { pageLang } from '#site/ui/page/page-lang.ts'
import { loadTypeNames } from '#site/ui/page/type-names.ts'
import styles from '#site/features/edit/edit.sheet.css?url'

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
