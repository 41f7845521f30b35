import { useStore } from '@nanostores/react'
import type { EditWords } from '#core/i18n/edit/en.ts'
import { $editWords, editWordsNow } from '#site/stores/edit/words.ts'

/** The words of the form, in what is drawn once they are loaded. */
export function useEditWords(): EditWords {
  return useStore($editWords) ?? editWordsNow()
}
