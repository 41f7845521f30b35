import type { VoicesWords } from '#core/i18n/words.ts'
import { useStore } from '@nanostores/react'
import { $voicesWords, voicesWordsNow } from '#site/stores/voices/words.ts'

/** The words of reviews and questions, in what is drawn once they are loaded. */
export function useVoicesWords(): VoicesWords {
  return useStore($voicesWords) ?? voicesWordsNow()
}
