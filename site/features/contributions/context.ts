import type { Texts } from '#core/i18n/messages.ts'
import { createContext, useContext } from 'react'
import type { Lang } from '#core/i18n/languages.ts'
import type { Opinion } from '#site/features/contributions/feedback.ts'

/** Actions of the buttons in the lists; absent before hydration. */
export interface ContributionsActions {
  toReviewPage: (page: number) => void
  showAllQuestions: () => void
  giveFeedback: (opinion: Opinion, opener: HTMLElement) => void
}

export interface ContributionsSetting {
  lang: Lang
  words: Texts<'contributions.posts'>
  actions?: ContributionsActions
  /** The id of the element that shows a new contribution. */
  fresh?: string | undefined
}

const ContributionsContext = createContext<ContributionsSetting | undefined>(undefined)

export const ContributionsProvider = ContributionsContext.Provider

/** Language, messages and actions of the surrounding lists. */
export function useContributions(): ContributionsSetting {
  const setting = useContext(ContributionsContext)
  if (!setting) throw new Error('stands outside of the lists')
  return setting
}
