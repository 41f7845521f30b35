import { takeAbout } from '#site/stores/dialogs/intent.ts'

/** The question to answer. */
export interface AskedQuestion {
  qid: number
  question: string
  /** Language of the text. */
  lang: string
  dir: string
}

/** The question of the pressed button as the page shows it, or the one chosen before the log-in. */
export function askedQuestion(opener: HTMLElement | undefined): AskedQuestion | undefined {
  const resumed = takeAbout('answer') as AskedQuestion | undefined
  const qid = Number(opener?.dataset['qid'])
  const shown = document.getElementById(`question-${qid}-text`)
  if (resumed || !shown) return resumed
  const { lang, dir, textContent: question } = shown
  return { qid, question, lang, dir }
}

/** The button that answers a question. */
export function answerButton({ qid }: AskedQuestion): HTMLElement | undefined {
  const selector = `[data-qid="${qid}"]`
  return document.querySelector<HTMLElement>(selector) ?? undefined
}
