import { loadDeskWords } from '#site/stores/desk/words.ts'
import { pageLang } from '#site/stores/page-lang.ts'

/** The desk, with its words. */
export async function loadDesk() {
  const [{ Desk }] = await Promise.all([
    import('./Desk.tsx'),
    loadDeskWords(pageLang()),
  ])
  return Desk
}
