import type { DeskPageWords } from '#core/i18n/words.ts'
import { useStore } from '@nanostores/react'
import { $deskWords, deskWordsNow } from '#site/stores/desk/words.ts'

/** The words of the desk, in what is drawn once they are loaded. */
export function useDeskWords(): DeskPageWords {
  return useStore($deskWords) ?? deskWordsNow()
}
