import { loadDeskWords } from '#site/stores/desk/words.ts'
import { loadEditWords } from '#site/stores/edit/words.ts'
import { loadListingWords } from '#site/stores/listing/words.ts'
import { pageLang } from '#site/stores/page/page-lang.ts'
import { loadTypeNames } from '#site/stores/page/type-names.ts'
import { loadContributionsWords } from '#site/stores/contributions/words.ts'

/** The desk with its messages and those of the forms that visitors send. */
export async function loadDesk() {
  const lang = pageLang()
  const [{ Desk }] = await Promise.all([
    import('./Desk.tsx'),
    loadDeskWords(lang),
    loadEditWords(lang),
    loadListingWords(lang),
    loadTypeNames(lang),
    loadContributionsWords(lang),
  ])
  return Desk
}
