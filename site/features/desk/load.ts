import { loadDeskWords } from '#site/features/desk/words.ts'
import { loadEditWords } from '#site/features/edit/words.ts'
import { loadListingWords } from '#site/features/listing/words.ts'
import { pageLang } from '#site/ui/page/page-lang.ts'
import { loadTypeNames } from '#site/ui/page/type-names.ts'
import { loadContributionsWords } from '#site/features/contributions/words.ts'

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
