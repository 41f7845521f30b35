import { appPage } from '#site/ui/page/app-page.ts'
import { loadMessages } from '#site/ui/page/messages.ts'
import { addStylesheet } from '#site/ui/page/stylesheet.ts'
import styles from '#site/features/edit/edit.sheet.css?url'

/** A form's messages and styles. */
const loadForm = () =>
  Promise.all([
    loadMessages('edit'),
    loadMessages('common.typeNames'),
    loadMessages('places.map'),
    addStylesheet(styles),
  ])

export const EditIsland = appPage(async () => {
  const [{ EditPage }] = await Promise.all([import('./EditPage.tsx'), loadForm()])
  return EditPage
})

export const AddPlaceIsland = appPage(async () => {
  const [{ AddPage }] = await Promise.all([import('./AddPage.tsx'), loadForm()])
  return AddPage
})
