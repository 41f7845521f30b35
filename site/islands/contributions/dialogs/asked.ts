import { takeAbout } from '#site/stores/dialogs/intent.ts'

/** The question that is being answered. */
export interface AskedQuestion {
  qid: number
  question: string
  /** Of the text. */
  lang: string
  dir: string
}

/**
 * The question of the button that was pressed, as the page shows it; or the one that somebody meant to
 * answer before they had to log in.
 */
export function askedQuestion(opener: HTMLElement | undefined): AskedQuestion | undefined {
  const resumed = takeAbout('answer') as AskedQuestion | undefined
  const qid = Number(opener?.dataset['qid'])
  const shown = document.getElementById(`question-${qid}-text`)
  if (resumed || !shown) return resumed
  const { lang, dir, textContent: question } = shown
  return { qid, question, lang, dir }
}

/** The button by which a question is answered. */
export function answerButton({ qid }: AskedQuestion): HTMLElement | undefined {
  const selector = `[data-qid="${qid}"]`
  return document.querySelector<HTMLElement>(selector) ?? undefined
}
