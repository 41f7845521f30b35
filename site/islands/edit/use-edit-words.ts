import type { EditWords } from '#core/i18n/words.ts'
import { useStore } from '@nanostores/react'
import { $editWords, editWordsNow } from '#site/stores/edit/words.ts'

/** The words of the form, in what is drawn once they are loaded. */
export function useEditWords(): EditWords {
  return useStore($editWords) ?? editWordsNow()
}
