import { appPage } from '#site/ui/page/app-page.ts'
import { loadMessages } from '#site/ui/page/messages.ts'

/** The desk with its messages and those of the forms that visitors send. */
export async function loadDesk() {
  const [{ Desk }] = await Promise.all([
    import('./Desk.tsx'),
    loadMessages('desk.page'),
    loadMessages('edit'),
    loadMessages('listing.dialogs'),
    loadMessages('common.typeNames'),
    loadMessages('places.map'),
    loadMessages('contributions.posts'),
  ])
  return Desk
}

export const DeskIsland = appPage(loadDesk)
