import { loadMessages } from '#site/ui/page/messages.ts'
import { pageLang } from '#site/ui/page/page-lang.ts'

/** The desk with its messages and those of the forms that visitors send. */
export async function loadDesk() {
  const lang = pageLang()
  const [{ Desk }] = await Promise.all([
    import('./Desk.tsx'),
    loadMessages('desk.page', lang),
    loadMessages('edit', lang),
    loadMessages('listing.dialogs', lang),
    loadMessages('common.typeNames', lang),
    loadMessages('contributions.posts', lang),
  ])
  return Desk
}
