import type { VoicesWords } from '#core/i18n/words.ts'
import { createContext, useContext } from 'react'
import type { Lang } from '#core/i18n/languages.ts'
import type { Opinion } from '#site/stores/voices/feedback.ts'

/** What the buttons of the lists do; nothing in the HTML, until they are woken. */
export interface VoicesActions {
  toReviewPage: (page: number) => void
  showAllQuestions: () => void
  giveFeedback: (opinion: Opinion, opener: HTMLElement) => void
}

export interface VoicesSetting {
  lang: Lang
  words: VoicesWords
  actions?: VoicesActions
  /** The id of the element that shows what somebody has just written. */
  fresh?: string | undefined
}

const VoicesContext = createContext<VoicesSetting | undefined>(undefined)

export const VoicesProvider = VoicesContext.Provider

/** Language, words and actions of the lists around. */
export function useVoices(): VoicesSetting {
  const setting = useContext(VoicesContext)
  if (!setting) throw new Error('stands outside of the lists')
  return setting
}
